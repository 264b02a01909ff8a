import X from 'lucide-react/icons/x';
import { Link } from 'react-router';
import { timeText } from '#contract/kernel/dates/texts.ts';
import { consolePaths } from '#web/shared/paths.ts';
import { say } from '#web/shared/say.ts';
import { useKept } from './offline/account-storage.ts';
import { listTime } from './offline/clock.ts';
import { insideNow, knownInside } from './offline/inside.ts';
import { useGrant } from './offline/use-grant.ts';
import { waiting, waitingHands } from './offline/waiting.ts';
import { insideWords } from './screen.ts';
import { useOnline } from './use-online.ts';
import { useWarnings } from './use-warnings.ts';

interface StatusProps {
  parkId: string | null;
  /** The server answers, but the data for offline checks could not be fetched. */
  isUnprepared: boolean;
}

export function StatusSection({ parkId, isUnprepared }: StatusProps) {
  const isOnline = useOnline();
  const [list] = useKept(listTime);
  const { isGood } = useGrant();
  const unsent = useKept(waiting).length + useKept(waitingHands).length;
  const known = useKept(knownInside).find((park) => parkId === null || park.parkId === parkId);
  const inside = known && insideNow(known);
  const warnings = useWarnings(parkId, isUnprepared);
  const listWords = list ? say('gates.listOf', { time: timeText(new Date(list.asOf)) }) : say('gates.noList');
  const words = [
    isOnline ? say('gates.online') : say('gates.offline'),
    isOnline || isGood ? listWords : '',
    say('gates.toSend', { count: unsent }),
    inside ? insideWords(inside) : '',
  ].filter(Boolean);
  return (
    <header className="gate-status" data-online={isOnline}>
      <p role="status">
        <span>{words.join(' · ')}</span>
        {warnings.length > 0 && <b>{warnings.join(' · ')}</b>}
      </p>
      <Link to={consolePaths.app} aria-label={say('gates.stop')} title={say('gates.stop')}>
        <X aria-hidden size={20} />
      </Link>
    </header>
  );
}
