import type { Weapon } from './parts.ts';

const GREENS = ['#3c4a26', '#58683a', '#7b8850'] as const;

/** A sniper's bush. */
export const bush: Weapon = (context) => {
  for (let leaf = 0; leaf < 26; leaf += 1) {
    const angle = leaf * 2.4;
    const reach = (leaf % 7) * 4.4;
    const x = 46 + Math.cos(angle) * reach * 1.3;
    const y = 47 + Math.sin(angle) * 4;
    context.fillStyle = GREENS[leaf % GREENS.length] as string;
    context.beginPath();
    context.ellipse(x, y, 5, 3.4, angle, 0, 2 * Math.PI);
    context.fill();
  }
};
