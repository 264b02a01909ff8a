import ReceiptIndianRupee from 'lucide-react/icons/receipt-indian-rupee';
import { useMemo } from 'react';
import { Link, useOutletContext, useSearchParams } from 'react-router';
import { formatRupees } from '#contract/kernel/money.ts';
import type { User } from '#contract/sessions/model.ts';
import { ticketsApi } from '#contract/tickets/api.ts';
import { TenantFilters } from '#web/console/frame/tenants-section.tsx';
import { useTenantColumns } from '#web/console/frame/use-tenant-columns.tsx';
import { useShownTenant } from '#web/console/frame/use-tenants.ts';
import { type DateRange, daysOnWire } from '#web/console/kit/dates/date-range.ts';
import { Page } from '#web/console/kit/parts/page.tsx';
import { LoadProblem } from '#web/console/kit/parts/placeholders.tsx';
import { AnswerTable } from '#web/console/kit/tables/answer-table.tsx';
import { ExportButton } from '#web/console/kit/tables/choice/export-button.tsx';
import { sheetOf } from '#web/console/kit/tables/choice/sheet.ts';
import { useAnswer } from '#web/console/kit/tables/filters/answer.ts';
import { FilterForm } from '#web/console/kit/tables/filters/filter-form.tsx';
import { askedOf } from '#web/console/kit/tables/filters/filter-kinds.tsx';
import { client } from '#web/console/platform/client.ts';
import { consolePaths } from '#web/shared/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { ofReport, ownParkFilters, ticketReportFilters } from './report-filters.ts';
import { figuresOf, linesOf, type ReportGroup, reportColumns, totalOf } from './ticket-report-columns.tsx';
import { ticketReportTexts as texts } from './words.ts';

const bookings = client(ticketsApi);

const SIZES = [5, 10, 25, 50, 100];
const KINDS = ['park'] as const;
const NOTHING: ReportGroup[] = [];

export function TicketReportPage() {
  const user = useOutletContext<User>();
  const [params] = useSearchParams();
  const withParks = user.role !== 'inspector';
  const filters = withParks ? ticketReportFilters : ownParkFilters;
  const { parkId, days } = { parkId: user.parkId ? [user.parkId] : [], ...askedOf(filters, params) };
  const answer = useAnswer(reportQuery(parkId, days, useShownTenant()));
  // A failed report is shown as empty (docs/product/console.md 8).
  const groups = answer.isError ? NOTHING : (answer.data ?? NOTHING);
  const report = useMemo(() => reportOf(groups), [groups]);
  const { lines, sum } = report;
  const columns = useTenantColumns(report.columns);
  const sheet = () => sheetOf(texts.sheet, columns, [...lines, sum]);
  return (
    <Page title={texts.title} lead={texts.lead} action={withParks && <ToBookings params={params} />}>
      <TenantFilters kinds={KINDS}>
        <FilterForm label={texts.filters} filters={filters} answer={answer} table={texts.caption} />
      </TenantFilters>
      <div className="row between report-sum">
        <p>
          {texts.grandTotal} <strong>{formatRupees(sum.total)}</strong>
        </p>
        {lines.length > 0 && (
          <ExportButton sheet={sheet} file={texts.file(days.from, days.to)} disabled={answer.isPlaceholderData} />
        )}
      </div>
      {answer.isError ? (
        <LoadProblem error={answer.error} retry={() => void answer.refetch()} />
      ) : (
        <AnswerTable
          texts={texts}
          columns={columns}
          answer={{ ...answer, data: answer.data && { rows: lines, sum } }}
          icon={ReceiptIndianRupee}
          sizes={SIZES}
        />
      )}
    </Page>
  );
}

const ToBookings = ({ params }: { params: URLSearchParams }) => (
  <Button variant="outlined" component={Link} to={`${consolePaths.bookingReport}?${ofReport(params)}`}>
    {texts.bookings}
  </Button>
);

const reportQuery = (parkId: string[], days: DateRange, organisationId: string | null) => ({
  queryKey: ['bookings', 'report', organisationId, parkId, days],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const body = { organisationId, parkId, ...daysOnWire(days) };
    return (await bookings.report({ body, signal })).rows;
  },
});

function reportOf(groups: Parameters<typeof linesOf>[0]) {
  const lines = linesOf(groups);
  const sum = totalOf(lines);
  return { lines, sum, columns: reportColumns(figuresOf(sum)) };
}
