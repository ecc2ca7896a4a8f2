import './help.css';
import { useEffect, useRef } from 'react';
import { useAppDispatch } from '../../app/hooks.ts';
import { t } from '../../i18n/index.ts';
import { IconButton } from '../../ui/Button.tsx';
import { Kbd } from '../../ui/Kbd.tsx';
import { helpToggled } from './tableSlice.ts';

const KEYS = [
  [['1', '…', '6'], 'hexsides'],
  [['↵'], 'primary'],
  [['Esc'], 'cancel'],
  [['Tab', '⇧ Tab'], 'select'],
  [['A'], 'activate'],
  [['M'], 'move'],
  [['F'], 'fire'],
  [['R'], 'rally'],
  [['0', '1', '2'], 'caps'],
  [['V'], 'pivot'],
  [['S'], 'stall'],
  [['D'], 'declareSpent'],
  [['P'], 'pass'],
  [['C'], 'payment'],
  [['W'], 'care'],
  [['U', 'Ctrl Z'], 'undo'],
  [['Q', '⇧ Q'], 'sight'],
  [['⇧ ← ↑ ↓ →'], 'cursor'],
  [['Space'], 'pick'],
  [['T'], 'threats'],
  [['← ↑ ↓ →'], 'pan'],
  [['+', '−'], 'zoom'],
  [['Home'], 'fit'],
  [['N'], 'overview'],
  [['L'], 'log'],
  [['F6'], 'region'],
  [['?'], 'help'],
] as const;

export function HelpOverlay() {
  const dispatch = useAppDispatch();
  const sheet = useRef<HTMLDialogElement>(null);
  useEffect(() => sheet.current?.showModal(), []);
  const close = () => dispatch(helpToggled());
  return (
    <dialog
      ref={sheet}
      className="help"
      aria-label={t('help.title')}
      data-testid="help-overlay"
      onClose={close}
    >
      <header>
        <h2>{t('help.title')}</h2>
        <IconButton icon="close" label={t('app.close')} onClick={close} data-testid="help-close" />
      </header>
      <div className="help-columns">
        <dl>
          {KEYS.map(([keys, name]) => (
            <div key={name}>
              <dt>
                {keys.map((key) => (
                  <Kbd key={key}>{key}</Kbd>
                ))}
              </dt>
              <dd>{t(`help.${name}`)}</dd>
            </div>
          ))}
        </dl>
        <section>
          <h3>{t('help.howTitle')}</h3>
          {t('help.how', { returnObjects: true }).map((line) => (
            <p key={line}>{line}</p>
          ))}
          <h3>{t('help.groundTitle')}</h3>
          {t('help.ground', { returnObjects: true }).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </section>
      </div>
    </dialog>
  );
}
