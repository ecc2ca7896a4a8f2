import type { Colour, Side } from '../../../shared/coh/index.ts';

/** Light, middle and dark of one material. */
export interface Shades {
  readonly light: string;
  readonly middle: string;
  readonly dark: string;
}

export interface SidePalette {
  readonly tileTop: string;
  readonly tileBottom: string;
  readonly edge: string;
  readonly rim: string;
  /** Behind figures that lie straight on a spent tile. */
  readonly spentHalo: string;
  readonly uniform: Shades;
  readonly helmet: Shades;
  readonly metal: Shades;
}

export const PALETTES: Readonly<Record<Side, SidePalette>> = {
  german: {
    tileTop: '#c3c9bb',
    tileBottom: '#a2aa9a',
    edge: '#2b302c',
    rim: '#5d675f',
    spentHalo: '#d0d2cb',
    uniform: { light: '#7f8a79', middle: '#5a6457', dark: '#363d35' },
    helmet: { light: '#667064', middle: '#454d45', dark: '#272c27' },
    metal: { light: '#b3a574', middle: '#8a7f55', dark: '#4f482e' },
  },
  soviet: {
    tileTop: '#dcc796',
    tileBottom: '#bfa36a',
    edge: '#33270f',
    rim: '#8a6a34',
    spentHalo: '#d8d0bd',
    uniform: { light: '#a09058', middle: '#75683d', dark: '#453c20' },
    helmet: { light: '#7b8855', middle: '#54603a', dark: '#333b22' },
    metal: { light: '#7d8c57', middle: '#55633a', dark: '#323c22' },
  },
};

export const INK = '#1b1a14';
export const OUTLINE = '#14150e';
export const FIGURES: Readonly<Record<Colour, string>> = { red: '#9c1411', blue: '#143f93' };
export const FACING_GREEN = '#9be052';
export const FACING_SPENT = '#8aa571';
export const SELECTED_GOLD = '#ffd65a';
export const ACTIVE_GREEN = '#8fd14f';
