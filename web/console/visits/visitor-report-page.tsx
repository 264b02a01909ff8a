import { queryOptions, useQuery } from '@tanstack/react-query';
import Users from 'lucide-react/icons/users';
import { Link, useSearchParams } from 'react-router';
import type { Exhibition } from '#contract/exhibitions/model.ts';
import { isOver } from '#contract/exhibitions/rules.ts';
import { dayOf, formatDay } from '#contract/kernel/dates/dates.ts';
import { visitsApi } from '#contract/visits/api.ts';
import type { Visit } from '#contract/visits/model.ts';
import { orderIdColumn, visitColumn } from '#web/console/bookings/booking-column.tsx';
import { bookingRowTexts } from '#web/console/bookings/words.ts';
import { exhibitionsQuery } from '#web/console/exhibitions/queries.ts';
import { titleOf } from '#web/console/exhibitions/words.ts';
import { TenantFilters } from '#web/console/frame/tenants-section.tsx';
import { useOfTenant } from '#web/console/frame/use-tenants.ts';
import { type DateRange, daysOnWire } from '#web/console/kit/dates/date-range.ts';
import { Page } from '#web/console/kit/parts/page.tsx';
import { Empty } from '#web/console/kit/parts/placeholders.tsx';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import { Loaded } from '#web/console/kit/records/loaded.tsx';
import { AnswerTable } from '#web/console/kit/tables/answer-table.tsx';
import { sheetOf } from '#web/console/kit/tables/choice/sheet.ts';
import { instantColumn, textColumn } from '#web/console/kit/tables/column-kinds.tsx';
import type { Column } from '#web/console/kit/tables/columns.ts';
import { useAnswer } from '#web/console/kit/tables/filters/answer.ts';
import { FilterForm } from '#web/console/kit/tables/filters/filter-form.tsx';
import {
  askedOf,
  boxFilter,
  choiceFilter,
  daysFilter,
  type Filters,
} from '#web/console/kit/tables/filters/filter-kinds.tsx';
import { SearchAll } from '#web/console/kit/tables/filters/search-all.tsx';
import { client } from '#web/console/platform/client.ts';
import { fileNameOf } from '#web/console/platform/files/download.ts';
import { consolePaths } from '#web/shared/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { visitorReportTexts as texts } from './words.ts';

const visits = client(visitsApi);

/** Name and mobile number are optional, because the API may leave out private fields. */
type ShownVisitor = Pick<Visit, 'id' | 'personName' | 'mobile' | 'day' | 'createdAt'>;

/** Visitors of a show by the day of registration and by text, newest first. */
function visitorsQuery(exhibitionId: string, range: DateRange, text: string | null) {
  const { startDate, endDate } = daysOnWire(range);
  const body = { exhibitionIds: [exhibitionId], from: startDate, until: endDate, text };
  return queryOptions({
    queryKey: ['visits', 'report', body],
    queryFn: async ({ signal }) => ({ rows: (await visits.report({ body, signal })).rows as ShownVisitor[] }),
  });
}

const SIZES = [5, 1000, 100_000];
const KINDS = ['exhibition'] as const;

/** `/app/showreports` (docs/product/console.md 8.5). */
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
    <Button component={Link} to={consolePaths.exhibitions} variant="outlined">
      {texts.toShows}
    </Button>
  </Empty>
);

/** Default show: the newest that is not over. Default days: all since it was added. */
function filtersOf(shows: readonly Exhibition[]) {
  const now = new Date();
  const usual = shows.find((one) => !isOver(one, now)) ?? shows[0];
  const showIn = (id: string | null) => shows.find((one) => one.id === id) ?? usual;
  const options = shows.map((one) => ({ value: one.id, label: labelOf(one) }));
  const show = choiceFilter('show', {
    label: texts.show,
    useOptions: () => options,
    valid: (id) => showIn(id)?.id ?? null,
  });
  const days = daysFilter({
    usual: (today, params) => ({ from: dayOf(showIn(params.get('show'))?.createdAt ?? new Date()), to: today }),
  });
  return { text: boxFilter(bookingRowTexts.find), show, days };
}

function ReportOf({ all }: { all: readonly Exhibition[] }) {
  const [params] = useSearchParams();
  const shows = useOfTenant(all);
  const filters = filtersOf(shows);
  const asked = askedOf(filters, params);
  const show = shows.find(({ id }) => id === asked.show);
  if (!show) return <NoVisitors />;
  return <VisitorsOf show={show} filters={filters} days={asked.days} text={asked.text} />;
}

const NoVisitors = () => <Empty text={uiTexts.noRows} icon={Users} />;

interface OfShow {
  show: Exhibition;
  filters: Filters;
  days: DateRange;
  text: string | null;
}

function VisitorsOf({ show, filters, days, text }: OfShow) {
  const answer = useAnswer(visitorsQuery(show.id, days, text));
  const rows = answer.data?.rows ?? [];
  const file = texts.file(fileNameOf(titleOf(show)), days.from, days.to);
  return (
    <>
      <FilterForm
        label={texts.filters}
        filters={filters}
        answer={answer}
        table={texts.caption}
        exported={rows.length > 0 ? { sheet: () => visitorSheet(rows), file } : undefined}
      />
      <AnswerTable
        answer={answer}
        texts={texts}
        columns={visitorColumns}
        icon={Users}
        sizes={SIZES}
        otherwise={<SearchAll filters={filters} />}
      />
    </>
  );
}

/** With the day, because two shows may have the same name. */
const labelOf = (show: Exhibition): string =>
  show.startsAt ? texts.showOn(titleOf(show), formatDay(dayOf(show.startsAt))) : titleOf(show);

export const visitorColumns: Column<ShownVisitor>[] = [
  textColumn('name', texts.personName, ({ personName }) => personName),
  textColumn('mobile', texts.mobile, ({ mobile }) => mobile),
  instantColumn('date', texts.date, ({ createdAt }) => createdAt, {
    sheet: ({ createdAt }) => ({ day: dayOf(createdAt) }),
  }),
  orderIdColumn(),
  visitColumn(({ day }) => day),
];

export const visitorSheet = (visitors: readonly ShownVisitor[]) => sheetOf(texts.sheet, visitorColumns, visitors);
