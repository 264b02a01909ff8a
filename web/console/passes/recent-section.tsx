import { Link } from 'react-router';
import { dayOf, formatTime } from '#contract/kernel/dates/dates.ts';
import { letIn, type ScanOutcome } from '#web/console/admissions/queries.ts';
import { consolePaths } from '#web/shared/paths.ts';
import { recent, useOwn } from './queries.ts';
import { codeOf, screenOf } from './result-section.tsx';

/** Says what this device did today: how many it let in, and the last scans. */
export function RecentSection() {
  const today = dayOf(new Date());
  const admitted = useOwn(letIn).filter(({ day }) => day === today);
  const people = admitted.reduce((sum, ticket) => sum + ticket.people, 0);
  const scans = useOwn(recent).filter(({ at }) => dayOf(new Date(at)) === today);
  return (
    <section className="gate-recent" aria-labelledby="gate-recent">
      <h2 id="gate-recent">Today on this device</h2>
      <dl className="gate-counts">
        <div>
          <dt>People let in</dt>
          <dd data-count="people">{people}</dd>
        </div>
        <div>
          <dt>Tickets</dt>
          <dd data-count="tickets">{admitted.length}</dd>
        </div>
      </dl>
      {scans.length === 0 ? (
        <p className="gate-none">Nothing scanned yet.</p>
      ) : (
        <ol className="gate-scans">
          {scans.toReversed().map((scan) => {
            const { icon: Icon, title, tone } = screenOf(scan);
            return (
              <li key={scan.at} className={`gate-${tone}`}>
                <Icon aria-hidden size={20} />
                <b>{title}</b>
                <ScannedCode scan={scan} />
                <time dateTime={scan.at}>{formatTime(new Date(scan.at))}</time>
              </li>
            );
          })}
        </ol>
      )}
    </section>
  );
}

/** Those of tickets of this park, which have a page here. */
const KNOWN: readonly ScanOutcome['result'][] = [
  'admitted',
  'already_scanned',
  'unpaid',
  'wrong_date',
  'too_early',
  'too_late',
];

/** The code of a scan; of a ticket of this park it leads to the booking. */
function ScannedCode({ scan }: { scan: ScanOutcome }) {
  const code = codeOf(scan);
  return <span>{KNOWN.includes(scan.result) ? <Link to={consolePaths.booking(code)}>{code}</Link> : code}</span>;
}
