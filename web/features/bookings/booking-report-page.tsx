import Tickets from 'lucide-react/icons/tickets';
import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router';
import { bookingsApi } from '#contract/bookings/api.ts';
import {
  TenantFilters,
  useShownTenant,
  useTenantNames,
  withTenantColumn,
} from '#web/features/console/tenants-section.tsx';
import { bookingReportTexts as texts } from '#web/messages/bookings.ts';
import { consolePaths } from '#web/paths.ts';
import { client } from '#web/platform/client.ts';
import { useAnswer } from '#web/ui/answer.ts';
import { AnswerArea } from '#web/ui/answer-area.tsx';
import { Button } from '#web/ui/button.tsx';
import { DataTable } from '#web/ui/data-table.tsx';
import { daysOnWire } from '#web/ui/date-range.ts';
import { ExportButton } from '#web/ui/export-button.tsx';
import { useListState } from '#web/ui/list-state.ts';
import { Empty } from '#web/ui/notice.tsx';
import { Page } from '#web/ui/page.tsx';
import { ReportSum } from '#web/ui/report-sum.tsx';
import { bookingColumns, bookingSheet } from './booking-report-columns.tsx';
import { ofReport, ReportFilters, type ReportRange, readRange } from './report-filters-section.tsx';
import './ticket-report.css';

const bookings = client(bookingsApi);

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
        none={<Empty text={texts.none} icon={<Tickets aria-hidden size={32} />} />}
      >
        {(data) => (
          <>
            <ReportSum action={<ExportButton sheet={sheet} file={texts.file(range.from, range.to)} />}>
              {data.total === 1 ? texts.oneBooking : texts.bookings(data.total.toLocaleString('en-IN'))}
            </ReportSum>
            <DataTable
              {...{ caption: texts.caption, columns, state, change, sizes: SIZES, ...data }}
              rowId={({ id }) => id}
            />
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
