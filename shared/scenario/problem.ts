import type { z } from 'zod';

/** Something wrong with a document: where, and in one sentence what was expected there. */
export interface Problem {
  readonly severity: 'error' | 'warning';
  /** Like `sides.german.units[2].hex`; empty for the document as a whole. */
  readonly path: string;
  readonly message: string;
}

/** A document that was read: `document` is null when a problem is an error. */
export interface Checked<Document> {
  readonly problems: readonly Problem[];
  readonly document: Document | null;
}

export function error(path: string, message: string): Problem {
  return { severity: 'error', path, message };
}

export function warning(path: string, message: string): Problem {
  return { severity: 'warning', path, message };
}

export function hasErrors(problems: readonly Problem[]): boolean {
  return problems.some(({ severity }) => severity === 'error');
}

/** The shape errors of zod as sentences that name the field. */
export function shapeProblems(failure: z.ZodError): Problem[] {
  return failure.issues.map((issue) => {
    const path = pathText(issue.path);
    return error(path, `${path || 'The document'}: ${lowerFirst(issue.message)}.`);
  });
}

export function pathText(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`;
    return text ? `${text}.${String(key)}` : String(key);
  }, '');
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1).replace(/\.$/, '');
}
