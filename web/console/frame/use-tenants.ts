import { queryOptions, useQuery } from '@tanstack/react-query';
import { createContext, use, useMemo } from 'react';
import { useOutletContext, useSearchParams } from 'react-router';
import type { Organisation, OrganisationKind } from '#contract/organisations/model.ts';
import type { User } from '#contract/sessions/model.ts';
import type { Option } from '#web/console/kit/forms/field.tsx';
import type { Column } from '#web/console/kit/tables/columns.ts';
import { organisations } from '#web/console/organisations/queries.ts';
import { tenantTexts as texts } from './tenant-words.ts';

/** A record belongs to this organisation. */
export interface OfTenant {
  organisationId: string;
}

export const tenantsQuery = queryOptions({
  queryKey: ['organisations', 'all'],
  queryFn: async ({ signal }): Promise<Organisation[]> => (await organisations.list({ signal })).rows,
});

/** The person signed in is as the frame of the console says; null outside of it. */
export const useSignedIn = () => useOutletContext<User | null>();

/** The organisations of these kinds (none named: of all) for the admin to choose one of; null for everybody else. */
export function useTenants(kinds: readonly OrganisationKind[] = []): readonly Option[] | null {
  const isAdmin = useSignedIn()?.role === 'admin';
  const all = useQuery({ ...tenantsQuery, enabled: isAdmin }).data ?? [];
  if (!isAdmin) return null;
  return all
    .filter(({ kind }) => kind !== 'admin' && (kinds.length === 0 || kinds.includes(kind)))
    .map(({ id, name }) => ({ value: id, label: name }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en-IN'));
}

/** The parameter of the address that narrows a list to one organisation. */
export const PARAMETER = 'organisation';

/** Answers which organisation the address names; null: all. */
export const useNamedTenant = (): string | null => useSearchParams()[0].get(PARAMETER);

/** Null: nobody chose, all rows will do; empty: the organisation is still to be chosen. */
export const TenantContext = createContext<string | null>(null);

/** The rows to choose from: in a dialog those of the organisation that its record belongs to, in a filter those of the named one. */
export function useOfTenant<R extends OfTenant>(rows: readonly R[]): readonly R[] {
  const tenant = use(TenantContext);
  return tenant === null ? rows : rows.filter(({ organisationId }) => organisationId === tenant);
}

/** The names of organisations by their ids, for the admin to tell records apart; null for everybody else. */
export function useTenantNames(): ((id: string) => string) | null {
  const isAdmin = useSignedIn()?.role === 'admin';
  const { data } = useQuery({ ...tenantsQuery, enabled: isAdmin });
  return useMemo(() => {
    const names = new Map(data?.map(({ id, name }) => [id, name]));
    return isAdmin ? (id: string) => names.get(id) ?? '' : null;
  }, [isAdmin, data]);
}

/** Answers whose records a list shows: the caller's organisation; for the admin the one in the address, or all (null). */
export function useShownTenant(): string | null {
  const user = useSignedIn();
  const named = useNamedTenant();
  return user?.role === 'admin' ? named : (user?.organisationId ?? null);
}

/** The columns of a report, and for the admin after them whose each row is; `fullOnly` names those whose room it takes in the compact view. */
export function useTenantColumns<R extends Partial<OfTenant>>(
  columns: readonly Column<R>[],
  ...fullOnly: readonly string[]
): readonly Column<R>[] {
  const nameOf = useTenantNames();
  const waiting = fullOnly.join();
  return useMemo(() => {
    if (!nameOf) return columns;
    const whose = ({ organisationId }: R): string => (organisationId ? nameOf(organisationId) : '');
    const blank = (row: R) => whose(row) === '';
    const column: Column<R> = {
      id: 'organisation',
      header: texts.organisation,
      long: true,
      blank,
      cell: whose,
      sheet: whose,
    };
    const others = columns.map((one) =>
      waiting.split(',').includes(one.id) ? { ...one, only: 'full' as const } : one,
    );
    return [...others, column];
  }, [columns, nameOf, waiting]);
}
