import type { Database } from 'better-sqlite3';

export type DocumentKind = 'map' | 'scenario';
export type DocumentOrigin = 'shipped' | 'own';

export interface StoredDocument {
  readonly id: string;
  readonly origin: DocumentOrigin;
  readonly body: unknown;
}

interface Row {
  readonly id: string;
  readonly origin: DocumentOrigin;
  readonly body: string;
}

export type DocumentsRepository = ReturnType<typeof documentsRepository>;

/** Maps and scenarios as they were written; who reads one checks it again. */
export function documentsRepository(database: Database) {
  const upsert = database.prepare<[DocumentKind, string, DocumentOrigin, string]>(
    // An unchanged document is not written again: a start without news leaves the file alone.
    `INSERT INTO documents (kind, id, origin, body) VALUES (?, ?, ?, ?)
     ON CONFLICT (kind, id) DO UPDATE SET origin = excluded.origin, body = excluded.body
     WHERE origin <> excluded.origin OR body <> excluded.body`,
  );
  const remove = database.prepare<[DocumentKind, string]>(
    'DELETE FROM documents WHERE kind = ? AND id = ?',
  );
  const list = database.prepare<[DocumentKind], Row>(
    'SELECT id, origin, body FROM documents WHERE kind = ? ORDER BY id',
  );
  return {
    put: (kind: DocumentKind, { id, origin, body }: StoredDocument): void => {
      upsert.run(kind, id, origin, JSON.stringify(body));
    },
    remove: (kind: DocumentKind, id: string): void => {
      remove.run(kind, id);
    },
    list: (kind: DocumentKind): StoredDocument[] =>
      list.all(kind).map((row) => ({ ...row, body: JSON.parse(row.body) as unknown })),
  };
}
