import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import type { OrganisationKind } from '#contract/organisations/model.ts';
import { TenantFilter } from '#web/console/frame/tenants-section.tsx';
import {
  type OfTenant,
  TenantContext,
  useNamedTenant,
  useOfTenant,
  useTenants,
} from '#web/console/frame/use-tenants.ts';
import type { Option } from '#web/console/kit/forms/field.tsx';
import type { AskedImport, Importable, ImportField } from '#web/console/kit/import/importable.ts';
import { ImportScreen } from './screen-section.tsx';

export interface NounImport<R extends OfTenant = OfTenant>
  extends Omit<Importable, 'count' | 'many' | 'fields' | 'known' | 'extra'> {
  kinds: readonly OrganisationKind[];
  list: string;
  texts: Pick<Importable, 'count' | 'many'> & { title: string };
  useRows: () => UseQueryResult<R[], Error>;
  /** True if a record is a duplicate also when another organisation has it. */
  isKnownAnywhere?: true;
  useChoices?: () => { options: readonly Option[]; asked: AskedImport['asked'] };
  fields: readonly ImportField[] | ((choices: readonly Option[]) => readonly ImportField[]);
}

const NOTHING = { options: [], asked: [] };
const noChoices = () => NOTHING;

/** Memoised: both change only when the existing records or the choices change. */
function useImportable<R extends OfTenant>(of: NounImport<R>): AskedImport {
  const { useRows, useChoices = noChoices, keyOf, isKnownAnywhere } = of;
  const asked = useRows();
  const all = asked.data ?? [];
  const own = useOfTenant(all);
  const choices = useChoices();
  const keys = JSON.stringify((isKnownAnywhere ? all : own).map((row) => keyOf({ ...(row as object) })));
  const options = JSON.stringify(choices.options);
  const importable = useMemo(() => {
    const { count, many } = of.texts;
    const known = new Set(JSON.parse(keys) as string[]);
    const fields = typeof of.fields === 'function' ? of.fields(JSON.parse(options)) : of.fields;
    return { ...of, count, many, known, fields };
  }, [of, keys, options]);
  return { importable, asked: [asked, ...choices.asked] };
}

/** `of` must be the same object at each drawing. */
export function TenantImport<R extends OfTenant>({ of }: { of: NounImport<R> }) {
  const options = useTenants(of.kinds);
  const tenant = useNamedTenant();
  if (options === null) return <Own of={of} tenant={undefined} />;
  return (
    <TenantContext value={tenant ?? ''}>
      <Own of={of} tenant={tenant} head={<TenantFilter options={options} />} />
    </TenantContext>
  );
}

interface OwnProps<R extends OfTenant> {
  of: NounImport<R>;
  /** Null until the admin has chosen; absent for other users. */
  tenant: string | null | undefined;
  head?: ReactNode;
}

function Own<R extends OfTenant>({ of, tenant, head }: OwnProps<R>) {
  const { importable, asked } = useImportable(of);
  const whole = useMemo(
    () => (tenant ? { ...importable, extra: { organisationId: tenant } } : importable),
    [importable, tenant],
  );
  const { title, many } = of.texts;
  const back = { path: of.list, label: title };
  return <ImportScreen asked={asked} importable={tenant === null ? null : whole} many={many} back={back} head={head} />;
}
