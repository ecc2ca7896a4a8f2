import './attack.css';
import type { Board, Modifier, TerrainId } from '../../../shared/coh/index.ts';
import { NationalSymbol } from '../../board/index.ts';
import { t } from '../../i18n/index.ts';
import { markerEffect, markerName, modifierText, signed, unitTypeName } from '../../i18n/names.ts';
import { BoardDialog } from '../../ui/BoardDialog.tsx';
import { DiceFaces } from '../../ui/DiceFaces.tsx';
import { RuleTag } from '../../ui/RuleTag.tsx';
import { GoOn } from '../initiative/GoOn.tsx';
import type {
  AttackReport,
  LateEffect,
  PointsReport,
  RallyReport,
  RollReport,
} from '../match/rollReports.ts';

interface AttackResultProps {
  readonly report: AttackReport;
  readonly board: Board;
}

/** An attack's dice, sums and what came of them, for both sides to see. */
export function AttackResult({ report, board }: AttackResultProps) {
  const { attacker, hex, closeCombat, side, rolls } = report;
  const unit = attacker ? unitTypeName(attacker) : t('unit.hiddenOne');
  const title = closeCombat
    ? t('rollReport.closeCombat', { unit, hex })
    : t('rollReport.fired', { unit, hex });
  return (
    <BoardDialog title={title} testId="attack-result" place="low">
      {rolls.map((roll, index) => (
        <RollLine
          key={index}
          roll={roll}
          friendly={roll.side === side}
          terrain={board.terrain[hex] ?? 'open'}
        />
      ))}
      {report.late.map((effect, index) => (
        <LateLine key={index} effect={effect} />
      ))}
      <GoOn label={t('rollReport.continue')} />
    </BoardDialog>
  );
}

/** An earlier roll of the same attack takes effect only now. */
function LateLine({ effect }: { readonly effect: LateEffect }) {
  const { target, side, destroyed, drawn, marker } = effect;
  const verdict = destroyed ? 'destroyed' : 'hit';
  return (
    <article className={`roll-line roll-${verdict}`} data-testid="late-line" data-verdict={verdict}>
      <header>
        {side && <NationalSymbol side={side} size={20} />}
        <b>{target ? unitTypeName(target) : t('unit.hiddenOne')}</b>
        <small>{t('rollReport.earlier')}</small>
        <em>{t(`rollReport.${verdict}`)}</em>
      </header>
      <MarkerNote drawn={drawn} marker={marker} />
    </article>
  );
}

interface RollLineProps {
  readonly roll: RollReport;
  readonly friendly: boolean;
  readonly terrain: TerrainId;
}

function RollLine({ roll, friendly, terrain }: RollLineProps) {
  const { target, side, dice, attack, defence, attackValue, defenceValue } = roll;
  const verdict = roll.destroyed ? 'destroyed' : roll.hits > 0 ? 'hit' : 'miss';
  return (
    <article
      className={`roll-line roll-${verdict}`}
      data-testid="roll-line"
      data-verdict={verdict}
      data-attack={attackValue}
      data-defence={defenceValue}
    >
      <header>
        {side && <NationalSymbol side={side} size={20} />}
        <b>{target ? unitTypeName(target) : t('unit.hiddenOne')}</b>
        {friendly && <small>{t('rollReport.own')}</small>}
        <em>{t(`rollReport.${verdict}`)}</em>
      </header>
      <div className="roll-sums">
        <DiceFaces dice={dice} size={40} />
        <p>
          <strong>{t('rollReport.attackValue', { value: attackValue })}</strong>
          <Parts lines={attack} terrain={terrain} dice={dice} />
        </p>
        <p>
          <strong>{t('rollReport.defenceValue', { value: defenceValue })}</strong>
          <Parts lines={defence} terrain={terrain} />
        </p>
      </div>
      <MarkerNote drawn={roll.drawn} marker={roll.marker} />
    </article>
  );
}

type MarkerNoteProps = Pick<RollReport, 'drawn' | 'marker'>;

/** The marker that was drawn, as far as this seat knows it. */
function MarkerNote({ drawn, marker }: MarkerNoteProps) {
  if (!drawn) return null;
  return (
    <p className="marker-note">
      {marker === 'killed' ? (
        t('rollReport.killed')
      ) : marker ? (
        <>
          <b>{t('rollReport.marker', { marker: markerName(marker) })}</b> {markerEffect(marker)}
        </>
      ) : (
        t('rollReport.markerUnseen')
      )}{' '}
      <RuleTag rule={marker === 'killed' ? 'R7.4-3' : 'R7.4-1'} />
    </p>
  );
}

interface PartsProps {
  readonly lines: readonly Modifier[];
  readonly terrain: TerrainId;
  /** Part of the sum as well, where it was rolled for. */
  readonly dice?: readonly number[];
}

function Parts({ lines, terrain, dice }: PartsProps) {
  return (
    <span className="roll-parts">
      {dice && (
        <span>
          {t('rollReport.dice')} <b>{dice.reduce((sum, die) => sum + die, 0)}</b>
        </span>
      )}
      {lines
        .filter(({ amount }) => amount !== 0)
        .map((line, index) => (
          <span key={line.reason}>
            {modifierText(line, terrain)} {index === 0 ? line.amount : signed(line.amount)}{' '}
            <RuleTag rule={line.rule} />
          </span>
        ))}
    </span>
  );
}

export function RallyResult({
  report,
  unit,
}: {
  readonly report: RallyReport;
  readonly unit: string;
}) {
  const { marker, dice, modifiers, total, needed, recovered } = report;
  return (
    <BoardDialog
      title={t('rollReport.rally', { unit, marker: markerName(marker) })}
      testId="rally-result"
      place="low"
    >
      <article
        className={`roll-line roll-${recovered ? 'good' : 'miss'}`}
        data-recovered={recovered}
      >
        <header>
          <b>{recovered ? t('rollReport.recovered') : t('rollReport.failed')}</b>
          <em>{recovered ? t('rollReport.rallied') : t('rollReport.notRallied')}</em>
        </header>
        <div className="roll-sums">
          <DiceFaces dice={dice} size={40} />
          <p>
            <strong>{total}</strong>
            <Parts lines={modifiers} terrain="open" dice={dice} />
          </p>
          <p>
            <strong>{t('rollReport.rallyNeeds', { needed })}</strong> <RuleTag rule="R7.5" />
          </p>
        </div>
      </article>
      <GoOn label={t('rollReport.continue')} />
    </BoardDialog>
  );
}

export function PointsResult({
  report: { dice, total, modifier },
  unit,
}: {
  readonly report: PointsReport;
  readonly unit: string;
}) {
  return (
    <BoardDialog title={t('rollReport.points', { unit })} testId="points-result" place="low">
      <DiceFaces dice={dice} size={46} />
      <p className="dialog-verdict">
        {t('rollReport.pointsTotal', { count: total })}
        {modifier !== 0 && ` (${t('roll.modifier', { modifier: signed(modifier) })})`}{' '}
        <RuleTag rule="R3.0.1" />
      </p>
      <GoOn label={t('rollReport.continue')} />
    </BoardDialog>
  );
}
