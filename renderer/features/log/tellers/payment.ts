import type { TerrainId } from '../../../../shared/coh/index.ts';
import { t } from '../../../i18n/index.ts';
import { costText } from '../../../i18n/names.ts';
import type { LogWriter, OpenEntry, Paid } from '../logWriter.ts';

/** What the action being told was paid with; it is told once. */
export function takePaid({ pending }: LogWriter): Paid | null {
  const { paid } = pending;
  pending.paid = null;
  return paid;
}

/** What the price is made of, what was shown on the way, and what the payment did to the unit. */
export function explainPrice(entry: OpenEntry, paid: Paid | null, entered: TerrainId): void {
  if (!paid) return;
  if (paid.cost.length > 1)
    for (const item of paid.cost)
      entry.cost.push({ text: costText(item, entered), rule: item.rule });
  entry.details.push(...paid.shown);
  if (paid.by === 'opportunity') entry.details.push({ text: t('log.opportunity'), rule: 'R3.1' });
  if (paid.by === 'command') entry.details.push({ text: t('log.command'), rule: 'R3.2.2' });
}
