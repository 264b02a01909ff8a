import Tickets from 'lucide-react/icons/tickets';
import { Link, useSearchParams } from 'react-router';
import { TICKET_SORTS, ticketsApi } from '#contract/tickets/api.ts';
import { PagedReport } from '#web/console/frame/paged-report-section.tsx';
import { daysOnWire } from '#web/console/kit/dates/date-range.ts';
import { client } from '#web/console/platform/client.ts';
import { consolePaths } from '#web/shared/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { bookingColumns, statusColumn } from './booking-report-columns.tsx';
import { bookingReportFilters, ofReport } from './report-filters.ts';
import { useSlotColumn } from './use-slot-column.tsx';
import { bookingReportTexts as texts } from './words.ts';

const bookings = client(ticketsApi);

export const BookingReportPage = () => (
  <PagedReport
    texts={texts}
    icon={Tickets}
    columns={useSlotColumn(bookingColumns)}
    sheetColumns={[statusColumn]}
    sorts={TICKET_SORTS}
    sizes={[5, 100, 1000, 10_000]}
    kinds={['park']}
    name="bookings"
    search={bookings.search}
    filters={bookingReportFilters}
    asking={({ days, ...asked }) => ({ ...asked, ...daysOnWire(days) })}
    file={({ days }) => texts.file(days.from, days.to)}
    action={<ToReports />}
  />
);

const ToReports = () => (
  <Button variant="outlined" component={Link} to={`${consolePaths.ticketReport}?${ofReport(useSearchParams()[0])}`}>
    {texts.reports}
  </Button>
);
