import type { CallError } from '../../shared/ipc/contract.ts';

/** Thrown inside a call to end it with this answer. Nothing may have been written before. */
export class CallFailure extends Error {
  readonly error: CallError;

  constructor(code: CallError['code'], path: string, message: string) {
    super(message);
    this.error = { code, path, message };
  }
}
