import X from 'lucide-react/icons/x';
import { Link } from 'react-router';
import { formatTime } from '#contract/kernel/dates/dates.ts';
import { waitingHands } from '#web/console/admissions/queries.ts';
import { heard, insideNow, knownInside } from '#web/console/admissions/use-parks.ts';
import { admissionTexts } from '#web/console/admissions/words.ts';
import { isOwn, waiting } from '#web/console/platform/keeping/waiting-scans.ts';
import { useKept } from './queries.ts';
import { useGrant } from './use-grant.ts';
import { useHearing } from './use-hearing.ts';
import { useTroubles } from './use-troubles.ts';

interface StatusProps {
  parkId: string | null;
  home: string;
  /** The server answers, but the data for offline checks could not be fetched. */
  isUnprepared: boolean;
}

/** "Online · list of 10:31 pm · 0 to send", trouble below, and the way out. */
export function StatusSection({ parkId, home, isUnprepared }: StatusProps) {
  const isOnline = useHearing();
  const [list] = useKept(heard);
  const { isGood } = useGrant();
  const unsent = useKept(waiting).filter(isOwn).length + useKept(waitingHands).filter(isOwn).length;
  const known = useKept(knownInside).find((park) => parkId === null || park.parkId === parkId);
  const inside = known && insideNow(known);
  const troubles = useTroubles(parkId, isUnprepared);
  // Without a grant the page reveals nothing of the list.
  const said = list ? `list of ${formatTime(new Date(list.asOf))}` : 'no list yet';
  const words = [
    isOnline ? 'Online' : 'Offline',
    isOnline || isGood ? said : '',
    `${unsent} to send`,
    inside ? admissionTexts.inside(inside.people, inside.limit) : '',
  ].filter(Boolean);
  return (
    <header className="gate-status" data-online={isOnline}>
      <p role="status">
        <span>{words.join(' · ')}</span>
        {troubles.length > 0 && <b>{troubles.join(' · ')}</b>}
      </p>
      <Link to={home} aria-label="Stop scanning" title="Stop scanning">
        <X aria-hidden size={20} />
      </Link>
    </header>
  );
}
