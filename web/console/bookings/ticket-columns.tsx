import Undo2 from 'lucide-react/icons/undo-2';
import { Link } from 'react-router';
import { dayOf, formatInstant } from '#contract/kernel/dates.ts';
import { formatRupees } from '#contract/kernel/money.ts';
import type { Ticket } from '#contract/tickets/model.ts';
import { Breakable } from '#web/console/kit/parts/breakable.tsx';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import type { Column } from '#web/console/kit/tables/columns.ts';
import { RowButton } from '#web/console/kit/tables/row-button.tsx';
import { paymentTexts } from '#web/console/payment-reviews/words.ts';
import { consolePaths } from '#web/shared/paths.ts';
import { StatusMark } from './status-mark-section.tsx';
import { searchTexts as texts } from './words.ts';

const { columns: headers } = texts;

export type TicketRow = Pick<Ticket, 'id' | 'parkName' | 'total' | 'admitted' | 'status' | 'createdAt'> &
  Partial<Pick<Ticket, 'mobile' | 'organisationId'>>;

/** The Payment Status report's columns (docs/product/console.md 8.3). */
export const ticketColumns: Column<TicketRow>[] = [
  { id: 'id', header: headers.id, sorts: true, cell: ({ id }) => <TicketLink id={id} />, sheet: ({ id }) => id },
  { id: 'park', header: headers.park, sorts: true, long: true, cell: ({ parkName }) => parkName },
  {
    id: 'total',
    header: headers.total,
    sorts: true,
    align: 'end',
    cell: ({ total }) => formatRupees(total),
    sheet: ({ total }) => ({ rupees: total }),
  },
  { id: 'mobile', header: headers.mobile, sorts: true, cell: ({ mobile }) => mobile ?? uiTexts.none },
  {
    id: 'scanned',
    header: headers.scanned,
    sorts: true,
    breaks: true,
    cell: ({ admitted }) => <span className={admitted ? 'mark-good' : 'mark-off'}>{scannedWords(admitted)}</span>,
    sheet: ({ admitted }) => scannedWords(admitted),
  },
  {
    id: 'status',
    header: headers.status,
    sorts: true,
    breaks: true,
    cell: ({ status }) => <StatusMark status={status} />,
    sheet: ({ status }) => texts.statuses[status],
  },
  {
    id: 'date',
    header: headers.date,
    sorts: true,
    breaks: true,
    cell: ({ createdAt }) => <Breakable words={formatInstant(createdAt)} />,
    sheet: ({ createdAt }) => ({ day: dayOf(createdAt) }),
  },
];

const scannedWords = (admitted: boolean): string => (admitted ? texts.scanned : texts.notScanned);

const TicketLink = ({ id }: { id: string }) => (
  <Link to={consolePaths.booking(id)}>
    <code>{id}</code>
  </Link>
);

const isRefundable = ({ status, total }: TicketRow): boolean => status === 'paid' && total > 0;

/** Ours: sends the money of a paid ticket back. */
export const refundColumn = (refund: (row: TicketRow) => void): Column<TicketRow> => ({
  id: 'refund',
  header: paymentTexts.refund,
  action: true,
  blank: (row) => !isRefundable(row),
  cell: (row) =>
    isRefundable(row) && (
      <RowButton
        icon={Undo2}
        label={paymentTexts.refundNamed(row.id)}
        word={paymentTexts.refund}
        act={() => refund(row)}
      />
    ),
});
