import type { ReactNode } from 'react';
import type { OrganisationKind } from '#contract/organisations/model.ts';
import { Page } from '#web/console/kit/parts/page.tsx';
import { AnswerTable, type AnswerTableProps } from '#web/console/kit/tables/answer-table.tsx';
import type { Identified } from '#web/console/kit/tables/columns.ts';
import { TenantFilters } from './tenants-section.tsx';

interface TenantReportProps<R, F extends { rows: readonly R[] }> extends AnswerTableProps<R, F> {
  texts: AnswerTableProps<R, F>['texts'] & { title: string; lead?: string };
  action?: ReactNode;
  kinds: readonly OrganisationKind[];
  filters: ReactNode;
  around?: (report: ReactNode) => ReactNode;
}

export const TenantReport = <R extends Identified, F extends { rows: readonly R[] }>({
  action,
  kinds,
  filters,
  around = (report) => report,
  ...table
}: TenantReportProps<R, F>) => (
  <Page title={table.texts.title} lead={table.texts.lead} action={action}>
    {around(
      <>
        <TenantFilters kinds={kinds}>{filters}</TenantFilters>
        <AnswerTable<R, F> {...table} />
      </>,
    )}
  </Page>
);
