// Stylesheets and pictures mean nothing to a test that renders no pixels.
module.exports = '';
