import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { formatInstant } from '#contract/kernel/dates/dates.ts';
import { Loaded } from '#web/console/kit/records/loaded.tsx';
import { consolePaths } from '#web/shared/paths.ts';
import { ChangeDetails } from './change-details-section.tsx';
import { entriesQuery } from './queries.ts';
import { auditTexts as texts } from './words.ts';
import './activity.css';

const SHOWN = 10;

export function RecentActivity({ organisationId }: { organisationId: string }) {
  const heading = useId();
  const query = useQuery(entriesQuery({ organisationId, page: 1, limit: SHOWN }));
  return (
    <section className="card" aria-labelledby={heading}>
      <h2 id={heading}>{texts.latest}</h2>
      <Loaded query={query}>
        {({ rows, total }) => (
          <>
            {rows.length === 0 && <p className="hint">{texts.none}</p>}
            <ol className="lines">
              {rows.map((entry) => (
                <li key={entry.id}>
                  <div className="grow">
                    <small>
                      {formatInstant(entry.createdAt)} · {entry.accountName || texts.system}, {texts.roles[entry.role]}
                    </small>
                    <ChangeDetails entry={entry} />
                  </div>
                </li>
              ))}
            </ol>
            {total > SHOWN && (
              <Link to={`${consolePaths.activity}?${new URLSearchParams({ organisation: organisationId })}`}>
                {texts.all}
              </Link>
            )}
          </>
        )}
      </Loaded>
    </section>
  );
}
