import ReceiptIndianRupee from 'lucide-react/icons/receipt-indian-rupee';
import { useMemo } from 'react';
import { Link, useOutletContext, useSearchParams } from 'react-router';
import { formatRupees } from '#contract/money.ts';
import type { User } from '#contract/sessions/model.ts';
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
import { Empty, LoadProblem } from '#web/console/ui/notice.tsx';
import { Page } from '#web/console/ui/page.tsx';
import { ReportSum } from '#web/console/ui/report-sum.tsx';
import { ticketReportTexts as texts } from '#web/console/words/bookings.ts';
import { consolePaths } from '#web/shared/paths.ts';
import { ofReport, ReportFilters, type ReportRange, readRange } from './report-filters-section.tsx';
import {
  figuresOf,
  linesOf,
  type ReportGroup,
  reportColumns,
  reportSheet,
  type TenantNames,
  totalOf,
} from './ticket-report-columns.tsx';
import './ticket-report.css';

const bookings = client(ticketsApi);

const SIZES = [5, 10, 25, 50, 100];
const KINDS = ['park'] as const;
const NOTHING: ReportGroup[] = [];

/** `/app/report`: what was sold, by day and park. Inspectors see their own park. */
export function TicketReportPage() {
  const user = useOutletContext<User>();
  const [params] = useSearchParams();
  const asked = readRange(params);
  const withParks = user.role !== 'inspector';
  const range = withParks ? asked : { ...asked, parkIds: user.parkId ? [user.parkId] : [] };
  const answer = useAnswer(reportQuery(range, useShownTenant()));
  const nameOf = useTenantNames();
  // A report that did not come has sold nothing (docs/product/console.md 8).
  const groups = answer.isError ? NOTHING : (answer.data ?? NOTHING);
  const report = useMemo(() => reportOf(groups), [groups]);
  const { lines, sum, figures } = report;
  const sheet = () => reportSheet([...lines, sum], figures, nameOf);
  return (
    <Page title={texts.title} lead={texts.lead} action={withParks && <ToBookings params={params} />}>
      <TenantFilters kinds={KINDS}>
        <ReportFilters withParks={withParks} answer={answer} />
      </TenantFilters>
      <ReportSum
        action={
          lines.length > 0 && (
            <ExportButton sheet={sheet} file={texts.file(range.from, range.to)} disabled={answer.isPlaceholderData} />
          )
        }
      >
        {texts.grandTotal} <strong>{formatRupees(sum.total)}</strong>
      </ReportSum>
      {answer.isError ? (
        <LoadProblem error={answer.error} retry={() => void answer.refetch()} />
      ) : (
        <AnswerArea answer={answer} isEmpty={() => lines.length === 0} none={<NothingSold />}>
          {() => <ReportTable report={report} nameOf={nameOf} />}
        </AnswerArea>
      )}
    </Page>
  );
}

/** The same parks and days, booking by booking. */
const ToBookings = ({ params }: { params: URLSearchParams }) => (
  <Button variant="outlined" component={Link} to={`${consolePaths.bookingReport}?${ofReport(params)}`}>
    {texts.bookings}
  </Button>
);

const reportQuery = ({ parkIds, from, to }: ReportRange, organisationId: string | null) => ({
  queryKey: ['bookings', 'report', organisationId, parkIds, from, to],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const body = { organisationId, parkId: parkIds, ...daysOnWire({ from, to }) };
    return (await bookings.report({ body, signal })).rows;
  },
});

const NothingSold = () => <Empty text={texts.none} icon={ReceiptIndianRupee} />;

/** The lines, and the Total row, which is none of them. */
function reportOf(groups: Parameters<typeof linesOf>[0]) {
  const lines = linesOf(groups);
  const sum = totalOf(lines);
  return { lines, sum, figures: figuresOf(sum) };
}
type Report = ReturnType<typeof reportOf>;

function ReportTable({ report: { lines, sum, figures }, nameOf }: { report: Report; nameOf: TenantNames }) {
  const [state, change] = useListState(SIZES);
  const columns = useMemo(() => withTenantColumn(reportColumns(figures), nameOf), [figures, nameOf]);
  return <DataTable {...{ caption: texts.caption, columns, rows: lines, sum, state, change, sizes: SIZES }} />;
}
