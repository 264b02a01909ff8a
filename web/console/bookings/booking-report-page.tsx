import Tickets from 'lucide-react/icons/tickets';
import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router';
import { ticketsApi } from '#contract/tickets/api.ts';
import { TenantFilters, withTenantColumn } from '#web/console/frame/tenants-section.tsx';
import { useShownTenant, useTenantNames } from '#web/console/frame/use-tenants.ts';
import { client } from '#web/console/platform/client.ts';
import { useAnswer } from '#web/console/ui/answer.ts';
import { AnswerArea } from '#web/console/ui/answer-area.tsx';
import { Button } from '#web/console/ui/button.tsx';
import { DataTable } from '#web/console/ui/data-table.tsx';
import { daysOnWire } from '#web/console/ui/date-range.ts';
import { ExportButton } from '#web/console/ui/export-button.tsx';
import { useListState } from '#web/console/ui/list-state.ts';
import { Empty } from '#web/console/ui/notice.tsx';
import { Page } from '#web/console/ui/page.tsx';
import { ReportSum } from '#web/console/ui/report-sum.tsx';
import { bookingReportTexts as texts } from '#web/console/words/bookings.ts';
import { consolePaths } from '#web/shared/paths.ts';
import { bookingColumns, bookingSheet } from './booking-report-columns.tsx';
import { ofReport, ReportFilters, type ReportRange, readRange } from './report-filters-section.tsx';
import './ticket-report.css';

const bookings = client(ticketsApi);

const SIZES = [5, 100, 1000, 10_000];
const KINDS = ['park'] as const;

/** `/app/bookingreport`: booking by booking what was booked, a page at a time; all of it to Excel. */
export function BookingReportPage() {
  const [params] = useSearchParams();
  const range = readRange(params);
  const body = searchOf(range, useShownTenant());
  const [state, change] = useListState(SIZES);
  const nameOf = useTenantNames();
  const columns = useMemo(() => withTenantColumn(bookingColumns, nameOf), [nameOf]);
  const answer = useAnswer(pageQuery({ ...body, page: state.page, limit: state.size }));
  const sheet = async () => bookingSheet((await bookings.search({ body })).rows, nameOf);
  return (
    <Page title={texts.title} lead={texts.lead} action={<ToReports params={params} />}>
      <TenantFilters kinds={KINDS}>
        <ReportFilters withParks answer={answer} />
      </TenantFilters>
      <AnswerArea
        answer={answer}
        isEmpty={({ total }) => total === 0}
        none={<Empty text={texts.none} icon={Tickets} />}
      >
        {(data) => (
          <>
            <ReportSum action={<ExportButton sheet={sheet} file={texts.file(range.from, range.to)} />}>
              {data.total === 1 ? texts.oneBooking : texts.bookings(data.total.toLocaleString('en-IN'))}
            </ReportSum>
            <DataTable {...{ caption: texts.caption, columns, state, change, sizes: SIZES, ...data }} />
          </>
        )}
      </AnswerArea>
    </Page>
  );
}

const searchOf = ({ parkIds, from, to }: ReportRange, organisationId: string | null) => ({
  organisationId,
  parkId: parkIds,
  ...daysOnWire({ from, to }),
});

/** One page of the bookings. */
const pageQuery = (body: ReturnType<typeof searchOf> & { page: number; limit: number }) => ({
  queryKey: ['bookings', 'search', body],
  queryFn: ({ signal }: { signal: AbortSignal }) => bookings.search({ body, signal }),
});

/** The same parks and days, summed. */
const ToReports = ({ params }: { params: URLSearchParams }) => (
  <Button variant="outlined" component={Link} to={`${consolePaths.ticketReport}?${ofReport(params)}`}>
    {texts.reports}
  </Button>
);
