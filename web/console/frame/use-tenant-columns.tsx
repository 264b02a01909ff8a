import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { textColumn } from '#web/console/kit/tables/column-kinds.tsx';
import { beforeActs, type Column } from '#web/console/kit/tables/columns.ts';
import { tenantTexts as texts } from './tenant-words.ts';
import { type OfTenant, tenantsQuery, useTenantNames } from './use-tenants.ts';

/** A list keeps its columns while it is open, and the names may arrive after the records. */
const TenantName = ({ id }: { id: string }) => useQuery(tenantsQuery).data?.find((one) => one.id === id)?.name ?? null;

export const tenantColumn = <R extends Partial<OfTenant>>(nameOf: (id: string) => string): Column<R> =>
  textColumn<R>('organisation', texts.organisation, ({ organisationId }) => organisationId && nameOf(organisationId), {
    long: true,
    blank: ({ organisationId }) => !organisationId,
    cell: ({ organisationId }) => organisationId && <TenantName id={organisationId} />,
  });

export function useTenantColumns<R extends Partial<OfTenant>>(
  columns: readonly Column<R>[],
  ...fullOnly: readonly string[]
): readonly Column<R>[] {
  const nameOf = useTenantNames();
  const waiting = fullOnly.join();
  return useMemo(() => {
    if (!nameOf) return columns;
    const others = columns.map((one) =>
      waiting.split(',').includes(one.id) ? { ...one, only: 'full' as const } : one,
    );
    return beforeActs(others, tenantColumn<R>(nameOf));
  }, [columns, nameOf, waiting]);
}
