import type { Ticket } from '#contract/bookings/model.ts';
import { formatInstant } from '#contract/dates.ts';
import { formatRupees } from '#contract/money.ts';
import type { PaymentStatus } from '#contract/payments/model.ts';
import { searchTexts as texts } from '#web/messages/bookings.ts';
import type { Column } from '#web/ui/columns.ts';
import { uiTexts } from '#web/ui/texts.ts';

const { columns: headers } = texts;

export type TicketRow = Pick<Ticket, 'id' | 'parkName' | 'total' | 'admitted' | 'status' | 'createdAt'> &
  Partial<Pick<Ticket, 'mobile' | 'organisationId'>>;

/** How a payment status looks. */
export const tones: Record<PaymentStatus, string> = {
  paid: 'mark-good',
  pending: 'mark-wait',
  awaited: 'mark-wait',
  failed: 'mark-bad',
  aborted: 'mark-off',
  refunded: 'mark-off',
};

/** The Payment Status report's columns (product spec section 2). */
export const ticketColumns: Column<TicketRow>[] = [
  { id: 'id', header: headers.id, cell: ({ id }) => <code>{id}</code> },
  { id: 'park', header: headers.park, cell: ({ parkName }) => parkName },
  { id: 'total', header: headers.total, align: 'end', cell: ({ total }) => formatRupees(total) },
  { id: 'mobile', header: headers.mobile, cell: ({ mobile }) => mobile ?? uiTexts.none },
  {
    id: 'scanned',
    header: headers.scanned,
    cell: ({ admitted }) => (
      <span className={admitted ? 'mark-good' : 'mark-off'}>{admitted ? texts.scanned : texts.notScanned}</span>
    ),
  },
  {
    id: 'status',
    header: headers.status,
    cell: ({ status }) => <span className={tones[status]}>{texts.statuses[status]}</span>,
  },
  { id: 'date', header: headers.date, cell: ({ createdAt }) => formatInstant(createdAt) },
];
