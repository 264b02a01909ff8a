import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { OrganisationKind } from '#contract/organisations/model.ts';
import type { DateRange } from '#web/console/kit/dates/date-range.ts';
import type { AnswerStatus } from '#web/console/kit/forms/filter-form.tsx';
import { ExportButton } from '#web/console/kit/tables/choice/export-button.tsx';
import { sheetOf } from '#web/console/kit/tables/choice/sheet.ts';
import type { Column, Identified } from '#web/console/kit/tables/columns.ts';
import { useAnswer } from '#web/console/kit/tables/filters/answer.ts';
import { sortAsked, useListState } from '#web/console/kit/tables/filters/list-state.ts';
import { ReportSum } from '#web/console/kit/tables/report-sum.tsx';
import { TenantReport } from './tenant-report-section.tsx';
import { type OfTenant, useShownTenant, useTenantColumns } from './use-tenants.ts';

interface PagedReportProps<R, B> {
  texts: Record<'title' | 'lead' | 'caption' | 'none' | 'sheet', string> & {
    count: (count: number) => string;
    file: (from: string, to: string) => string;
  };
  icon: LucideIcon;
  columns: readonly Column<R>[];
  /** The admin sees them in the full view alone: whose a row is takes their room. */
  fullOnly: readonly string[];
  sorts: readonly string[];
  sizes: readonly number[];
  kinds: readonly OrganisationKind[];
  /** The call that finds them, and under which name its answers are kept. */
  name: string;
  search: (asked: { body: B; signal?: AbortSignal }) => Promise<{ rows: R[]; total: number }>;
  /** What the filters ask for. */
  asked: Partial<B>;
  range: DateRange;
  filters: (answer: AnswerStatus) => ReactNode;
  nameOf: (row: R) => string;
}

/** A report that the server sorts and sends a page at a time; all of it to Excel. */
export function PagedReport<R extends Identified & Partial<OfTenant>, B>(props: PagedReportProps<R, B>) {
  const { texts, icon, sorts, sizes, kinds, name, search, range, filters, nameOf } = props;
  const [{ page, size, sort }] = useListState(sizes);
  const asked = { ...props.asked, organisationId: useShownTenant(), sort: sortAsked(sort, sorts) };
  const find = (part: object, signal?: AbortSignal) =>
    search({ body: { ...asked, ...part } as B, ...(signal && { signal }) });
  const columns = useTenantColumns(props.columns, ...props.fullOnly);
  const answer = useAnswer({
    queryKey: [name, 'search', { ...asked, page, size }],
    queryFn: ({ signal }: { signal: AbortSignal }) => find({ page, limit: size }, signal),
  });
  const everyRow = async (most: number) => (await find({ page: 1, limit: most })).rows;
  const sheet = async () => sheetOf(texts.sheet, columns, (await find({})).rows);
  return (
    <TenantReport
      texts={texts}
      columns={columns}
      answer={answer}
      icon={icon}
      sizes={sizes}
      kinds={kinds}
      choosable={{ count: texts.count, nameOf, title: texts.title, everyRow }}
      filters={filters(answer)}
      above={({ total }) => (
        <ReportSum action={<ExportButton sheet={sheet} file={texts.file(range.from, range.to)} />}>
          {texts.count(total)}
        </ReportSum>
      )}
    />
  );
}
