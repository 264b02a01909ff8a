import Tickets from 'lucide-react/icons/tickets';
import { Link, useSearchParams } from 'react-router';
import { formatInstant } from '#contract/kernel/dates.ts';
import { TICKET_SORTS, ticketsApi } from '#contract/tickets/api.ts';
import { TenantReport } from '#web/console/frame/tenant-report-section.tsx';
import { useShownTenant, useTenantColumns } from '#web/console/frame/use-tenants.ts';
import { daysOnWire } from '#web/console/kit/dates/date-range.ts';
import { Button } from '#web/console/kit/parts/button.tsx';
import { ExportButton } from '#web/console/kit/tables/choice/export-button.tsx';
import { sheetOf } from '#web/console/kit/tables/choice/sheet.ts';
import { useAnswer } from '#web/console/kit/tables/filters/answer.ts';
import { sortAsked, useListState } from '#web/console/kit/tables/filters/list-state.ts';
import { ReportSum } from '#web/console/kit/tables/report-sum.tsx';
import { client } from '#web/console/platform/client.ts';
import { consolePaths } from '#web/shared/paths.ts';
import { type BookingRow, bookingColumns, statusColumn } from './booking-report-columns.tsx';
import { ofReport, ReportFilters, type ReportRange, readRange } from './report-filters-section.tsx';
import { bookingReportTexts as texts } from './words.ts';
import './ticket-report.css';

const bookings = client(ticketsApi);

const SIZES = [5, 100, 1000, 10_000];
const KINDS = ['park'] as const;

/** `/app/bookingreport`: booking by booking what was booked, a page at a time; all of it to Excel. */
export function BookingReportPage() {
  const [params] = useSearchParams();
  const range = readRange(params);
  const [{ page, size, sort }] = useListState(SIZES);
  const body = { ...searchOf(range, useShownTenant()), sort: sortAsked(sort, TICKET_SORTS) };
  const columns = useTenantColumns(bookingColumns);
  const answer = useAnswer(pageQuery({ ...body, page, limit: size }));
  const everyRow = async (most: number) => (await bookings.search({ body: { ...body, page: 1, limit: most } })).rows;
  const written = [...columns, statusColumn];
  const sheet = async () => sheetOf(texts.sheet, written, (await bookings.search({ body })).rows);
  return (
    <TenantReport
      texts={texts}
      columns={columns}
      answer={answer}
      action={<ToReports params={params} />}
      icon={Tickets}
      sizes={SIZES}
      kinds={KINDS}
      choosable={{ count: texts.count, nameOf: bookingName, title: texts.sheet, columns: written, everyRow }}
      filters={<ReportFilters withParks withGateway answer={answer} />}
      above={({ total }) => (
        <ReportSum action={<ExportButton sheet={sheet} file={texts.file(range.from, range.to)} />}>
          {texts.count(total)}
        </ReportSum>
      )}
    />
  );
}

/** Names a booking for those who hear its tick. */
const bookingName = ({ parkName, createdAt }: BookingRow): string => `${parkName}, ${formatInstant(createdAt)}`;

const searchOf = ({ parkIds, gateway, from, to }: ReportRange, organisationId: string | null) => ({
  organisationId,
  parkId: parkIds,
  gateway: gateway || null,
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
