/** How a hex appears to somebody who looks: hidden right behind something, or behind what blocks. */
export const LOOKS = { seen: 1, blind: 2, blocked: 3 } as const;

export type HexLook = keyof typeof LOOKS;
