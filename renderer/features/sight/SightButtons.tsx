import { useAppDispatch, useAppSelector } from '../../app/hooks.ts';
import { t } from '../../i18n/index.ts';
import { IconButton } from '../../ui/Button.tsx';
import { toggleSight } from './sightIntents.ts';
import { selectSightOn } from './sightSelectors.ts';
import { threatsToggled } from './sightSlice.ts';

export function SightButtons() {
  const dispatch = useAppDispatch();
  const sightOn = useAppSelector(selectSightOn);
  const threats = useAppSelector((state) => state.sight.threats);
  return (
    <>
      <IconButton
        icon="eye"
        label={t('sight.button')}
        shortcut="Q"
        aria-pressed={sightOn}
        onClick={() => dispatch(toggleSight())}
        data-testid="sight-toggle"
      />
      <IconButton
        icon="threat"
        label={t('sight.threats')}
        shortcut="T"
        aria-pressed={threats}
        onClick={() => dispatch(threatsToggled())}
        data-testid="threats-toggle"
      />
    </>
  );
}
