import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, createContext, type ReactNode, use, useMemo, useState } from 'react';
import { useOutletContext, useSearchParams } from 'react-router';
import type { Organisation, OrganisationKind } from '#contract/organisations/model.ts';
import type { User } from '#contract/sessions/model.ts';
import { organisations } from '#web/console/organisations/queries.ts';
import type { Column } from '#web/console/ui/columns.ts';
import { type Option, SelectField } from '#web/console/ui/field.tsx';
import type { PagedResource } from '#web/console/ui/paged-resource-page.tsx';
import { RecordOwnerContext } from '#web/console/ui/record-owner.tsx';
import type { RecordDialogProps, Resource } from '#web/console/ui/resource-page.tsx';
import { tenantTexts as texts } from '#web/console/words/tenants.ts';
import './tenants.css';

/** What belongs to an organisation. */
interface OfTenant {
  organisationId: string;
}

const tenantsQuery = queryOptions({
  queryKey: ['organisations', 'all'],
  queryFn: async ({ signal }): Promise<Organisation[]> => (await organisations.list({ signal })).rows,
});

/** As the frame of the console says; null outside of it. */
const useSignedIn = () => useOutletContext<User | null>();

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
const PARAMETER = 'organisation';

/** What of an address outlives another organisation; a page, or a choice among the records of the last one, does not. */
const KEPT = ['q', 'sort', 'size', 'from', 'to', 'date', 'status', 'mobile'];

/** Which organisation the address names; null: all. */
export const useNamedTenant = (): string | null => useSearchParams()[0].get(PARAMETER);

/** Narrows a list to one organisation. It stands in the address; a new choice starts at page 1. */
export function TenantFilter({ options }: { options: readonly Option[] }) {
  const [params, setParams] = useSearchParams();
  const change = (id: string) => {
    const kept = [...params].filter(([name]) => KEPT.includes(name));
    setParams(new URLSearchParams(id ? [...kept, [PARAMETER, id]] : kept), { replace: true });
  };
  return (
    <div className="tenant-filter">
      <SelectField
        label={texts.organisation}
        value={params.get(PARAMETER) ?? ''}
        change={change}
        none={texts.all}
        options={options}
      />
    </div>
  );
}

function TenantName({ id }: { id: string }) {
  return useQuery(tenantsQuery).data?.find((one) => one.id === id)?.name ?? null;
}

/** The column that says whose a record is. */
export const tenantColumn = <R extends OfTenant>(nameOf: (id: string) => string): Column<R> => ({
  id: 'organisation',
  header: texts.organisation,
  long: true,
  value: ({ organisationId }) => nameOf(organisationId),
  cell: ({ organisationId }) => <TenantName id={organisationId} />,
});

/** Null: nobody chose, all rows will do; empty: the organisation is still to be chosen. */
const TenantContext = createContext<string | null>(null);

/** The rows to choose from: in a dialog those of the organisation that its record belongs to, in a filter those of the named one. */
export function useOfTenant<R extends OfTenant>(rows: readonly R[]): readonly R[] {
  const tenant = use(TenantContext);
  return tenant === null ? rows : rows.filter(({ organisationId }) => organisationId === tenant);
}

/** A dialog as the admin opens it: adding asks whose the record is, and its choices are those of that organisation. */
export function dialogOfTenants<R extends OfTenant>(
  Form: ComponentType<RecordDialogProps<R>>,
  kinds: readonly OrganisationKind[],
) {
  return function DialogOfTenants({ record, close }: RecordDialogProps<R>) {
    const options = useTenants(kinds) ?? [];
    const [id, choose] = useState(useNamedTenant() ?? '');
    const owner = { label: texts.organisation, none: texts.choose, missing: texts.missing, options, id, choose };
    return (
      <TenantContext value={record?.organisationId ?? id}>
        <RecordOwnerContext value={record ? null : { ...owner, extra: { organisationId: id } }}>
          <Form record={record} close={close} />
        </RecordOwnerContext>
      </TenantContext>
    );
  };
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

/** The columns of a report, and after the first of them whose each row is; without names they stay as they are. */
export function withTenantColumn<R extends Partial<OfTenant>>(
  columns: readonly Column<R>[],
  nameOf: ReturnType<typeof useTenantNames>,
): Column<R>[] {
  const [first, ...rest] = columns;
  if (!first || !nameOf) return [...columns];
  const whose = ({ organisationId }: R): string => (organisationId ? nameOf(organisationId) : '');
  const blank = (row: R) => whose(row) === '';
  return [first, { id: 'organisation', header: texts.organisation, long: true, blank, cell: whose }, ...rest];
}

/** Filters as the admin sees them: below the choice of an organisation of these kinds, and of its records. */
export function TenantFilters({ kinds, children }: { kinds: readonly OrganisationKind[]; children: ReactNode }) {
  const options = useTenants(kinds);
  const named = useNamedTenant();
  if (options === null) return children;
  return (
    <>
      <TenantFilter options={options} />
      <TenantContext value={named}>{children}</TenantContext>
    </>
  );
}

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

/** Whose records a list is of: the caller's own organisation; for the admin the one that the address names, or all (null). */
export function useShownTenant(): string | null {
  const user = useSignedIn();
  const named = useNamedTenant();
  return user?.role === 'admin' ? named : (user?.organisationId ?? null);
}

const narrowed = <R extends OfTenant>(query: Resource<R>['query'], named: string | null): Resource<R>['query'] =>
  named === null || !query.data
    ? query
    : { ...query, data: query.data.filter(({ organisationId }) => organisationId === named) };
