import { useQuery } from '@tanstack/react-query';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import ReceiptIndianRupee from 'lucide-react/icons/receipt-indian-rupee';
import { useMemo, useState } from 'react';
import { useOutletContext, useSearchParams } from 'react-router';
import { bookingsApi } from '#contract/bookings/api.ts';
import { dayOf } from '#contract/dates.ts';
import { formatRupees } from '#contract/money.ts';
import type { User } from '#contract/sessions/model.ts';
import { ticketReportTexts as texts } from '#web/messages/bookings.ts';
import { client } from '#web/platform/client.ts';
import { Button } from '#web/ui/button.tsx';
import { DataTable } from '#web/ui/data-table.tsx';
import { useListState } from '#web/ui/list-state.ts';
import { Empty, Loading, LoadProblem } from '#web/ui/notice.tsx';
import { Page } from '#web/ui/page.tsx';
import { useToasts } from '#web/ui/toasts.tsx';
import { ReportFilters, type ReportRange, readRange } from './report-filters-section.tsx';
import { figuresOf, linesOf, reportColumns, reportSheet, totalOf } from './ticket-report-columns.tsx';
import './ticket-report.css';

const bookings = client(bookingsApi);

const SIZES = [5, 10, 25, 50, 100];

/** `/app/report`: what was sold, by day and park. Inspectors see their own park. */
export function TicketReportPage() {
  const user = useOutletContext<User>();
  const [params] = useSearchParams();
  const asked = readRange(params, dayOf(new Date()));
  const withParks = user.role !== 'inspector';
  const range = withParks ? asked : { ...asked, parkIds: user.parkId ? [user.parkId] : [] };
  const query = useQuery(reportQuery(range));
  // A report that did not come has sold nothing (product spec section 8).
  const report = useMemo(() => reportOf(query.data ?? []), [query.data]);
  return (
    <Page title={texts.title} lead={texts.lead}>
      <ReportFilters withParks={withParks} />
      <div className="report-sum">
        <p>
          {texts.grandTotal} <strong>{formatRupees(report.total)}</strong>
        </p>
        {report.lines.length > 0 && <ExportButton report={report} range={range} />}
      </div>
      {query.isPending && <Loading />}
      {query.isError && <LoadProblem error={query.error} retry={() => void query.refetch()} />}
      {query.data && <ReportTable report={report} />}
    </Page>
  );
}

/** The end date goes as the end of its day (product spec section 7). */
const reportQuery = ({ parkIds, from, to }: ReportRange) => ({
  queryKey: ['bookings', 'report', parkIds, from, to],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const body = { parkId: parkIds, startDate: `${from}T00:00:00.000Z`, endDate: `${to}T23:59:00.000Z` };
    return (await bookings.report({ body, signal })).rows;
  },
});

/** Lines with the Total row at their end; no lines at all where nothing was sold. */
function reportOf(groups: Parameters<typeof linesOf>[0]) {
  const lines = linesOf(groups);
  const total = totalOf(lines);
  return { lines: lines.length > 0 ? [...lines, total] : [], figures: figuresOf(total), total: total.total };
}
type Report = ReturnType<typeof reportOf>;

function ReportTable({ report: { lines, figures } }: { report: Report }) {
  const [state, change] = useListState(SIZES);
  const columns = useMemo(() => reportColumns(figures), [figures]);
  if (lines.length === 0) return <Empty text={texts.none} icon={<ReceiptIndianRupee aria-hidden size={32} />} />;
  const rowId = ({ id }: { id: string }) => id;
  return <DataTable {...{ caption: texts.caption, columns, rows: lines, rowId, state, change, sizes: SIZES }} />;
}

/** The whole report as an Excel file, made here from what was fetched. */
function ExportButton({ report, range: { from, to } }: { report: Report; range: ReportRange }) {
  const [busy, setBusy] = useState(false);
  const toasts = useToasts();
  const act = async () => {
    setBusy(true);
    try {
      const { downloadSheet } = await import('#web/platform/spreadsheet.ts');
      await downloadSheet(reportSheet(report.lines, report.figures), texts.file(from, to));
    } catch (error) {
      toasts.failure((error as Error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="outlined" startIcon={<FileSpreadsheet size={18} />} loading={busy} onClick={() => void act()}>
      {texts.exportSheet}
    </Button>
  );
}
