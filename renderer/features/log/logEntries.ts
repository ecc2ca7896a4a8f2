import type { CohEvent } from '../../../shared/coh/index.ts';
import type { CohSeatStep } from '../../../shared/ipc/contract.ts';
import { isUndone } from '../../../shared/kernel/index.ts';
import type { LogEntry } from './logEntry.ts';
import { createLogWriter, type Known, type LogWriter } from './logWriter.ts';
import { TELLERS } from './tellers/index.ts';

/** The story that the steps tell, oldest first, in the words of one seat. */
export function logEntries(steps: readonly CohSeatStep[], view: Known): LogEntry[] {
  const writer = createLogWriter(steps, view);
  for (const { revision, events } of steps) {
    writer.now.revision = revision;
    for (const event of events) if (!isUndone(event)) tell(writer, event);
  }
  return writer.entries;
}

function tell(writer: LogWriter, event: CohEvent): void {
  // The table pairs each type with its payload; TypeScript cannot follow that through a look-up.
  const teller = TELLERS[event.type] as
    | ((writer: LogWriter, payload: CohEvent['payload']) => void)
    | undefined;
  teller?.(writer, event.payload);
}
