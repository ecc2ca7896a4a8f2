import type { Board } from '../../../../shared/coh/index.ts';
import type { PaintNews, PaintOrder } from './messages.ts';
// The bundler makes this a file of its own and gives its address.
// oxlint-disable-next-line import/default
import workerUrl from './worker.ts?worker&url';

interface Waiting {
  readonly order: PaintOrder;
  readonly tell: (share: number) => void;
  readonly resolve: (picture: Blob) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Changes with every change of the painter, because the name of its file holds a hash of what is in
 * it: pictures by another painter are not these pictures. Null while the painter is being worked on.
 */
export const PAINTER: string | null = /([\w-]+)\.js$/.exec(workerUrl)?.[1] ?? null;

let worker: Worker | null = null;
let inWork: Waiting | null = null;
const waiting: Waiting[] = [];

/** Has a map painted in the background, one picture after the other. */
export function orderPicture(
  board: Board,
  radius: number,
  tell: (share: number) => void,
): Promise<Blob> {
  const order: PaintOrder = { board, radius };
  return new Promise((resolve, reject) => {
    waiting.push({ order, tell, resolve, reject });
    beginNext();
  });
}

/** The latest first: it is for what the player looks at now. */
function beginNext(): void {
  if (inWork) return;
  inWork = waiting.pop() ?? null;
  if (!inWork) return;
  try {
    worker ??= startWorker();
    worker.postMessage(inWork.order);
  } catch (error) {
    finish(({ reject }) => reject(error as Error));
  }
}

function startWorker(): Worker {
  const started = new Worker(workerUrl, { type: 'module', name: 'painter' });
  started.addEventListener('message', ({ data }: MessageEvent<PaintNews>) => hear(data));
  // An error of the painting itself comes as news: here the worker as a whole is broken.
  const giveUp = (reason: string) => {
    started.terminate();
    worker = null;
    finish((waited) => waited.reject(new Error(reason)));
  };
  started.addEventListener('error', ({ message }) =>
    giveUp(message || 'The painter could not be started'),
  );
  started.addEventListener('messageerror', () => giveUp('The painter could not be understood'));
  return started;
}

function hear(news: PaintNews): void {
  if (news.kind === 'progress') inWork?.tell(news.share);
  else if (news.kind === 'painted') finish(({ resolve }) => resolve(news.picture));
  else finish(({ reject }) => reject(new Error(news.message)));
}

function finish(answer: (waited: Waiting) => void): void {
  const done = inWork;
  inWork = null;
  if (done) answer(done);
  beginNext();
}
