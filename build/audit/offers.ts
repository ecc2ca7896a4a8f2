import type { CohCommand } from '../../shared/coh/index.ts';
import { allowedCommands } from './allowed.ts';
import type { Audit } from './audit.ts';
import { compare } from './reading.ts';

/** The list of legal commands must hold all that the rules allow and nothing else. */
export function auditOffers(audit: Audit, offered: readonly CohCommand[] | undefined): void {
  if (!offered) return;
  const found = new Set(offered.map(canonical));
  const expected = new Set(allowedCommands(audit).map(canonical));
  const forbidden = [...found].filter((command) => !expected.has(command));
  const forgotten = [...expected].filter((command) => !found.has(command));
  compare(audit, 'legal list', 'what the rules forbid', [], forbidden);
  compare(audit, 'legal list', 'what the list forgets', [], forgotten);
}

/** The same command in the same words, however its fields are ordered. */
function canonical(command: CohCommand): string {
  return JSON.stringify(command, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}
