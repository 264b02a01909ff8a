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
  /** The way out of scanning leads here. */
  home: string;
  /** The server answered, and yet what checking offline needs could not be had. */
  isUnprepared: boolean;
}

/** The one line above the camera: "Online · list of 10:31 pm · 0 to send", what is bad below it, and the way out. */
export function StatusSection({ parkId, home, isUnprepared }: StatusProps) {
  const isOnline = useHearing();
  const [list] = useKept(heard);
  const { isGood } = useGrant();
  const unsent = useKept(waiting).filter(isOwn).length + useKept(waitingHands).filter(isOwn).length;
  const known = useKept(knownInside).find((park) => parkId === null || park.parkId === parkId);
  const inside = known && insideNow(known);
  const troubles = useTroubles(parkId, isUnprepared);
  // Without a grant nothing is told of the list, not even that there is one.
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
