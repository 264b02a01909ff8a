import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useLocation } from 'react-router';
import type { OrganisationKind } from '#contract/organisations/model.ts';
import { beforeActs, type Column, type Identified } from '#web/console/kit/tables/columns.ts';
import { type PagedResource, PagedResourcePage } from '#web/console/kit/tables/paged-resource-page.tsx';
import { ResourcePage, type ResourceScreen } from '#web/console/kit/tables/resource-page.tsx';
import { useSteps } from '#web/console/platform/steps.ts';
import { landingOf } from '#web/shared/paths.ts';
import { dialogOfTenants, TenantFilters, tenantColumn } from './tenants-section.tsx';
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

const beneath = (steps: ReactNode, filters: ReactNode) => (
  <>
    {steps}
    {filters}
  </>
);

/** Sellers print the QR codes, seldom the admin. */
const CODES = ['qr', 'poster'];

const inFullOnly = <R,>(column: Column<R>): Column<R>[] =>
  column.only === 'compact' ? [] : [{ ...column, only: 'full' }];

/** For the admin only. */
function useTenantParts<R extends OfTenant>(
  { dialog: Form, columns, filters }: Pick<ResourceScreen<R>, 'dialog' | 'columns' | 'filters'>,
  { kinds, fullOnly = [] }: OfKinds,
) {
  const isAdmin = useSignedIn()?.role === 'admin';
  const cache = useQueryClient();
  const leaving = [...CODES, ...fullOnly];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the kinds of a screen never change.
  const dialog = useMemo(() => Form && dialogOfTenants(Form, kinds), [Form]);
  if (!isAdmin) return null;
  // Read lazily: the names may arrive after the records.
  const nameOf = (id: string) => cache.getQueryData(tenantsQuery.queryKey)?.find((one) => one.id === id)?.name ?? '';
  const parts: Pick<ResourceScreen<R>, 'dialog' | 'columns' | 'filters'> = {
    dialog,
    columns: (open) => {
      const others = columns(open).flatMap((column) => (leaving.includes(column.id) ? inFullOnly(column) : [column]));
      return beforeActs(others, tenantColumn(nameOf));
    },
    filters: <TenantFilters kinds={kinds}>{filters}</TenantFilters>,
  };
  return { parts, nameOf };
}

export function TenantResourcePage<R extends OfTenant & Identified>({
  kinds,
  fullOnly,
  ...resource
}: ResourceScreen<R> & OfKinds) {
  const tenants = useTenantParts(resource, { kinds, fullOnly });
  const named = useNamedTenant();
  const steps = useBriefSteps(resource.query.data?.length === 0);
  if (tenants === null) return <ResourcePage {...resource} filters={beneath(steps, resource.filters)} />;
  const { parts, nameOf } = tenants;
  const query = narrowed(resource.query, named);
  const searchIn = (row: R) => `${resource.searchIn(row)} ${nameOf(row.organisationId)}`;
  return <ResourcePage {...resource} {...parts} query={query} searchIn={searchIn} />;
}

export function PagedTenantResourcePage<R extends OfTenant & Identified>(props: PagedResource<R> & OfKinds) {
  const { kinds, fullOnly, ...resource } = props;
  const tenants = useTenantParts(resource, { kinds, fullOnly });
  const steps = useBriefSteps(resource.query.data?.total === 0);
  return <PagedResourcePage {...resource} {...(tenants?.parts ?? { filters: beneath(steps, resource.filters) })} />;
}

const narrowed = <R extends OfTenant>(
  query: ResourceScreen<R>['query'],
  named: string | null,
): ResourceScreen<R>['query'] =>
  named === null || !query.data
    ? query
    : { ...query, data: query.data.filter(({ organisationId }) => organisationId === named) };
