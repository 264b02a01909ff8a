import NotebookPen from 'lucide-react/icons/notebook-pen';
import { useSearchParams } from 'react-router';
import { type EnrolmentFilters as Asked, ENROLMENT_SORTS, enrolmentsApi } from '#contract/enrolments/api.ts';
import { TenantReport } from '#web/console/frame/tenant-report-section.tsx';
import { useShownTenant, useTenantColumns } from '#web/console/frame/use-tenants.ts';
import { client } from '#web/console/platform/client.ts';
import { useAnswer } from '#web/console/ui/answer.ts';
import { daysOnWire } from '#web/console/ui/date-range.ts';
import { ExportButton } from '#web/console/ui/export-button.tsx';
import { sortAsked, useListState } from '#web/console/ui/list-state.ts';
import { ReportSum } from '#web/console/ui/report-sum.tsx';
import { sheetOf } from '#web/console/ui/sheet.ts';
import { enrolmentReportTexts as texts } from '#web/console/words/enrolments.ts';
import { enrolmentColumns } from './enrolment-columns.tsx';
import { type EnrolmentFilter, EnrolmentFilters, readFilter } from './enrolment-filters-section.tsx';

const enrolments = client(enrolmentsApi);

const SIZES = [5, 100, 1000];
const KINDS = ['coaching'] as const;

/** `/app/enrolments`: who booked a place in which batch, and how it is paid, a page at a time; all of it to Excel. */
export function EnrolmentReportPage() {
  const [params] = useSearchParams();
  const filter = readFilter(params);
  const [{ page, size, sort }] = useListState(SIZES);
  const body = { ...searchOf(filter, useShownTenant()), sort: sortAsked(sort, ENROLMENT_SORTS) };
  const columns = useTenantColumns(enrolmentColumns, 'email');
  const answer = useAnswer(pageQuery({ ...body, page, limit: size }));
  const everyRow = async (most: number) => (await enrolments.search({ body: { ...body, page: 1, limit: most } })).rows;
  const sheet = async () => sheetOf(texts.sheet, columns, (await enrolments.search({ body })).rows);
  return (
    <TenantReport
      texts={texts}
      columns={columns}
      answer={answer}
      icon={NotebookPen}
      sizes={SIZES}
      kinds={KINDS}
      choosable={{ count: texts.count, nameOf: ({ studentName }) => studentName, title: texts.title, everyRow }}
      filters={<EnrolmentFilters answer={answer} />}
      above={({ total }) => (
        <ReportSum action={<ExportButton sheet={sheet} file={texts.file(filter.from, filter.to)} />}>
          {texts.count(total)}
        </ReportSum>
      )}
    />
  );
}

const searchOf = (
  { batchId, status, mobile, from, to }: EnrolmentFilter,
  organisationId: string | null,
): Asked & { organisationId: string | null } => ({
  organisationId,
  batchId: batchId || null,
  status: status || null,
  mobile: mobile || null,
  ...daysOnWire({ from, to }),
});

/** One page of the enrolments. */
const pageQuery = (body: ReturnType<typeof searchOf>) => ({
  queryKey: ['enrolments', 'search', body],
  queryFn: ({ signal }: { signal: AbortSignal }) => enrolments.search({ body, signal }),
});
