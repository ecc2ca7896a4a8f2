import type { HexId } from '../../shared/hex/index.ts';
import type { Audit } from './audit.ts';
import { sideAlone } from './books.ts';
import { takeControl } from './entries.ts';
import { demand, type Demand } from './reading.ts';

/** R2.4-3: the changes of control due in these hexes, written down and to be read. */
export function controlDemands(audit: Audit, hexes: readonly HexId[]): Demand[] {
  const due = audit.books.objectives.flatMap(({ hex, control }) => {
    const side = hexes.includes(hex) ? sideAlone(audit.books, hex) : null;
    return side === null || side === control ? [] : [{ hex, side }];
  });
  for (const { hex, side } of due) audit.books = takeControl(audit.books, hex, side);
  return due.map((change) => demand('hexControlled', change));
}
