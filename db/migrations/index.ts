import { initial } from './0010_initial.ts';
import { combat } from './0020_combat.ts';
import { ground } from './0030_ground.ts';
import type { Migration } from './migration.ts';

export type { Migration };

/** Every migration, oldest first. */
export const MIGRATIONS: readonly Migration[] = [initial, combat, ground];
