import { queryOptions, useQuery } from '@tanstack/react-query';
import { createContext, use, useMemo } from 'react';
import { useOutletContext, useSearchParams } from 'react-router';
import type { Organisation, OrganisationKind } from '#contract/organisations/model.ts';
import type { User } from '#contract/sessions/model.ts';
import type { Option } from '#web/console/kit/forms/field.tsx';
import { organisations } from '#web/console/organisations/queries.ts';

export interface OfTenant {
  organisationId: string;
}

export const tenantsQuery = queryOptions({
  queryKey: ['organisations', 'all'],
  queryFn: async ({ signal }): Promise<Organisation[]> => (await organisations.list({ signal })).rows,
});

export const useSignedIn = () => useOutletContext<User | null>();

/** Organisations that the admin may choose from (all kinds if none is named); null for other users. */
export function useTenants(kinds: readonly OrganisationKind[] = []): readonly Option[] | null {
  const isAdmin = useSignedIn()?.role === 'admin';
  const all = useQuery({ ...tenantsQuery, enabled: isAdmin }).data ?? [];
  if (!isAdmin) return null;
  return all
    .filter(({ kind }) => kind !== 'admin' && (kinds.length === 0 || kinds.includes(kind)))
    .map(({ id, name }) => ({ value: id, label: name }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en-IN'));
}

export const PARAMETER = 'organisation';

export const useNamedTenant = (): string | null => useSearchParams()[0].get(PARAMETER);

/** Null: not limited to an organisation. Empty string: the organisation is not chosen yet. */
export const TenantContext = createContext<string | null>(null);

/** Limits choices to an organisation: in a dialog the one of its record, in a filter the one of the address. */
export function useOfTenant<R extends OfTenant>(rows: readonly R[]): readonly R[] {
  const tenant = use(TenantContext);
  return tenant === null ? rows : rows.filter(({ organisationId }) => organisationId === tenant);
}

export function useTenantNames(): ((id: string) => string) | null {
  const isAdmin = useSignedIn()?.role === 'admin';
  const { data } = useQuery({ ...tenantsQuery, enabled: isAdmin });
  return useMemo(() => {
    const names = new Map(data?.map(({ id, name }) => [id, name]));
    return isAdmin ? (id: string) => names.get(id) ?? '' : null;
  }, [isAdmin, data]);
}

/** The organisation that a list shows: the caller's own; for the admin the one of the address, or null for all. */
export function useShownTenant(): string | null {
  const user = useSignedIn();
  const named = useNamedTenant();
  return user?.role === 'admin' ? named : (user?.organisationId ?? null);
}
