import X from 'lucide-react/icons/x';
import { Link } from 'react-router';
import { formatTime } from '#contract/kernel/dates/dates.ts';
import { useKept } from './offline/account-storage.ts';
import { listTime } from './offline/clock.ts';
import { insideNow, knownInside } from './offline/inside.ts';
import { useGrant } from './offline/use-grant.ts';
import { waiting, waitingHands } from './offline/waiting.ts';
import { useOnline } from './use-online.ts';
import { useWarnings } from './use-warnings.ts';
import { gateTexts, statusTexts as texts } from './words.ts';

interface StatusProps {
  parkId: string | null;
  home: string;
  /** The server answers, but the data for offline checks could not be fetched. */
  isUnprepared: boolean;
}

export function StatusSection({ parkId, home, isUnprepared }: StatusProps) {
  const isOnline = useOnline();
  const [list] = useKept(listTime);
  const { isGood } = useGrant();
  const unsent = useKept(waiting).length + useKept(waitingHands).length;
  const known = useKept(knownInside).find((park) => parkId === null || park.parkId === parkId);
  const inside = known && insideNow(known);
  const warnings = useWarnings(parkId, isUnprepared);
  const listWords = list ? texts.list(formatTime(new Date(list.asOf))) : texts.noList;
  const words = [
    isOnline ? texts.online : texts.offline,
    isOnline || isGood ? listWords : '',
    texts.toSend(unsent),
    inside ? gateTexts.inside(inside.people, inside.limit) : '',
  ].filter(Boolean);
  return (
    <header className="gate-status" data-online={isOnline}>
      <p role="status">
        <span>{words.join(' · ')}</span>
        {warnings.length > 0 && <b>{warnings.join(' · ')}</b>}
      </p>
      <Link to={home} aria-label={texts.stop} title={texts.stop}>
        <X aria-hidden size={20} />
      </Link>
    </header>
  );
}
