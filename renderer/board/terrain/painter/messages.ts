import type { Board } from '../../../../shared/coh/index.ts';

/** What the screen asks of the painter's worker, one picture at a time. */
export interface PaintOrder {
  readonly board: Board;
  /** Of a hex, in device pixels. */
  readonly radius: number;
}

/** What it hears: how far the picture is, then the picture, or that there will be none. */
export type PaintNews =
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'painted'; readonly picture: Blob }
  | { readonly kind: 'failed'; readonly message: string };
