import { initial } from './0010_initial.ts';
import type { Migration } from './migration.ts';

export type { Migration };

/** Every migration, oldest first. */
export const MIGRATIONS: readonly Migration[] = [initial];
