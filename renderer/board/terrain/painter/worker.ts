import type { Board } from '../../../../shared/coh/index.ts';
import type { PaintNews, PaintOrder } from './messages.ts';
import { paintGround } from './paintGround.ts';
import { type Scenery, sceneryOf } from './scenery.ts';

/** Good enough that nobody sees the difference, small enough to be kept. */
const KEPT_AS = { type: 'image/jpeg', quality: 0.93 } as const;
/** Share of the work that is done before the first brush. */
const PREPARATION = 0.25;

/** The map painted last: another size of it needs no new preparation. */
let latest: { readonly key: string; readonly scenery: Scenery } | null = null;

function sceneryFor(board: Board): Scenery {
  const key = JSON.stringify(board);
  if (latest?.key !== key) latest = { key, scenery: sceneryOf(board) };
  return latest.scenery;
}

async function paint({ board, radius }: PaintOrder): Promise<PaintNews> {
  const tell = (share: number) =>
    post({ kind: 'progress', share: PREPARATION + share * (1 - PREPARATION) });
  const scenery = sceneryFor(board);
  const canvas = paintGround(scenery, radius, tell);
  return { kind: 'painted', picture: await canvas.convertToBlob(KEPT_AS) };
}

function post(news: PaintNews): void {
  self.postMessage(news);
}

self.addEventListener('message', ({ data }: MessageEvent<PaintOrder>) => {
  void paint(data).then(post, (error: unknown) => post({ kind: 'failed', message: String(error) }));
});
