import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useLocation } from 'react-router';
import type { OrganisationKind } from '#contract/organisations/model.ts';
import { beforeActs, type Column, type Identified } from '#web/console/kit/tables/columns.ts';
import { ResourcePage, type ResourceScreen } from '#web/console/kit/tables/resource-page.tsx';
import { useSteps } from '#web/console/platform/steps.ts';
import { landingOf } from '#web/shared/paths.ts';
import { dialogOfTenants, TenantFilters } from './tenants-section.tsx';
import { tenantColumn } from './use-tenant-columns.tsx';
import { type OfTenant, tenantsQuery, useNamedTenant, useSignedIn } from './use-tenants.ts';

interface OfKinds {
  kinds: readonly OrganisationKind[];
  /** Columns that the admin sees in the full view only, like the codes, to make room for the organisation. */
  fullOnly?: readonly string[];
}

function useBriefSteps(isEmpty: boolean): ReactNode {
  const user = useSignedIn();
  const { pathname } = useLocation();
  const FirstSteps = useSteps(user);
  if (!FirstSteps || !user || !(isEmpty || pathname === landingOf(user))) return null;
  return <FirstSteps brief user={user} />;
}

/** Sellers print the QR codes, seldom the admin. */
const CODES = ['qr', 'poster'];

const inFullOnly = <R,>(column: Column<R>): Column<R>[] =>
  column.only === 'compact' ? [] : [{ ...column, only: 'full' }];

/** The admin sees the organisation of each record, and can narrow the list to one. */
export function TenantResourcePage<R extends OfTenant & Identified>(props: ResourceScreen<R> & OfKinds) {
  const { kinds, fullOnly = [], ...resource } = props;
  const { dialog: Form, columns, filters, searchIn = resource.nameOf } = resource;
  const isAdmin = useSignedIn()?.role === 'admin';
  const cache = useQueryClient();
  const named = useNamedTenant();
  const steps = useBriefSteps(isEmpty(resource.query.data));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the kinds of a screen never change.
  const dialog = useMemo(() => Form && dialogOfTenants(Form, kinds), [Form]);
  if (!isAdmin) {
    const beneath = (
      <>
        {steps}
        {filters}
      </>
    );
    return <ResourcePage {...resource} filters={beneath} />;
  }
  // Read lazily: the names may arrive after the records.
  const nameOf = (id: string) => cache.getQueryData(tenantsQuery.queryKey)?.find((one) => one.id === id)?.name ?? '';
  const leaving = [...CODES, ...fullOnly];
  return (
    <ResourcePage
      {...resource}
      dialog={dialog}
      columns={(open) => {
        const others = columns(open).flatMap((column) => (leaving.includes(column.id) ? inFullOnly(column) : [column]));
        return beforeActs(others, tenantColumn(nameOf));
      }}
      filters={<TenantFilters kinds={kinds}>{filters}</TenantFilters>}
      query={narrowed(resource.query, named)}
      searchIn={(row) => `${searchIn(row)} ${nameOf(row.organisationId)}`}
    />
  );
}

const isEmpty = (data: { length: number } | { total: number } | undefined): boolean =>
  data !== undefined && ('total' in data ? data.total : data.length) === 0;

/** Where the server pages the list, it narrows it too. */
function narrowed<R extends OfTenant>(
  query: ResourceScreen<R>['query'],
  named: string | null,
): ResourceScreen<R>['query'] {
  if (named === null || !Array.isArray(query.data)) return query;
  return { ...query, data: query.data.filter(({ organisationId }) => organisationId === named) };
}
