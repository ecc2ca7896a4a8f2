import './curtain.css';
import { useEffect, useRef } from 'react';
import { opponent } from '../../../shared/coh/index.ts';
import { useAppDispatch, useAppSelector } from '../../app/hooks.ts';
import { setCurtain } from '../../app/settings.ts';
import { t } from '../../i18n/index.ts';
import { sideName } from '../../i18n/names.ts';
import { Button } from '../../ui/Button.tsx';
import { closeGame, liftCurtain } from '../match/seatFlow.ts';
import type { CurtainFacts } from './curtainFacts.ts';
import { HoldButton } from './HoldButton.tsx';
import { clothImage } from './paintCloth.ts';
import { paintStencil } from './paintStencil.ts';
import { PublicFacts } from './PublicFacts.tsx';

/** Hangs between two seats that share the screen. */
export function Curtain() {
  const curtain = useAppSelector((state) => state.curtain);
  const cloth = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const image = clothImage();
    const canvas = cloth.current;
    if (!canvas) return;
    canvas.width = image.width;
    canvas.height = image.height;
    canvas.getContext('2d')?.drawImage(image, 0, 0);
  }, []);
  return (
    <div
      className={`curtain curtain-${curtain.phase}`}
      data-testid="curtain"
      data-phase={curtain.phase}
    >
      <canvas ref={cloth} className="curtain-cloth" aria-hidden="true" />
      {curtain.phase !== 'open' && (
        <CurtainWords facts={curtain.facts} waiting={curtain.phase === 'down'} />
      )}
    </div>
  );
}

interface CurtainWordsProps {
  readonly facts: CurtainFacts;
  /** The old view is gone: the next player may take the seat. */
  readonly waiting: boolean;
}

function CurtainWords({ facts, waiting }: CurtainWordsProps) {
  const dispatch = useAppDispatch();
  const stencil = useRef<HTMLCanvasElement>(null);
  // A seat is taken from the host: without it the buttons would only pretend.
  const connected = useAppSelector((state) => state.connection === 'open');
  const { side, round, turn, handOver } = facts;
  useEffect(() => {
    if (stencil.current) paintStencil(stencil.current, side);
  }, [side]);
  const name = sideName(side);
  const other = sideName(opponent(side));
  const openCards = async () => {
    await dispatch(setCurtain('never'));
    await dispatch(liftCurtain());
  };
  return (
    <section className="curtain-words" aria-label={t('curtain.closed')}>
      <p className="curtain-when">
        {turn > 0
          ? t('curtain.roundTurn', { round, turn })
          : t('curtain.roundInitiative', { round })}
      </p>
      <canvas ref={stencil} width={420} height={420} aria-hidden="true" />
      <h1 data-testid="curtain-title" data-side={side}>
        {t('curtain.pass', { side: name })}
      </h1>
      <p>{handOver ? t('curtain.hint', { other }) : t('curtain.hintFirst', { other })}</p>
      <HoldButton
        label={t('curtain.lift', { side: name })}
        hint={t('curtain.hold')}
        tooShort={t('curtain.keepHolding')}
        enabled={waiting && connected}
        onHeld={() => void dispatch(liftCurtain())}
      />
      <PublicFacts facts={facts} />
      <footer>
        <Button
          look="ghost"
          icon="eye"
          label={t('curtain.openCards')}
          disabled={!waiting || !connected}
          onClick={() => void openCards()}
          data-testid="curtain-open-cards"
        />
        <Button
          look="ghost"
          icon="back"
          label={t('curtain.menu')}
          disabled={!waiting}
          onClick={() => void dispatch(closeGame())}
          data-testid="curtain-menu"
        />
      </footer>
    </section>
  );
}
