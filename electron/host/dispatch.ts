import {
  type CallAnswer,
  type CallError,
  CALL_NAMES,
  type CallName,
  callSchemas,
} from '../../shared/ipc/contract.ts';
import { CallFailure } from './callFailure.ts';
import type { Calls } from './calls.ts';
import { firstProblem } from '../../shared/scenario/index.ts';
import type { Session } from './sessions.ts';

/** Carries out whatever a screen sends, and always has an answer. */
export type Dispatch = (session: Session, name: unknown, args: unknown) => CallAnswer<CallName>;

export function createDispatch(calls: Calls, logError: (error: unknown) => void): Dispatch {
  return (session, name, args) => {
    try {
      return { ok: true, result: run(calls, session, name, args) };
    } catch (error) {
      if (error instanceof CallFailure) return { ok: false, error: error.error };
      logError(error);
      return { ok: false, error: internal };
    }
  };
}

/** Details stay in the host: they may name files, or hold what a seat must not know. */
const internal: CallError = {
  code: 'internal',
  path: '',
  message: 'The host could not carry that out, and nothing was changed.',
};

function run(calls: Calls, session: Session, name: unknown, args: unknown) {
  if (!isCallName(name))
    throw new CallFailure('badArgument', 'call', `call must be one of ${CALL_NAMES.join(', ')}.`);
  const parsed = callSchemas[name].safeParse(args);
  if (!parsed.success) {
    const { path, message } = firstProblem(parsed.error, 'The argument');
    throw new CallFailure('badArgument', path, message);
  }
  // The schema of this name made these arguments, which TypeScript cannot follow through a union.
  const call = calls[name] as (args: unknown, session: Session) => CallAnswerResult;
  return call(parsed.data, session);
}

type CallAnswerResult = Extract<CallAnswer<CallName>, { ok: true }>['result'];

function isCallName(name: unknown): name is CallName {
  return typeof name === 'string' && Object.hasOwn(callSchemas, name);
}
