import History from 'lucide-react/icons/history';
import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router';
import { AUDIT_SORTS } from '#contract/audit/api.ts';
import { useTenants } from '#web/console/frame/use-tenants.ts';
import { Page } from '#web/console/kit/parts/page.tsx';
import { AnswerTable } from '#web/console/kit/tables/answer-table.tsx';
import { useAnswer } from '#web/console/kit/tables/filters/answer.ts';
import { FilterForm } from '#web/console/kit/tables/filters/filter-form.tsx';
import { askedOf } from '#web/console/kit/tables/filters/filter-kinds.tsx';
import { sortAsked, useListState } from '#web/console/kit/tables/filters/list-state.ts';
import { consolePaths } from '#web/shared/paths.ts';
import { activityColumns } from './activity-columns.tsx';
import { activityFilters, activityOfAllFilters } from './activity-filters.ts';
import { RECORD_PARAM } from './changes-column.tsx';
import { entriesQuery } from './queries.ts';
import { auditTexts as texts } from './words.ts';
import './activity.css';

const SIZES = [25, 100, 500];

const headOf = (recordId: string | undefined, name = '') =>
  recordId === undefined
    ? { title: texts.title, lead: texts.lead }
    : {
        title: name ? texts.changesNamed(name) : texts.changes,
        lead: (
          <>
            {texts.changesAlone} <Link to={consolePaths.activity}>{texts.all}</Link>
          </>
        ),
      };

export function ActivityPage() {
  const [params] = useSearchParams();
  const [{ page, size, sort }] = useListState(SIZES);
  const ofSeveral = useTenants() !== null;
  const filters = ofSeveral ? activityOfAllFilters : activityFilters;
  const { days, noun, accountId, ...ofTenant } = askedOf(filters, params);
  const recordId = params.get(RECORD_PARAM) ?? undefined;
  const who = { ...ofTenant, recordId, noun: noun ?? undefined, accountId: accountId ?? undefined };
  const asked = { ...who, startDate: days.from || undefined, endDate: days.to || undefined };
  const answer = useAnswer(
    entriesQuery({ ...asked, page, limit: size, sort: sortAsked(sort, AUDIT_SORTS) ?? undefined }),
  );
  const columns = useMemo(() => activityColumns(ofSeveral), [ofSeveral]);
  const isNarrowed = Object.values(asked).some(Boolean);
  return (
    <Page {...headOf(recordId, answer.data?.rows[0]?.recordName)}>
      <FilterForm label={texts.filters} filters={filters} answer={answer} table={texts.caption} />
      <AnswerTable
        answer={answer}
        columns={columns}
        texts={isNarrowed ? { ...texts, none: texts.nothingFound } : texts}
        icon={History}
        sizes={SIZES}
      />
    </Page>
  );
}
