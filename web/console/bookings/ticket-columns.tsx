import Undo2 from 'lucide-react/icons/undo-2';
import { dayOf } from '#contract/kernel/dates/dates.ts';
import { shortCodeOf } from '#contract/kernel/ids.ts';
import type { Ticket } from '#contract/tickets/model.ts';
import { countColumn, instantColumn, rupeesColumn, textColumn } from '#web/console/kit/tables/column-kinds.tsx';
import type { Column } from '#web/console/kit/tables/columns.ts';
import { moreColumn, RowButton } from '#web/console/kit/tables/row-actions.tsx';
import { paymentTexts } from '#web/console/payment-reviews/words.ts';
import { orderIdColumn, visitColumn } from './booking-column.tsx';
import { paymentColumn } from './status-mark-section.tsx';
import { bookingRowTexts as rowTexts, searchTexts as texts } from './words.ts';

const { columns: headers } = texts;

type OfPark = Pick<Ticket, 'parkName'>;
type OfVisit = Pick<Ticket, 'visitDate' | 'people'>;

export type TicketRow = Pick<
  Ticket,
  | 'id'
  | 'parkId'
  | 'parkName'
  | 'visitDate'
  | 'slot'
  | 'slotUntil'
  | 'people'
  | 'total'
  | 'admitted'
  | 'status'
  | 'createdAt'
> &
  Partial<Pick<Ticket, 'mobile' | 'organisationId'>>;

const scannedWords = ({ admitted }: TicketRow): string => (admitted ? texts.scanned : texts.notScanned);

export const parkColumn = <R extends OfPark>(): Column<R> =>
  textColumn('park', headers.park, ({ parkName }) => parkName, { long: true });

export const visitColumns = <R extends OfVisit>(): Column<R>[] => [
  visitColumn(({ visitDate }) => visitDate),
  countColumn('people', rowTexts.people, ({ people }) => people),
];

/** Columns of docs/product/console.md 8.3, then the visit. */
export const ticketColumns: Column<TicketRow>[] = [
  orderIdColumn(),
  parkColumn(),
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
  ...visitColumns<TicketRow>(),
];

const isRefundable = ({ status, total }: TicketRow): boolean => status === 'paid' && total > 0;

const codeOf = ({ id }: TicketRow): string => shortCodeOf(id);

export const refundColumn = (refund: (row: TicketRow) => void): Column<TicketRow> =>
  moreColumn(codeOf, [
    {
      id: 'refund',
      header: paymentTexts.refund,
      action: true,
      blank: (row) => !isRefundable(row),
      cell: (row) => (
        <RowButton
          icon={Undo2}
          label={paymentTexts.refundNamed(codeOf(row))}
          word={paymentTexts.refund}
          act={() => refund(row)}
        />
      ),
    },
  ]);
