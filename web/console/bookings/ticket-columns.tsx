import Undo2 from 'lucide-react/icons/undo-2';
import { dayOf } from '#contract/kernel/dates/dates.ts';
import { shortCodeOf } from '#contract/kernel/ids.ts';
import type { Ticket } from '#contract/tickets/model.ts';
import { VisitorLink } from '#web/console/kit/records/visitor-link.tsx';
import { countColumn, instantColumn, rupeesColumn, textColumn } from '#web/console/kit/tables/column-kinds.tsx';
import type { Column } from '#web/console/kit/tables/columns.ts';
import { RowButton } from '#web/console/kit/tables/row-actions.tsx';
import { paymentTexts } from '#web/console/payment-reviews/words.ts';
import { consolePaths, recordPath } from '#web/shared/paths.ts';
import { NameLink, orderIdColumn, visitColumn } from './row-columns-section.tsx';
import { paymentColumn } from './status-mark-section.tsx';
import { bookingRowTexts as rowTexts, searchTexts as texts } from './words.ts';

const { columns: headers } = texts;

type OfPark = Pick<Ticket, 'id' | 'parkId' | 'parkName'>;
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

export const parkColumn = <R extends OfPark>(manages: boolean): Column<R> =>
  textColumn('park', headers.park, ({ parkName }) => parkName, {
    long: true,
    cell: ({ parkId, parkName }) => (
      <NameLink to={recordPath(consolePaths.parks, parkId)} name={parkName} linked={manages} />
    ),
  });

export const visitColumns = <R extends OfVisit>(): Column<R>[] => [
  visitColumn(({ visitDate }) => visitDate),
  countColumn('people', rowTexts.people, ({ people }) => people),
];

/** Columns of docs/product/console.md 8.3, then the visit. */
export const ticketColumns = (manages: boolean): Column<TicketRow>[] => [
  orderIdColumn(),
  parkColumn(manages),
  rupeesColumn('total', headers.total, ({ total }) => total),
  textColumn('mobile', headers.mobile, ({ mobile }) => mobile, {
    cell: ({ id, mobile }) => <VisitorLink id={id} mobile={mobile} />,
  }),
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

export const refundColumn = (refund: (row: TicketRow) => void): Column<TicketRow> => ({
  id: 'refund',
  header: paymentTexts.refund,
  action: true,
  blank: (row) => !isRefundable(row),
  cell: (row) =>
    isRefundable(row) && (
      <RowButton
        icon={Undo2}
        label={paymentTexts.refundNamed(shortCodeOf(row.id))}
        word={paymentTexts.refund}
        act={() => refund(row)}
      />
    ),
});
