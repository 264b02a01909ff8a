import Undo2 from 'lucide-react/icons/undo-2';
import { Link } from 'react-router';
import { dayOf } from '#contract/kernel/dates.ts';
import type { Ticket } from '#contract/tickets/model.ts';
import { instantColumn, rupeesColumn, textColumn } from '#web/console/kit/tables/column-kinds.tsx';
import type { Column } from '#web/console/kit/tables/columns.ts';
import { RowButton } from '#web/console/kit/tables/row-button.tsx';
import { paymentTexts } from '#web/console/payment-reviews/words.ts';
import { consolePaths } from '#web/shared/paths.ts';
import { paymentColumn } from './status-mark-section.tsx';
import { searchTexts as texts } from './words.ts';

const { columns: headers } = texts;

export type TicketRow = Pick<Ticket, 'id' | 'parkName' | 'total' | 'admitted' | 'status' | 'createdAt'> &
  Partial<Pick<Ticket, 'mobile' | 'organisationId'>>;

const scannedWords = ({ admitted }: TicketRow): string => (admitted ? texts.scanned : texts.notScanned);

/** The Payment Status report's columns (docs/product/console.md 8.3). */
export const ticketColumns: Column<TicketRow>[] = [
  textColumn('id', headers.id, ({ id }) => id, { cell: ({ id }) => <TicketLink id={id} /> }),
  textColumn('park', headers.park, ({ parkName }) => parkName, { long: true }),
  rupeesColumn('total', headers.total, ({ total }) => total),
  textColumn('mobile', headers.mobile, ({ mobile }) => mobile),
  textColumn('scanned', headers.scanned, scannedWords, {
    breaks: true,
    cell: (row) => <span className={row.admitted ? 'mark-good' : 'mark-off'}>{scannedWords(row)}</span>,
  }),
  paymentColumn(headers.status),
  instantColumn('date', headers.date, ({ createdAt }) => createdAt, {
    sheet: ({ createdAt }) => ({ day: dayOf(createdAt) }),
  }),
];

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
