import { Link } from 'react-router';
import { UNDO_MS } from '#contract/admissions/rules.ts';
import { dayOf } from '#contract/kernel/dates/dates.ts';
import { timeText } from '#contract/kernel/dates/texts.ts';
import { consolePaths } from '#web/shared/paths.ts';
import { say, sayText } from '#web/shared/say.ts';
import { useKept } from './offline/account-storage.ts';
import { insideNow, knownInside } from './offline/inside.ts';
import { letIn } from './offline/let-in.ts';
import { dayAtGate } from './offline/parks.ts';
import type { ScanOutcome } from './outcome.ts';
import { keepRecent, recent } from './recent.ts';
import { codeOf, insideWords, screenOf } from './screen.ts';
import { UndoSection } from './undo-section.tsx';

export function RecentSection({ parkId }: { parkId: string | null }) {
  const today = dayAtGate(parkId);
  const admitted = useKept(letIn).filter(({ day }) => day >= today);
  const known = useKept(knownInside).find((park) => parkId === null || park.parkId === parkId);
  const inside = known && insideNow(known);
  const people = admitted.reduce((sum, ticket) => sum + ticket.people, 0);
  const isShown = (at: Date): boolean => dayOf(at) >= today || Date.now() - at.getTime() < UNDO_MS;
  const scans = useKept(recent).filter(({ at }) => isShown(new Date(at)));
  return (
    <section className="gate-recent" aria-labelledby="gate-recent">
      <h2 id="gate-recent">{say('gates.recent')}</h2>
      <dl className="gate-counts">
        <div>
          <dt>{say('gates.peopleLetIn')}</dt>
          <dd data-count="people">{people}</dd>
        </div>
        <div>
          <dt>{say('gates.tickets')}</dt>
          <dd data-count="tickets">{admitted.length}</dd>
        </div>
      </dl>
      {inside && <p className="gate-inside">{insideWords(inside)}</p>}
      {scans.length === 0 ? (
        <p className="gate-none">{say('gates.nothing')}</p>
      ) : (
        <ol className="gate-scans">
          {scans.toReversed().map((scan, position) => (
            <Scan key={scan.at} scan={scan} isLast={position === 0} />
          ))}
        </ol>
      )}
    </section>
  );
}

/** The last scan has its undo near the camera; earlier ones here, within their minute. */
function Scan({ scan, isLast }: { scan: ScanOutcome; isLast: boolean }) {
  const { icon: Icon, title, tone } = screenOf(scan);
  return (
    <li className={`gate-${tone}`}>
      <Icon aria-hidden size={20} />
      <b>{scan.undone ? say('gates.undone', { words: title }) : title}</b>
      <ScannedCode scan={scan} />
      <time dateTime={scan.at}>{sayText(timeText(new Date(scan.at)))}</time>
      {!isLast && <UndoSection scan={scan} title={title} undone={keepRecent} />}
    </li>
  );
}

/** Results of tickets of this park, which have a page here. */
const KNOWN: readonly ScanOutcome['result'][] = [
  'admitted',
  'already_scanned',
  'unpaid',
  'wrong_date',
  'too_early',
  'too_late',
];

function ScannedCode({ scan }: { scan: ScanOutcome }) {
  const code = codeOf(scan);
  return <span>{KNOWN.includes(scan.result) ? <Link to={consolePaths.booking(code)}>{code}</Link> : code}</span>;
}
