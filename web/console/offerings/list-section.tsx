import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { TenantResourcePage } from '#web/console/frame/tenant-resource-section.tsx';
import type { OfTenant } from '#web/console/frame/use-tenants.ts';
import { importPath } from '#web/shared/paths.ts';
import { closingOf } from './closing-section.tsx';
import type { OfferingNoun, OfferingRecord, OfferingRecords, Publishable } from './queries.ts';

type ListProps<R extends OfferingRecord & OfTenant> = Pick<
  ComponentProps<typeof TenantResourcePage<R>>,
  'fullOnly' | 'icon' | 'sizes' | 'columns' | 'searchIn'
> & {
  of: OfferingNoun<R>;
  /** Absent: what is listed is switched off, and never deleted. */
  closing?: OfferingRecords<never, Publishable, R>;
  texts: ComponentProps<typeof TenantResourcePage<R>>['texts'] & {
    count: (count: number) => string;
    gone?: string;
  };
  query: UseQueryResult<R[], Error>;
  inUse?: (record: R) => boolean;
};

/** Every record of something that is booked: each has a page, and is closed instead of deleted once it was booked. */
export function OfferingList<R extends OfferingRecord & OfTenant>({
  of,
  closing,
  inUse,
  texts,
  ...list
}: ListProps<R>) {
  const { kind, nameOf, records } = of;
  return (
    <TenantResourcePage
      {...list}
      kinds={[kind]}
      texts={texts}
      nameOf={nameOf}
      pages={of.list}
      remove={closing?.remove}
      instead={closing && closingOf(of, closing)}
      importAt={importPath(of.list)}
      many={{ count: texts.count, records, inUse, gone: texts.gone }}
    />
  );
}
