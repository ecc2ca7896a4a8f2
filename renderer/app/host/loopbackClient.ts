import {
  CALL_NAMES,
  type CallAnswer,
  type CallArgs,
  type CallName,
  type HostApi,
  type SeatUpdate,
} from '../../../shared/ipc/contract.ts';
import {
  SOCKET_PATH,
  socketProtocol,
  type WireMessage,
  type WireRequest,
} from '../../../shared/ipc/wire.ts';
import type { ConnectionStatus } from '../connection.ts';
import type { HostConnection } from './connectHost.ts';

const FIRST_RETRY = 250;
const LONGEST_RETRY = 4000;
/** A host that was closed starts again at another address: after this long, that is likely. */
const GONE_AFTER = 8000;

interface Unanswered {
  readonly request: WireRequest;
  readonly resolve: (answer: CallAnswer<CallName>) => void;
}

/**
 * The host over a WebSocket. A lost connection is opened again by itself: the seat is taken again,
 * then every question without an answer is asked once more. The host does no command twice.
 */
export function connectLoopback(
  { protocol, host }: Pick<Location, 'protocol' | 'host'>,
  token: string,
  Socket: typeof WebSocket = WebSocket,
): HostConnection {
  const url = `${protocol === 'https:' ? 'wss' : 'ws'}://${host}${SOCKET_PATH}`;
  const unanswered = new Map<number, Unanswered>();
  const updateListeners = new Set<(update: SeatUpdate) => void>();
  const statusListeners = new Set<(status: ConnectionStatus) => void>();
  let socket: WebSocket | null = null;
  let seat: CallArgs<'takeSeat'> | null = null;
  let nextId = 0;
  let retryAfter = FIRST_RETRY;
  let goneTimer: ReturnType<typeof setTimeout> | null = null;

  const tellStatus = (status: ConnectionStatus) =>
    statusListeners.forEach((listener) => listener(status));
  const tellUpdate = (update: SeatUpdate) =>
    updateListeners.forEach((listener) => listener(update));

  function found(): void {
    if (goneTimer !== null) clearTimeout(goneTimer);
    goneTimer = null;
    retryAfter = FIRST_RETRY;
    tellStatus('open');
  }

  /** Told once, however often opening it again fails. */
  function lost(): void {
    if (goneTimer !== null) return;
    goneTimer = setTimeout(() => tellStatus('gone'), GONE_AFTER);
    tellStatus('lost');
  }

  function send(request: WireRequest): void {
    if (socket?.readyState === Socket.OPEN) socket.send(JSON.stringify(request));
  }

  function ask(call: CallName, args: unknown): Promise<CallAnswer<CallName>> {
    const request = { id: nextId, call, args };
    nextId += 1;
    return new Promise((resolve) => {
      unanswered.set(request.id, { request, resolve });
      send(request);
    });
  }

  function receive(message: WireMessage): void {
    if ('update' in message) return tellUpdate(message.update);
    const asked = message.id === null ? undefined : unanswered.get(message.id);
    if (!asked || message.id === null) return;
    unanswered.delete(message.id);
    asked.resolve(message.answer);
  }

  /** A seat belongs to its connection, so it comes before the questions that need it. */
  function resume(): void {
    const waiting = [...unanswered.values()].map(({ request }) => request);
    if (seat)
      void ask('takeSeat', seat).then((answer) => {
        if (answer.ok) tellUpdate(answer.result as SeatUpdate);
      });
    for (const request of waiting) send(request);
  }

  function open(): void {
    socket = new Socket(url, socketProtocol(token));
    socket.addEventListener('open', () => {
      found();
      resume();
    });
    socket.addEventListener('message', ({ data }) => {
      receive(JSON.parse(String(data)) as WireMessage);
    });
    socket.addEventListener('close', () => {
      lost();
      setTimeout(open, retryAfter);
      retryAfter = Math.min(retryAfter * 2, LONGEST_RETRY);
    });
  }

  function call(name: CallName, args: unknown): Promise<CallAnswer<CallName>> {
    if (name === 'takeSeat') seat = args as CallArgs<'takeSeat'>;
    if (name === 'leaveSeat') seat = null;
    return ask(name, args);
  }

  open();
  const calls = CALL_NAMES.map((name) => [name, (args: unknown) => call(name, args)] as const);
  const api = {
    ...Object.fromEntries(calls),
    onUpdate(listener: (update: SeatUpdate) => void) {
      updateListeners.add(listener);
      return () => updateListeners.delete(listener);
    },
  } as unknown as HostApi;
  return { api, onStatus: (listener) => statusListeners.add(listener) };
}
