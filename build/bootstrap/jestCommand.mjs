import { fromRoot } from './paths.mjs';

/**
 * Jest's CommonJS registry can require ES modules only with Node's vm modules.
 *
 * @param {readonly string[]} args
 */
export const jestCommand = (args) => [
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  fromRoot('node_modules', 'jest', 'bin', 'jest.js'),
  ...args,
];
