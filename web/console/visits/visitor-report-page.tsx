import { useQuery } from '@tanstack/react-query';
import Users from 'lucide-react/icons/users';
import { Link, useSearchParams } from 'react-router';
import type { Exhibition } from '#contract/exhibitions/model.ts';
import { dayOf, formatDay, formatInstant } from '#contract/kernel/dates.ts';
import { exhibitionsQuery, titleOf } from '#web/console/exhibitions/queries.ts';
import { TenantFilters } from '#web/console/frame/tenants-section.tsx';
import { useOfTenant } from '#web/console/frame/use-tenants.ts';
import { type DateRange, readDates } from '#web/console/kit/dates/date-range.ts';
import { SelectField } from '#web/console/kit/forms/field.tsx';
import { Empty } from '#web/console/kit/parts/notice.tsx';
import { Page } from '#web/console/kit/parts/page.tsx';
import { Loaded } from '#web/console/kit/records/loaded.tsx';
import { AnswerTable } from '#web/console/kit/tables/answer-table.tsx';
import { ExportButton } from '#web/console/kit/tables/choice/export-button.tsx';
import { sheetOf } from '#web/console/kit/tables/choice/sheet.ts';
import type { Column } from '#web/console/kit/tables/columns.ts';
import { useAnswer } from '#web/console/kit/tables/filters/answer.ts';
import { ReportForm } from '#web/console/kit/tables/report-form.tsx';
import { ReportSum } from '#web/console/kit/tables/report-sum.tsx';
import { fileNameOf } from '#web/console/platform/download.ts';
import { consolePaths } from '#web/shared/paths.ts';
import { type Visitor, visitorsQuery } from './queries.ts';
import { visitorReportTexts as texts } from './words.ts';
import './visitor-report.css';

const SIZES = [5, 1000, 100_000];
const KINDS = ['exhibition'] as const;

interface VisitorRange extends DateRange {
  showId: string;
}

/** `/app/showreports`: who put their name down for a show (docs/product/console.md 8.5). */
export function VisitorReportPage() {
  const shows = useQuery(exhibitionsQuery);
  return (
    <Page title={texts.title} lead={texts.lead}>
      <Loaded query={shows}>
        {(all) =>
          all.length === 0 ? (
            <NoShows />
          ) : (
            <TenantFilters kinds={KINDS}>
              <ReportOf all={all} />
            </TenantFilters>
          )
        }
      </Loaded>
    </Page>
  );
}

const NoShows = () => (
  <Empty text={texts.noShows} icon={Users}>
    <Link className="button outlined primary" to={consolePaths.exhibitions}>
      {texts.toShows}
    </Link>
  </Empty>
);

/** What the address asks for: without a show the newest one, without days all since that was added. */
function readRange(params: URLSearchParams, shows: readonly Exhibition[]): VisitorRange {
  const show = shows.find(({ id }) => id === params.get('show')) ?? shows[0];
  const today = dayOf(new Date());
  return { showId: show?.id ?? '', ...readDates(params, { from: show ? dayOf(show.createdAt) : today, to: today }) };
}

function ReportOf({ all }: { all: readonly Exhibition[] }) {
  const [params] = useSearchParams();
  const shows = useOfTenant(all);
  const range = readRange(params, shows);
  const show = shows.find(({ id }) => id === range.showId);
  if (!show) return <NoVisitors />;
  return <VisitorsOf show={show} shows={shows} range={range} />;
}

const NoVisitors = () => <Empty text={texts.none} icon={Users} />;

interface OfShow {
  show: Exhibition;
  shows: readonly Exhibition[];
  range: VisitorRange;
}

function VisitorsOf({ show, shows, range: { from, to } }: OfShow) {
  const answer = useAnswer(visitorsQuery(show.id, { from, to }));
  const file = texts.file(fileNameOf(titleOf(show)), from, to);
  return (
    <>
      <ReportForm<VisitorRange>
        label={texts.filters}
        answer={answer}
        read={(address) => readRange(address, shows)}
        write={({ showId, from: first, to: last }) => ({ show: showId, from: first, to: last })}
        before={({ showId }, set) => (
          <div className="visitors-show">
            <SelectField
              label={texts.show}
              value={showId}
              change={(id) => set({ showId: id })}
              options={shows.map((one) => ({ value: one.id, label: labelOf(one) }))}
            />
          </div>
        )}
      />
      <AnswerTable
        answer={answer}
        texts={texts}
        columns={visitorColumns}
        icon={Users}
        sizes={SIZES}
        choosable={{ count: texts.count, nameOf: ({ personName }) => personName, title: titleOf(show) }}
        above={({ rows }) => (
          <ReportSum
            action={<ExportButton sheet={() => visitorSheet(rows)} file={file} disabled={answer.isPlaceholderData} />}
          >
            {texts.count(rows.length)}
          </ReportSum>
        )}
      />
    </>
  );
}

/** The day tells apart two shows of the same name. */
const labelOf = (show: Exhibition): string =>
  show.startsAt ? texts.showOn(titleOf(show), formatDay(dayOf(show.startsAt))) : titleOf(show);

export const visitorColumns: Column<Visitor>[] = [
  {
    id: 'name',
    header: texts.personName,
    value: ({ personName }) => personName,
    cell: ({ id, personName }) => <Link to={consolePaths.booking(id)}>{personName}</Link>,
    sheet: ({ personName }) => personName,
  },
  {
    id: 'mobile',
    header: texts.mobile,
    value: ({ mobile }) => mobile,
    cell: ({ mobile }) => mobile,
    sheet: ({ mobile }) => mobile,
  },
  {
    id: 'date',
    header: texts.date,
    value: ({ createdAt }) => createdAt.getTime(),
    cell: ({ createdAt }) => formatInstant(createdAt),
    sheet: ({ createdAt }) => ({ day: dayOf(createdAt) }),
  },
];

/** The same as a sheet: dates as dates. */
export const visitorSheet = (visitors: readonly Visitor[]) => sheetOf(texts.sheet, visitorColumns, visitors);
