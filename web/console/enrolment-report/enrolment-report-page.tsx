import NotebookPen from 'lucide-react/icons/notebook-pen';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type EnrolmentFilters as Asked, enrolmentsApi } from '#contract/enrolments/api.ts';
import { TenantFilters, withTenantColumn } from '#web/console/frame/tenants-section.tsx';
import { useShownTenant, useTenantNames } from '#web/console/frame/use-tenants.ts';
import { client } from '#web/console/platform/client.ts';
import { useAnswer } from '#web/console/ui/answer.ts';
import { AnswerArea } from '#web/console/ui/answer-area.tsx';
import { DataTable } from '#web/console/ui/data-table.tsx';
import { daysOnWire } from '#web/console/ui/date-range.ts';
import { ExportButton } from '#web/console/ui/export-button.tsx';
import { useListState } from '#web/console/ui/list-state.ts';
import { Empty } from '#web/console/ui/notice.tsx';
import { Page } from '#web/console/ui/page.tsx';
import { ReportSum } from '#web/console/ui/report-sum.tsx';
import { enrolmentReportTexts as texts } from '#web/console/words/enrolments.ts';
import { enrolmentColumns, enrolmentSheet } from './enrolment-columns.tsx';
import { type EnrolmentFilter, EnrolmentFilters, readFilter } from './enrolment-filters-section.tsx';

const enrolments = client(enrolmentsApi);

const SIZES = [5, 100, 1000];
const KINDS = ['coaching'] as const;

/** `/app/enrolments`: who booked a place in which batch, and how it is paid, a page at a time; all of it to Excel. */
export function EnrolmentReportPage() {
  const [params] = useSearchParams();
  const filter = readFilter(params);
  const body = searchOf(filter, useShownTenant());
  const [state, change] = useListState(SIZES);
  const nameOf = useTenantNames();
  const columns = useMemo(() => withTenantColumn(enrolmentColumns, nameOf), [nameOf]);
  const answer = useAnswer(pageQuery({ ...body, page: state.page, limit: state.size }));
  const sheet = async () => enrolmentSheet((await enrolments.search({ body })).rows, nameOf);
  return (
    <Page title={texts.title} lead={texts.lead}>
      <TenantFilters kinds={KINDS}>
        <EnrolmentFilters answer={answer} />
      </TenantFilters>
      <AnswerArea
        answer={answer}
        isEmpty={({ total }) => total === 0}
        none={<Empty text={texts.none} icon={NotebookPen} />}
      >
        {(data) => (
          <>
            <ReportSum action={<ExportButton sheet={sheet} file={texts.file(filter.from, filter.to)} />}>
              {texts.count(data.total.toLocaleString('en-IN'))}
            </ReportSum>
            <DataTable {...{ caption: texts.caption, columns, state, change, sizes: SIZES, ...data }} />
          </>
        )}
      </AnswerArea>
    </Page>
  );
}

const searchOf = (
  { batchId, status, mobile, from, to }: EnrolmentFilter,
  organisationId: string | null,
): Asked & { organisationId: string | null } => ({
  ...{ organisationId, batchId: batchId || null, paymentStatus: status || null, mobile: mobile || null },
  ...daysOnWire({ from, to }),
});

/** One page of the enrolments. */
const pageQuery = (body: ReturnType<typeof searchOf>) => ({
  queryKey: ['enrolments', 'search', body],
  queryFn: ({ signal }: { signal: AbortSignal }) => enrolments.search({ body, signal }),
});
