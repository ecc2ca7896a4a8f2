import type { Database } from 'better-sqlite3';
import type { Settings } from '../../shared/ipc/contract.ts';

export type SettingsRepository = ReturnType<typeof settingsRepository>;

export function settingsRepository(database: Database) {
  const list = database.prepare<[], { key: string; value: string }>(
    'SELECT key, value FROM settings ORDER BY key',
  );
  const write = database.prepare<[string, string]>(
    `INSERT INTO settings (key, value) VALUES (?, ?)
     ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
  );
  return {
    readAll: (): Settings =>
      Object.fromEntries(
        list.all().map(({ key, value }) => [key, JSON.parse(value) as Settings[string]]),
      ),
    write: (key: string, value: Settings[string]): void => {
      write.run(key, JSON.stringify(value));
    },
  };
}
