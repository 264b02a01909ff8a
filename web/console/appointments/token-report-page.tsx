import { useQuery } from '@tanstack/react-query';
import TicketCheck from 'lucide-react/icons/ticket-check';
import { APPOINTMENT_SORTS } from '#contract/appointments/api.ts';
import { bookingRowTexts } from '#web/console/bookings/words.ts';
import { branchesQuery } from '#web/console/branches/queries.ts';
import { PagedReport } from '#web/console/frame/paged-report-section.tsx';
import { useOfTenant } from '#web/console/frame/use-tenants.ts';
import { daysOnWire, justToday } from '#web/console/kit/dates/date-range.ts';
import { boxFilter, choiceFilter, daysFilter } from '#web/console/kit/tables/filters/filter-kinds.tsx';
import { loanAppointments } from '#web/console/queues/queries.ts';
import { tokenStateFilter } from '#web/console/queues/token-state-filter.ts';
import { tokenTexts as texts } from '#web/console/queues/words.ts';
import { tokenColumns } from './token-columns.tsx';

const useBranchOptions = () =>
  useOfTenant(useQuery(branchesQuery).data ?? []).map(({ id, name }) => ({ value: id, label: name }));

const tokenFilters = {
  text: boxFilter(bookingRowTexts.find),
  branchId: choiceFilter('branch', { label: texts.branch, none: texts.allBranches, useOptions: useBranchOptions }),
  days: daysFilter({ usual: justToday }),
  state: tokenStateFilter,
};

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
