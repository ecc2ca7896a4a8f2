import { type CohState, SIDES } from '../../../shared/coh/index.ts';
import { NationalSymbol } from '../../board/index.ts';
import { t } from '../../i18n/index.ts';
import { sideName, unitTypesText } from '../../i18n/names.ts';
import { RuleTag } from '../../ui/RuleTag.tsx';
import { type SideScore, sideScore } from './finalScore.ts';

/** How both sides came to their points, and what it cost them. */
export function ScoreTable({ view }: { readonly view: CohState }) {
  const scores = SIDES.map((side) => ({ side, ...sideScore(view, side) }));
  const row = (
    label: string,
    rule: string | null,
    figure: (score: SideScore) => string | number,
  ) => (
    <tr>
      <th scope="row">
        {label} <RuleTag rule={rule} />
      </th>
      {scores.map((score) => (
        <td key={score.side}>{figure(score)}</td>
      ))}
    </tr>
  );
  return (
    <table className="end-table" data-testid="match-breakdown">
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t('matchEnd.breakdown')}</span>
          </th>
          {SIDES.map((side) => (
            <th key={side} scope="col">
              <NationalSymbol side={side} size={18} /> {sideName(side)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {row(t('matchEnd.hexes'), 'R2.3', ({ hexes }) => hexes)}
        {row(t('matchEnd.units'), 'R2.4-2', ({ units }) => units)}
        {row(t('matchEnd.points'), null, ({ points }) => points)}
        {row(t('matchEnd.losses'), null, ({ losses }) =>
          losses.length === 0 ? t('matchEnd.noLosses') : unitTypesText(losses),
        )}
      </tbody>
    </table>
  );
}
