import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { OrganisationKind } from '#contract/organisations/model.ts';
import type { Identified } from '#web/console/ui/columns.ts';
import { type PagedResource, PagedResourcePage } from '#web/console/ui/paged-resource-page.tsx';
import { type Resource, ResourcePage } from '#web/console/ui/resource-page.tsx';
import { dialogOfTenants, TenantFilters, tenantColumn } from './tenants-section.tsx';
import { type OfTenant, tenantsQuery, useNamedTenant, useSignedIn } from './use-tenants.ts';

interface OfKinds {
  /** The admin chooses among organisations of these kinds. */
  kinds: readonly OrganisationKind[];
  /** Columns that, with the codes, make room for whose a record is: the admin finds them in the menu of the table. */
  waiting?: readonly string[];
}

/** Those who sell hang them up, not the admin. */
const CODES = ['qr', 'poster'];

/** What of a screen is the admin's own: whose records it lists stands in a column and is chosen above the list. */
function useTenantParts<R extends OfTenant>(
  { dialog: Form, columns, filters }: Pick<Resource<R>, 'dialog' | 'columns' | 'filters'>,
  { kinds, waiting = [] }: OfKinds,
) {
  const isAdmin = useSignedIn()?.role === 'admin';
  const cache = useQueryClient();
  const menu = [...CODES, ...waiting];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the kinds of a screen never change.
  const dialog = useMemo(() => Form && dialogOfTenants(Form, kinds), [Form]);
  if (!isAdmin) return null;
  // Read when it is asked for: the names may come after the records.
  const nameOf = (id: string) => cache.getQueryData(tenantsQuery.queryKey)?.find((one) => one.id === id)?.name ?? '';
  const parts: Pick<Resource<R>, 'dialog' | 'columns' | 'filters'> = {
    dialog,
    columns: (open) => {
      const [first, ...rest] = columns(open);
      const others = rest.map((column) => (menu.includes(column.id) ? { ...column, behind: true as const } : column));
      return first ? [first, tenantColumn<R>(nameOf), ...others] : [];
    },
    filters: <TenantFilters kinds={kinds}>{filters}</TenantFilters>,
  };
  return { parts, nameOf };
}

/**
 * A management screen as the signed-in user needs it. The admin's has a column and a filter of organisations, and its
 * dialog asks for one of these kinds; everybody else's stays as it is.
 */
export function TenantResourcePage<R extends OfTenant & Identified>({
  kinds,
  waiting,
  ...resource
}: Resource<R> & OfKinds) {
  const tenants = useTenantParts(resource, { kinds, waiting });
  const named = useNamedTenant();
  if (tenants === null) return <ResourcePage {...resource} />;
  const { parts, nameOf } = tenants;
  const query = narrowed(resource.query, named);
  const searchIn = (row: R) => `${resource.searchIn(row)} ${nameOf(row.organisationId)}`;
  return <ResourcePage {...resource} {...parts} query={query} searchIn={searchIn} />;
}

/** The same for a list that stays on the server, which is asked for the organisation of `useShownTenant`. */
export function PagedTenantResourcePage<R extends OfTenant & Identified>(props: PagedResource<R> & OfKinds) {
  const { kinds, waiting, ...resource } = props;
  return <PagedResourcePage {...resource} {...useTenantParts(resource, { kinds, waiting })?.parts} />;
}

const narrowed = <R extends OfTenant>(query: Resource<R>['query'], named: string | null): Resource<R>['query'] =>
  named === null || !query.data
    ? query
    : { ...query, data: query.data.filter(({ organisationId }) => organisationId === named) };
