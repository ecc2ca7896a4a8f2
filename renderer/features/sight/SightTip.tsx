import { battlefieldOf, type CohState, crossesDepression } from '../../../shared/coh/index.ts';
import { type HexId, hexGrid, hexId, hexIndex } from '../../../shared/hex/index.ts';
import { useAppSelector } from '../../app/hooks.ts';
import { t } from '../../i18n/index.ts';
import {
  fieldText,
  levelOf,
  lineName,
  lineRange,
  smokeIn,
  verdictText,
} from '../../i18n/sightWords.ts';
import { Icon } from '../../ui/Icon.tsx';
import { RuleTag } from '../../ui/RuleTag.tsx';
import { selectFieldOfView, selectLineOfSight, type LineOfSight } from './sightSelectors.ts';

interface SightTipProps {
  readonly view: CohState;
}

/** What a hex sees in all, or whether it sees the one that is looked at, and why not. */
export function SightTip({ view }: SightTipProps) {
  const line = useAppSelector(selectLineOfSight);
  return line ? <LineTip view={view} line={line} /> : <FieldTip view={view} />;
}

function FieldTip({ view }: SightTipProps) {
  const field = useAppSelector(selectFieldOfView);
  const pinned = useAppSelector((state) => state.sight.from !== null);
  if (!field) return null;
  const { from, sees } = fieldText(view.board, field);
  const { seen, blind, blocked } = field.counts;
  return (
    <div
      data-testid="sight-field"
      data-from={field.from}
      data-seen={seen}
      data-blind={blind}
      data-blocked={blocked}
    >
      <h3 className="sight-head">
        <Icon name="eye" /> {from}
      </h3>
      <p>
        {sees} <RuleTag rule="R6.0" />
      </p>
      <p className="tip-hint">{pinned ? t('sight.pointHint') : t('sight.pinHint')}</p>
    </div>
  );
}

interface LineTipProps extends SightTipProps {
  readonly line: LineOfSight;
}

function LineTip({ view, line }: LineTipProps) {
  const fixed = useAppSelector((state) => state.sight.to !== null);
  const { visible, blocked } = line.sight;
  return (
    <div
      data-testid="sight-line"
      data-from={line.from}
      data-to={line.to}
      data-visible={visible}
      data-blocker={blocked ? hexId(hexGrid(view.board.placements), blocked.hex) : ''}
      data-reason={blocked?.reason ?? ''}
      data-rule={blocked?.rule ?? ''}
    >
      <h3 className="sight-head">
        <Icon name="eye" /> {lineName(line)} <span>{lineRange(view.board, line)}</span>
      </h3>
      <p className={visible ? 'sight-seen' : 'sight-unseen'}>
        {verdictText(view.board, line, line.sight)} <RuleTag rule={blocked?.rule ?? 'R6.0'} />
      </p>
      <HeightLine view={view} line={line} />
      <DepressionLine view={view} line={line} />
      <SmokeLine view={view} line={line} />
      {fixed && <p className="tip-hint">{t('sight.fixedHint')}</p>}
    </div>
  );
}

/** R11.2, for fire from the one hex at the other. */
function HeightLine({ view, line: { from, to, sight } }: LineTipProps) {
  const climb = levelOf(view.board, to) - levelOf(view.board, from);
  if (!sight.visible || climb === 0) return null;
  return (
    <p>
      {climb < 0 ? t('sight.fromAbove') : t('sight.fromBelow')} <RuleTag rule="R11.2" />
    </p>
  );
}

function DepressionLine({ view, line: { from, to, sight } }: LineTipProps) {
  const field = battlefieldOf(view.board);
  const [start, end] = [hexIndex(field.grid, from), hexIndex(field.grid, to)];
  if (!sight.visible || !crossesDepression(field, start, end)) return null;
  return (
    <p>
      {t('sight.overDepression')} <RuleTag rule="R11.5-4" />
    </p>
  );
}

/** What the smoke at both ends and between adds to the defence, where it does not block. */
function SmokeLine({ view, line }: LineTipProps) {
  const { smoke: amount, visible } = line.sight;
  if (!visible || amount === 0) return null;
  const hexes = smokyHexes(view, line).join(', ');
  return (
    <p data-testid="sight-smoke">
      {t('sight.throughSmoke', { hexes, amount })} <RuleTag rule="R13.0" />
    </p>
  );
}

function smokyHexes({ board, smoke }: CohState, { from, to, sight }: LineOfSight): HexId[] {
  const grid = hexGrid(board.placements);
  const passed = sight.passes.flat().map((hex) => hexId(grid, hex));
  return [from, ...passed, to].filter((hex) => smokeIn(smoke, hex) > 0);
}
