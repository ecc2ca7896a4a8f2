export type { DocumentKind, StoredDocument } from './repositories/documents.ts';
export type { GameProgress, StoredGame } from './repositories/games.ts';
export { openStore, type Store } from './store.ts';
