import { dayOf, formatTime } from '#contract/dates.ts';
import { letIn, recent, useKept } from './queries.ts';
import { codeOf, screenOf } from './result-section.tsx';

/** What this device did today: how many it let in, and the last scans. */
export function RecentSection() {
  const today = dayOf(new Date());
  const admitted = useKept(letIn).filter(({ day }) => day === today);
  const people = admitted.reduce((sum, ticket) => sum + ticket.people, 0);
  const scans = useKept(recent).filter(({ at }) => dayOf(new Date(at)) === today);
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
                <span>{codeOf(scan)}</span>
                <time dateTime={scan.at}>{formatTime(new Date(scan.at))}</time>
              </li>
            );
          })}
        </ol>
      )}
    </section>
  );
}
