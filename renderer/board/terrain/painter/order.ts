import type { Board } from '../../../../shared/coh/index.ts';
import type { PaintNews, PaintOrder } from './messages.ts';
// The bundler makes this a file of its own and gives its address.
// oxlint-disable-next-line import/default
import workerUrl from './worker.ts?worker&url';

interface Waiting {
  readonly tell: (share: number) => void;
  readonly resolve: (picture: Blob) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Changes with every change of the painter, because the name of its file holds a hash of what is in
 * it: pictures by another painter are not these pictures. Null while the painter is being worked on.
 */
export const PAINTER: string | null = /([\w-]+)\.js$/.exec(workerUrl)?.[1] ?? null;

const waiting = new Map<number, Waiting>();
let worker: Worker | null = null;
let orders = 0;

/** Has a map painted in the background, one picture after the other. */
export function orderPicture(
  board: Board,
  radius: number,
  tell: (share: number) => void,
): Promise<Blob> {
  worker ??= startWorker();
  orders += 1;
  const order: PaintOrder = { order: orders, board, radius };
  worker.postMessage(order);
  return new Promise((resolve, reject) => waiting.set(order.order, { tell, resolve, reject }));
}

function startWorker(): Worker {
  const started = new Worker(workerUrl, { type: 'module', name: 'painter' });
  started.addEventListener('message', ({ data }: MessageEvent<PaintNews>) => hear(data));
  started.addEventListener('error', ({ message }) => {
    for (const { reject } of waiting.values()) reject(new Error(message));
    waiting.clear();
    worker = null;
  });
  return started;
}

function hear(news: PaintNews): void {
  const whoever = waiting.get(news.order);
  if (news.kind === 'progress') {
    whoever?.tell(news.share);
    return;
  }
  waiting.delete(news.order);
  if (news.kind === 'painted') whoever?.resolve(news.picture);
  else whoever?.reject(new Error(news.message));
}
