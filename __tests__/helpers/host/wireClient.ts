import { once } from 'node:events';
import { WebSocket } from 'ws';
import type {
  CallAnswer,
  CallArgs,
  CallName,
  CallResults,
  SeatUpdate,
} from '../../../shared/ipc/contract.ts';
import {
  SOCKET_PATH,
  socketProtocol,
  type WireAnswer,
  type WireMessage,
} from '../../../shared/ipc/wire.ts';

/** A screen at the other end of a real socket. */
export interface WireClient {
  readonly updates: SeatUpdate[];
  call<Name extends CallName>(name: Name, args: CallArgs<Name>): Promise<CallAnswer<Name>>;
  ask<Name extends CallName>(name: Name, args: CallArgs<Name>): Promise<CallResults[Name]>;
  /** Sends any text or bytes at all and returns the next answer. */
  sendRaw(message: string | Buffer): Promise<WireAnswer>;
  close(): Promise<void>;
}

export class ConnectionLost extends Error {}

export function addressParts(url: string): { origin: string; key: string; token: string } {
  const { origin, pathname, hash } = new URL(url);
  return { origin, key: pathname.split('/')[1] ?? '', token: hash.replace('#token=', '') };
}

export async function connect(url: string): Promise<WireClient> {
  const { origin, token } = addressParts(url);
  const socket = new WebSocket(
    `${origin.replace('http', 'ws')}${SOCKET_PATH}`,
    socketProtocol(token),
    {
      origin,
      maxPayload: 0,
    },
  );
  const updates: SeatUpdate[] = [];
  // The host answers in the order of the requests.
  const waiting: { resolve(answer: WireAnswer): void; reject(error: Error): void }[] = [];
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as WireMessage;
    if ('update' in message) updates.push(message.update);
    else waiting.shift()?.resolve(message);
  });
  socket.on('close', () => {
    for (const { reject } of waiting.splice(0)) reject(new ConnectionLost('The host is gone'));
  });
  await once(socket, 'open');
  socket.on('error', () => socket.terminate());

  let lastId = 0;
  const sendRaw = (message: string | Buffer) =>
    new Promise<WireAnswer>((resolve, reject) => {
      if (socket.readyState !== WebSocket.OPEN)
        return reject(new ConnectionLost('The host is gone'));
      waiting.push({ resolve, reject });
      socket.send(message);
    });
  const call = async <Name extends CallName>(name: Name, args: CallArgs<Name>) => {
    const id = (lastId += 1);
    const { id: answered, answer } = await sendRaw(JSON.stringify({ id, call: name, args }));
    if (answered !== id) throw new Error(`Answer ${answered} came for request ${id}`);
    return answer as CallAnswer<Name>;
  };
  return {
    updates,
    call,
    ask: async (name, args) => {
      const answer = await call(name, args);
      if (!answer.ok) throw new Error(`${name}: ${answer.error.message}`);
      return answer.result;
    },
    sendRaw,
    close: async () => {
      if (socket.readyState === WebSocket.CLOSED) return;
      const closed = once(socket, 'close');
      socket.close();
      await closed;
    },
  };
}
