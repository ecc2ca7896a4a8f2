import './objectives.css';
import type { Objective } from '../../../shared/coh/index.ts';
import type { HexId } from '../../../shared/hex/index.ts';
import { NationalSymbol } from '../../board/index.ts';
import { t } from '../../i18n/index.ts';
import { holderText, worthText } from '../../i18n/names.ts';

interface ObjectivesProps {
  readonly objectives: readonly Objective[];
  /** Shows the hex on the board. */
  onShow(hex: HexId): void;
}

/** What the fight is for, and who has it now. */
export function Objectives({ objectives, onShow }: ObjectivesProps) {
  if (objectives.length === 0) return null;
  return (
    <section className="objectives" data-testid="objectives">
      <h3>{t('card.objectives')}</h3>
      <ul>
        {objectives.map((objective) => (
          <li key={`${objective.hex} ${objective.when}`}>
            <button
              type="button"
              title={t('card.showObjective', { hex: objective.hex })}
              data-testid={`objective-${objective.hex}`}
              onClick={() => onShow(objective.hex)}
            >
              <b>{objective.hex}</b>
              <span>{worthText(objective)}</span>
              <Holder objective={objective} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Holder({ objective }: { readonly objective: Objective }) {
  const { control } = objective;
  if (control === null) return <small>{t('card.nobody')}</small>;
  return (
    <>
      <span className="visually-hidden">{holderText(objective)}</span>
      <NationalSymbol side={control} size={16} />
    </>
  );
}
