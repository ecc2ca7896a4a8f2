import type { Modifier, TerrainId } from '../../../shared/coh/index.ts';
import { modifierText, signed } from '../../i18n/names.ts';
import { RuleTag } from '../../ui/RuleTag.tsx';

interface SumTableProps {
  readonly title: string;
  /** What all lines come to, in words. */
  readonly total: string;
  readonly lines: readonly Modifier[];
  /** Where the target stands: a terrain line is named after it. */
  readonly terrain: TerrainId;
}

/** A value line by line, each with its rule, as in the picture of an attack. */
export function SumTable({ title, total, lines, terrain }: SumTableProps) {
  return (
    <table className="sum-table">
      <caption>
        <span>{title}</span> <b>{total}</b>
      </caption>
      <tbody>
        {lines.map((line, index) => (
          <tr key={line.reason} className={`sum-${line.reason}`}>
            <th scope="row">{modifierText(line, terrain)}</th>
            <td>{index === 0 ? line.amount : signed(line.amount)}</td>
            <td>
              <RuleTag rule={line.rule} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
