import type { RawData, WebSocket } from 'ws';
import type { CallError } from '../../shared/ipc/contract.ts';
import { requestSchema, type WireAnswer, type WireMessage } from '../../shared/ipc/wire.ts';
import { firstProblem } from '../../shared/scenario/index.ts';
import type { Host } from '../host/host.ts';
import type { Session } from '../host/sessions.ts';

/** Room for the largest game file a call may carry, with its quotes escaped. */
const MESSAGE_LIMIT = 96 * 1024 * 1024;
/** Beyond this the connection is cut instead of answered. */
export const HARD_MESSAGE_LIMIT = 2 * MESSAGE_LIMIT;

/** Speaks the protocol of shared/ipc/wire.ts with one screen until it goes. */
export function serveScreen(host: Host, screen: WebSocket): void {
  const send = (message: WireMessage) => screen.send(JSON.stringify(message));
  const session = host.openSession((update) => send({ update }));
  screen.on('message', (data, isBinary) => send(answerTo(host, session, data, isBinary)));
  screen.on('close', () => host.closeSession(session));
  // A broken connection is followed by 'close', which is all there is to do about it.
  screen.on('error', () => screen.terminate());
}

function answerTo(host: Host, session: Session, data: RawData, isBinary: boolean): WireAnswer {
  const bytes = data as Buffer;
  if (isBinary) return unreadable('The message must be text, not binary.');
  if (bytes.length > MESSAGE_LIMIT)
    return unreadable(`The message must be at most ${MESSAGE_LIMIT} bytes long.`);
  const value = parseJson(bytes.toString('utf8'));
  if (value === undefined) return unreadable('The message must be JSON.');
  const request = requestSchema.safeParse(value);
  if (!request.success) {
    const { path, message } = firstProblem(request.error, 'The message');
    return unreadable(message, path, idOf(value));
  }
  const { id, call, args } = request.data;
  return { id, answer: host.call(session, call, args) };
}

function unreadable(message: string, path = '', id: number | null = null): WireAnswer {
  const error: CallError = { code: 'badArgument', path, message };
  return { id, answer: { ok: false, error } };
}

function idOf(value: unknown): number | null {
  const found = value !== null && typeof value === 'object' && 'id' in value ? value.id : null;
  return requestSchema.shape.id.safeParse(found).data ?? null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
