import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { OrganisationKind } from '#contract/organisations/model.ts';
import { ImportScreen } from '#web/console/kit/import/import-screen.tsx';
import type { AskedImport } from '#web/console/kit/import/importable.ts';
import type { Crumb } from '#web/console/kit/parts/breadcrumbs.tsx';
import { TenantFilter } from './tenants-section.tsx';
import { type OfTenant, TenantContext, useNamedTenant, useOfTenant, useTenants } from './use-tenants.ts';

interface TenantImportProps {
  /** The admin chooses among organisations of these kinds. */
  kinds: readonly OrganisationKind[];
  /** The list to which the records are added. */
  list: Crumb;
  many: string;
  /** A hook; within it `useOfTenant` knows whose the records will be. */
  useImportable: () => AskedImport;
}

type OwnQuery<R> = UseQueryOptions<R[], Error, R[], QueryKey>;

/** The keys of what the organisation has already, for an import to leave out; the same set as long as they are the same. */
export function useKnown<R extends OfTenant>(query: OwnQuery<R>, keyOf: (values: Record<string, unknown>) => string) {
  const asked = useQuery(query);
  const rows = useOfTenant(asked.data ?? []);
  const keys = JSON.stringify(rows.map((row) => keyOf({ ...(row as object) })));
  const known = useMemo(() => new Set(JSON.parse(keys) as string[]), [keys]);
  return { asked, known };
}

/** An import as the signed-in user needs it: the admin says first whose the records will be. */
export function TenantImport(props: TenantImportProps) {
  const options = useTenants(props.kinds);
  const tenant = useNamedTenant();
  if (options === null) return <Own {...props} tenant={undefined} />;
  return (
    <TenantContext value={tenant ?? ''}>
      <Own {...props} tenant={tenant} head={<TenantFilter options={options} />} />
    </TenantContext>
  );
}

/** `tenant`: null while the admin has not chosen; absent for everybody else. */
function Own({
  useImportable,
  tenant,
  head,
  list,
  many,
}: TenantImportProps & { tenant: string | null | undefined; head?: React.ReactNode }) {
  const { importable, asked } = useImportable();
  const whole = useMemo(
    () => (tenant ? { ...importable, extra: { organisationId: tenant } } : importable),
    [importable, tenant],
  );
  return <ImportScreen asked={asked} importable={tenant === null ? null : whole} many={many} back={list} head={head} />;
}
