import TicketCheck from 'lucide-react/icons/ticket-check';
import { useSearchParams } from 'react-router';
import { APPOINTMENT_SORTS } from '#contract/appointments/api.ts';
import { PagedReport } from '#web/console/frame/paged-report-section.tsx';
import { daysOnWire } from '#web/console/kit/dates/date-range.ts';
import { loanAppointments } from '#web/console/queues/queries.ts';
import { tokenTexts as texts } from '#web/console/queues/words.ts';
import { tokenColumns } from './token-columns.tsx';
import { readFilter, TokenFilters } from './token-filters-section.tsx';

/** `/app/tokens`: who came to which branch, and how long they waited. */
export function TokenReportPage() {
  const filter = readFilter(useSearchParams()[0]);
  const { branchId, state, mobile } = filter;
  return (
    <PagedReport
      texts={texts}
      icon={TicketCheck}
      columns={tokenColumns}
      fullOnly={['loanType', 'mobile']}
      sorts={APPOINTMENT_SORTS}
      sizes={[5, 100, 1000]}
      kinds={['branch']}
      name="tokens"
      search={loanAppointments.search}
      asked={{ branchId: branchId || null, state: state || null, mobile: mobile || null, ...daysOnWire(filter) }}
      range={filter}
      filters={(answer) => <TokenFilters answer={answer} />}
      nameOf={({ number, personName }) => [number, personName].filter(Boolean).join(', ')}
    />
  );
}
