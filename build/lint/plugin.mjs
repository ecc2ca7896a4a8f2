// Our own oxlint rules: the import zones, and no chance or clock in the rules of a game.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brokenZones } from './zones.mjs';

/** @typedef {{ type: string, [key: string]: any }} AstNode */
/** @typedef {{ filename: string, report(problem: { node: AstNode, message: string }): void }} Context */

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');

/** @param {string} file */
const fromRepoRoot = (file) => path.relative(root, file).split(path.sep).join('/');

/** @param {string} importer @param {string} specifier */
function targetOf(importer, specifier) {
  if (!specifier.startsWith('.')) return specifier;
  const [withoutQuery = specifier] = specifier.split('?');
  return path.posix.normalize(path.posix.join(path.posix.dirname(importer), withoutQuery));
}

const importZones = {
  /** @param {Context} context */
  create(context) {
    const importer = fromRepoRoot(context.filename);

    /** @param {AstNode | null | undefined} source */
    const check = (source) => {
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
      const target = targetOf(importer, source.value);
      for (const zone of brokenZones(importer, target)) {
        context.report({ node: source, message: `Zone "${zone.name}": ${zone.because}.` });
      }
    };

    return {
      ImportDeclaration: (/** @type {AstNode} */ node) => check(node.source),
      ExportNamedDeclaration: (/** @type {AstNode} */ node) => check(node.source),
      ExportAllDeclaration: (/** @type {AstNode} */ node) => check(node.source),
      ImportExpression: (/** @type {AstNode} */ node) => check(node.source),
      TSImportType: (/** @type {AstNode} */ node) => check(node.source ?? node.argument),
    };
  },
};

/** @param {AstNode} node @param {string} object @param {string} property */
const isMember = (node, object, property) =>
  node.object.type === 'Identifier' &&
  node.object.name === object &&
  (node.property.name === property || node.property.value === property);

/** @param {AstNode} node */
const isDate = (node) => node.callee.type === 'Identifier' && node.callee.name === 'Date';

const noChanceNoClock = {
  /** @param {Context} context */
  create(context) {
    const clock = 'A match has no clock: time comes in as data.';
    return {
      MemberExpression(/** @type {AstNode} */ node) {
        if (isMember(node, 'Math', 'random')) {
          context.report({
            node,
            message: 'Chance is seeded: draw from the kernel, not Math.random.',
          });
        }
        if (isMember(node, 'Date', 'now')) context.report({ node, message: clock });
      },
      NewExpression(/** @type {AstNode} */ node) {
        if (isDate(node)) context.report({ node, message: clock });
      },
      CallExpression(/** @type {AstNode} */ node) {
        if (isDate(node)) context.report({ node, message: clock });
      },
    };
  },
};

export default {
  meta: { name: 'hexfront' },
  rules: { 'import-zones': importZones, 'no-chance-no-clock': noChanceNoClock },
};
