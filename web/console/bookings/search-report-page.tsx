import Ticket from 'lucide-react/icons/ticket';
import { Suspense, useMemo, useState } from 'react';
import { useOutletContext, useSearchParams } from 'react-router';
import type { Day } from '#contract/kernel/dates.ts';
import type { PaymentStatus } from '#contract/payments/model.ts';
import type { User } from '#contract/sessions/model.ts';
import { TICKET_SORTS, ticketsApi } from '#contract/tickets/api.ts';
import { TenantReport } from '#web/console/frame/tenant-report-section.tsx';
import { useShownTenant, useTenantColumns } from '#web/console/frame/use-tenants.ts';
import { useAnswer } from '#web/console/kit/tables/filters/answer.ts';
import { type ListState, sortAsked, useListState } from '#web/console/kit/tables/filters/list-state.ts';
import { client } from '#web/console/platform/client.ts';
import { lazyPart } from '#web/console/platform/parts.ts';
import { readFilters, SearchFilters, type TicketSearch } from './search-filters-section.tsx';
import { refundColumn, type TicketRow, ticketColumns } from './ticket-columns.tsx';
import { searchTexts as texts } from './words.ts';

const bookings = client(ticketsApi);

const RefundQuestion = lazyPart(
  async () => (await import('#web/console/payment-reviews/refund-section.tsx')).RefundQuestion,
);

const SIZES = [5, 100, 1000];
const KINDS = ['park'] as const;

/** `/app/searchreports`: every booking with its payment, a page at a time; owners send money back from here. Inspectors see their own park. */
export function SearchReportPage() {
  const user = useOutletContext<User>();
  const [params] = useSearchParams();
  const [state] = useListState(SIZES);
  const filters = readFilters(params);
  const [refunded, refund] = useState<TicketRow | null>(null);
  const isInspector = user.role === 'inspector';
  const columns = useTenantColumns(
    useMemo(() => (isInspector ? ticketColumns : [...ticketColumns, refundColumn(refund)]), [isInspector]),
    'mobile',
  );
  const body = useTicketSearch(filters, isInspector ? user.parkId : filters.parkId, state);
  const answer = useAnswer(pageQuery(body));
  const everyRow = async (most: number) => (await bookings.search({ body: { ...body, page: 1, limit: most } })).rows;
  return (
    <>
      <TenantReport
        texts={texts}
        columns={columns}
        answer={answer}
        icon={Ticket}
        sizes={SIZES}
        kinds={KINDS}
        choosable={{ count: texts.count, title: texts.sheet, everyRow }}
        filters={<SearchFilters withParks={!isInspector} answer={answer} />}
      />
      <Suspense>{refunded && <RefundQuestion booking={toRefund(refunded)} close={() => refund(null)} />}</Suspense>
    </>
  );
}

const toRefund = ({ id, total, admitted }: TicketRow) => ({ bookingId: id, amount: total, used: admitted });

/** What the filters ask for, a page of it. */
function useTicketSearch(filters: TicketSearch, parkId: string | null, { page, size, sort }: ListState) {
  const organisationId = useShownTenant();
  return {
    organisationId,
    parkId,
    status: (filters.status || null) as PaymentStatus | null,
    mobile: filters.mobile || null,
    gateway: filters.gateway || null,
    date: (filters.date || null) as Day | null,
    visitFrom: (filters.visitFrom || null) as Day | null,
    visitUntil: (filters.visitTo || null) as Day | null,
    admitted: filters.scanned ? filters.scanned === 'yes' : null,
    sort: sortAsked(sort, TICKET_SORTS),
    page,
    limit: size,
  };
}

const pageQuery = (body: ReturnType<typeof useTicketSearch>) => ({
  queryKey: ['bookings', 'search', body],
  queryFn: ({ signal }: { signal: AbortSignal }) => bookings.search({ body, signal }),
});
