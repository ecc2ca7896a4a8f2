import type { Board } from '../../../../shared/coh/index.ts';

/** What the screen asks of the painter's worker. */
export interface PaintOrder {
  readonly order: number;
  readonly board: Board;
  /** Of a hex, in device pixels. */
  readonly radius: number;
}

/** What it hears: how far the picture is, then the picture, or that there will be none. */
export type PaintNews =
  | { readonly order: number; readonly kind: 'progress'; readonly share: number }
  | { readonly order: number; readonly kind: 'painted'; readonly picture: Blob }
  | { readonly order: number; readonly kind: 'failed'; readonly message: string };
