import { useAppDispatch } from '../../app/hooks.ts';
import { Button } from '../../ui/Button.tsx';
import { readAnnouncement } from '../match/seatFlow.ts';

/** What was announced has been read. */
export function GoOn({ label }: { readonly label: string }) {
  const dispatch = useAppDispatch();
  return (
    <Button
      look="primary"
      label={label}
      shortcut="↵"
      onClick={() => void dispatch(readAnnouncement())}
      data-main
      data-testid="announcement-continue"
    />
  );
}
