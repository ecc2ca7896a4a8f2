// After a new migration: writes db/SCHEMA.md again.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { schemaDocument } from './schemaDocument.ts';

writeFileSync(path.join(import.meta.dirname, 'SCHEMA.md'), schemaDocument());
