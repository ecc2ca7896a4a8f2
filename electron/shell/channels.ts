import type { CallName } from '../../shared/ipc/contract.ts';

/** One channel for each call, so that main and preload cannot disagree on a name. */
export function callChannel(name: CallName): `hexfront:${CallName}` {
  return `hexfront:${name}`;
}

export const UPDATE_CHANNEL = 'hexfront:update';
