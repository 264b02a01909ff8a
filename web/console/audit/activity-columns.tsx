import { Link } from 'react-router';
import type { AuditEntry } from '#contract/audit/model.ts';
import { formatInstant } from '#contract/kernel/dates/dates.ts';
import type { Column } from '#web/console/kit/tables/columns.ts';
import { consolePaths } from '#web/shared/paths.ts';
import { ChangeDetails } from './change-details-section.tsx';
import { auditTexts as texts } from './words.ts';

const { columns: headers } = texts;

const organisationColumn: Column<AuditEntry> = {
  id: 'organisation',
  header: headers.organisation,
  sorts: true,
  cell: ({ organisationName }) => organisationName ?? texts.platform,
};

export const activityColumns = (ofSeveral: boolean): Column<AuditEntry>[] => [
  {
    id: 'at',
    header: headers.at,
    sorts: true,
    cell: ({ createdAt }) => <span className="whole">{formatInstant(createdAt)}</span>,
  },
  { id: 'who', header: headers.who, sorts: true, cell: (entry) => <Who entry={entry} /> },
  ...(ofSeveral ? [organisationColumn] : []),
  { id: 'what', header: headers.what, sorts: true, cell: (entry) => <What entry={entry} /> },
];

const Who = ({ entry: { accountName, role } }: { entry: AuditEntry }) => (
  <>
    {accountName || texts.system}
    <small className="below">{texts.roles[role]}</small>
  </>
);

/** Finds the booking's id in entries whose noun belongs to a booking. */
const bookingOf = ({ noun, recordId, recordName }: AuditEntry): string | null => {
  if (noun === 'booking' || noun === 'token') return recordId;
  return noun === 'payment-refund' || noun === 'payment-review' ? recordName : null;
};

function What({ entry }: { entry: AuditEntry }) {
  const booking = bookingOf(entry);
  return (
    <>
      <ChangeDetails entry={entry} />
      {booking && (
        <small>
          <Link className="activity-booking" to={consolePaths.booking(booking)}>
            {texts.openBooking}
          </Link>
        </small>
      )}
    </>
  );
}
