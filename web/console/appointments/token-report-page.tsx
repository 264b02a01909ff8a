import TicketCheck from 'lucide-react/icons/ticket-check';
import { APPOINTMENT_SORTS } from '#contract/appointments/api.ts';
import { PagedReport } from '#web/console/frame/paged-report-section.tsx';
import { daysOnWire } from '#web/console/kit/dates/date-range.ts';
import { loanAppointments } from '#web/console/queues/queries.ts';
import { tokenTexts as texts } from '#web/console/queues/words.ts';
import { tokenColumns } from './token-columns.tsx';
import { tokenFilters } from './token-filters.ts';

export const TokenReportPage = () => (
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
    filters={tokenFilters}
    asking={({ days, ...asked }) => ({ ...asked, ...daysOnWire(days) })}
    file={({ days }) => texts.file(days.from, days.to)}
  />
);
