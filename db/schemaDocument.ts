import Sqlite from 'better-sqlite3';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations/index.ts';

interface Table {
  readonly name: string;
  readonly sql: string;
}

/** The schema as the migrations leave it, for people. `db/SCHEMA.md` must be equal to it. */
export function schemaDocument(): string {
  const database = new Sqlite(':memory:');
  migrate(database);
  const tables = database
    .prepare<[], Table>("SELECT name, sql FROM sqlite_schema WHERE type = 'table' ORDER BY name")
    .all();
  database.close();
  return [
    '# The database',
    `Version ${MIGRATIONS.at(-1)?.version}. Written by \`node db/writeSchemaDocument.ts\`; do not edit.`,
    ...tables.map(({ name, sql }) => `## ${name}\n\n\`\`\`sql\n${sql}\n\`\`\``),
    '',
  ].join('\n\n');
}
