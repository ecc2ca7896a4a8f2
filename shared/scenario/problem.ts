import type { z } from 'zod';
import { fieldProblem } from './fieldProblem.ts';

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

/** What zod found wrong with the shape of a document. */
export function shapeProblems(failure: z.ZodError): Problem[] {
  return failure.issues.map((issue) => {
    const { path, message } = fieldProblem(issue, 'The document');
    return error(path, message);
  });
}
