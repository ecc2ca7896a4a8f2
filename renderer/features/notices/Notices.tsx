import './notices.css';
import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../../app/hooks.ts';
import { restoreGame } from '../games/gameActions.ts';
import { t } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { type Notice, noticeClosed } from './noticesSlice.ts';
import { RuleTag } from '../../ui/RuleTag.tsx';

const SHOWN_FOR = 5000;
/** Time enough to notice that the wrong game is gone. */
const UNDO_SHOWN_FOR = 12000;

export function Notices() {
  const notices = useAppSelector((state) => state.notices);
  const playing = useAppSelector((state) => state.screen === 'play');
  return (
    <output className={playing ? 'notices notices-at-prompt' : 'notices'}>
      {notices.map((notice) => (
        <NoticeCard key={notice.id} notice={notice} />
      ))}
    </output>
  );
}

function NoticeCard({ notice }: { readonly notice: Notice }) {
  const dispatch = useAppDispatch();
  const { id, text, rule, restore } = notice;
  useEffect(() => {
    const time = restore === null ? SHOWN_FOR : UNDO_SHOWN_FOR;
    const timer = setTimeout(() => dispatch(noticeClosed(id)), time);
    return () => clearTimeout(timer);
  }, [dispatch, id, restore]);
  const takeBack = () => {
    dispatch(noticeClosed(id));
    if (restore !== null) void dispatch(restoreGame(restore));
  };
  return (
    <div className="notice" data-testid="notice">
      <span className="notice-text">{text}</span>
      <RuleTag rule={rule} />
      {restore !== null && (
        <Button label={t('app.undo')} icon="undo" onClick={takeBack} data-testid="notice-undo" />
      )}
    </div>
  );
}
