import type { BookingLine } from '#contract/bookings/model.ts';
import { dayOf } from '#contract/kernel/dates/dates.ts';
import { formatRupees } from '#contract/kernel/money.ts';
import type { Ticket } from '#contract/tickets/model.ts';
import { instantColumn, rupeesColumn, textColumn } from '#web/console/kit/tables/column-kinds.tsx';
import type { Column } from '#web/console/kit/tables/columns.ts';
import { orderIdColumn } from './booking-column.tsx';
import { StatusMark } from './status-mark-section.tsx';
import { parkColumn, type TicketRow, visitColumns } from './ticket-columns.tsx';
import { searchTexts, bookingReportTexts as texts } from './words.ts';

export type BookingRow = Omit<TicketRow, 'admitted'> & Pick<Ticket, 'lines' | 'discount'>;

type Detail = [name: string, sum: string];

const detailOf = ({ label, price, quantity, amount }: BookingLine): Detail => [
  texts.name(label),
  texts.sum(formatRupees(price), quantity.toLocaleString('en-IN'), formatRupees(amount)),
];

/** One line per kind of ticket. The discount comes last, so that the lines add up to the total. */
const detailsOf = ({ lines, discount }: BookingRow): Detail[] => [
  ...lines.map(detailOf),
  ...(discount > 0 ? [[texts.name(texts.discount), texts.less(formatRupees(discount))] satisfies Detail] : []),
];

/** Columns of docs/product/console.md 8.1, then order and visit. An unpaid total is marked as unpaid. */
export const bookingColumns: Column<BookingRow>[] = [
  parkColumn(),
  {
    id: 'details',
    header: texts.details,
    cell: (row) => (
      <ul>
        {detailsOf(row).map(([name, sum]) => (
          <li key={name + sum}>
            {name} <span>{sum}</span>
          </li>
        ))}
      </ul>
    ),
    sheet: (row) =>
      detailsOf(row)
        .map((detail) => detail.join(' '))
        .join('\n'),
  },
  rupeesColumn('total', texts.total, ({ total }) => total, {
    cell: ({ total, status }) => (
      <>
        {formatRupees(total)}
        {status !== 'paid' && (
          <div>
            <StatusMark status={status} />
          </div>
        )}
      </>
    ),
  }),
  textColumn('mobile', texts.mobile, ({ mobile }) => mobile),
  instantColumn('date', texts.date, ({ createdAt }) => createdAt, {
    sheet: ({ createdAt }) => ({ day: dayOf(createdAt) }),
  }),
  orderIdColumn(),
  ...visitColumns<BookingRow>(),
];

/** Only in Excel, as the last column. */
export const statusColumn = textColumn<BookingRow>(
  'status',
  texts.status,
  ({ status }) => searchTexts.statuses[status],
);
