import Ticket from 'lucide-react/icons/ticket';
import { useMemo, useState } from 'react';
import { useOutletContext } from 'react-router';
import { dayOf } from '#contract/kernel/dates/dates.ts';
import type { User } from '#contract/sessions/model.ts';
import { TICKET_SORTS, ticketsApi } from '#contract/tickets/api.ts';
import { PagedReport } from '#web/console/frame/paged-report-section.tsx';
import { lazyDialog } from '#web/console/kit/parts/dialogs/lazy-dialog.tsx';
import { client } from '#web/console/platform/client.ts';
import { ownParkSearch, ticketSearch } from './search-filters.ts';
import { refundColumn, type TicketRow, ticketColumns } from './ticket-columns.tsx';
import { useSlotColumn } from './use-slot-column.tsx';
import { searchTexts as texts } from './words.ts';

const bookings = client(ticketsApi);

const RefundQuestion = lazyDialog(
  async () => (await import('#web/console/payment-reviews/refund-section.tsx')).RefundQuestion,
);

export function SearchReportPage() {
  const { role, parkId } = useOutletContext<User>();
  const [refunded, refund] = useState<TicketRow | null>(null);
  const isInspector = role === 'inspector';
  const columns = useMemo(
    () => (isInspector ? ticketColumns : [...ticketColumns, refundColumn(refund)]),
    [isInspector],
  );
  return (
    <>
      <PagedReport
        texts={texts}
        icon={Ticket}
        columns={useSlotColumn(columns)}
        fullOnly={['mobile']}
        sorts={TICKET_SORTS}
        sizes={[5, 100, 1000]}
        kinds={['park']}
        name="bookings"
        search={bookings.search}
        file={() => texts.file(dayOf(new Date()))}
        filters={isInspector ? ownParkSearch : ticketSearch}
        asking={({ visit, scanned, ...asked }) => ({
          parkId,
          ...asked,
          visitFrom: visit.from || null,
          visitUntil: visit.to || null,
          admitted: scanned && scanned === 'yes',
        })}
      />
      {refunded && <RefundQuestion booking={toRefund(refunded)} close={() => refund(null)} />}
    </>
  );
}

const toRefund = ({ id, total, admitted }: TicketRow) => ({ bookingId: id, amount: total, used: admitted });
