import History from 'lucide-react/icons/history';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { AUDIT_SORTS } from '#contract/audit/api.ts';
import { useTenants } from '#web/console/frame/use-tenants.ts';
import { Page } from '#web/console/kit/parts/page.tsx';
import { AnswerTable } from '#web/console/kit/tables/answer-table.tsx';
import { useAnswer } from '#web/console/kit/tables/filters/answer.ts';
import { sortAsked, useListState } from '#web/console/kit/tables/filters/list-state.ts';
import { activityColumns } from './activity-columns.tsx';
import { ActivityFilters, readFilters } from './activity-filters-section.tsx';
import { entriesQuery } from './queries.ts';
import { auditTexts as texts } from './words.ts';
import './activity.css';

const SIZES = [25, 100, 500];

/** `/app/activity`: who changed what and when, a page at a time; the admin sees all organisations. */
export function ActivityPage() {
  const [params] = useSearchParams();
  const [{ page, size, sort }] = useListState(SIZES);
  const tenants = useTenants();
  const filters = readFilters(params);
  const answer = useAnswer(
    entriesQuery({ ...filters, page, limit: size, sort: sortAsked(sort, AUDIT_SORTS) ?? undefined }),
  );
  const ofSeveral = tenants !== null;
  const columns = useMemo(() => activityColumns(ofSeveral), [ofSeveral]);
  const isNarrowed = Object.values(filters).some(Boolean);
  return (
    <Page title={texts.title} lead={texts.lead}>
      <ActivityFilters organisations={tenants} answer={answer} />
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
