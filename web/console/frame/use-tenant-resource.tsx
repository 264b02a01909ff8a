import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { OrganisationKind } from '#contract/organisations/model.ts';
import type { PagedResource } from '#web/console/ui/paged-resource-page.tsx';
import type { Resource } from '#web/console/ui/resource-page.tsx';
import { dialogOfTenants, TenantFilters, tenantColumn } from './tenants-section.tsx';
import { type OfTenant, tenantsQuery, useNamedTenant, useSignedIn } from './use-tenants.ts';

/** What of a screen is the admin's own: whose records it lists stands in a column and is chosen above the list. */
function useTenantParts<R extends OfTenant>(
  { dialog: Form, columns, filters }: Pick<Resource<R>, 'dialog' | 'columns' | 'filters'>,
  kinds: readonly OrganisationKind[],
) {
  const isAdmin = useSignedIn()?.role === 'admin';
  const cache = useQueryClient();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the kinds of a screen never change.
  const dialog = useMemo(() => dialogOfTenants(Form, kinds), [Form]);
  if (!isAdmin) return null;
  // Read when it is asked for: the names may come after the records.
  const nameOf = (id: string) => cache.getQueryData(tenantsQuery.queryKey)?.find((one) => one.id === id)?.name ?? '';
  const parts: Pick<Resource<R>, 'dialog' | 'columns' | 'filters'> = {
    dialog,
    columns: (open) => {
      const [first, ...rest] = columns(open);
      return first ? [first, tenantColumn<R>(nameOf), ...rest] : [];
    },
    filters: <TenantFilters kinds={kinds}>{filters}</TenantFilters>,
  };
  return { parts, nameOf };
}

/**
 * A management screen as the signed-in user needs it. The admin's has a column and a filter of organisations, and its
 * dialog asks for one of these kinds; everybody else's stays as it is.
 */
export function useTenantResource<R extends OfTenant>(
  resource: Resource<R>,
  kinds: readonly OrganisationKind[],
): Resource<R> {
  const tenants = useTenantParts(resource, kinds);
  const named = useNamedTenant();
  if (tenants === null) return resource;
  const { parts, nameOf } = tenants;
  return {
    ...resource,
    ...parts,
    query: narrowed(resource.query, named),
    searchIn: (row) => `${resource.searchIn(row)} ${nameOf(row.organisationId)}`,
  };
}

/** The same for a list that stays on the server, which is asked for the organisation of `useShownTenant`. */
export function usePagedTenantResource<R extends OfTenant>(
  resource: PagedResource<R>,
  kinds: readonly OrganisationKind[],
): PagedResource<R> {
  return { ...resource, ...useTenantParts(resource, kinds)?.parts };
}

const narrowed = <R extends OfTenant>(query: Resource<R>['query'], named: string | null): Resource<R>['query'] =>
  named === null || !query.data
    ? query
    : { ...query, data: query.data.filter(({ organisationId }) => organisationId === named) };
