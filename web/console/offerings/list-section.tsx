import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { TenantResourcePage } from '#web/console/frame/tenant-resource-section.tsx';
import type { OfTenant } from '#web/console/frame/use-tenants.ts';
import { importPath } from '#web/shared/paths.ts';
import { closingOf } from './closing-section.tsx';
import type { OfferingNoun, OfferingRecord } from './queries.ts';

type ListProps<R extends OfferingRecord & OfTenant> = Pick<
  ComponentProps<typeof TenantResourcePage<R>>,
  'fullOnly' | 'icon' | 'sizes' | 'columns' | 'searchIn'
> & {
  of: OfferingNoun<R>;
  texts: ComponentProps<typeof TenantResourcePage<R>>['texts'] & {
    count: (count: number) => string;
    gone?: string;
  };
};

export function OfferingList<R extends OfferingRecord & OfTenant>({ of, texts, ...list }: ListProps<R>) {
  const { kind, nameOf, records } = of;
  return (
    <TenantResourcePage
      {...list}
      kinds={[kind]}
      texts={texts}
      nameOf={nameOf}
      query={useQuery(of.query)}
      pages={of.list}
      remove={records.remove}
      instead={closingOf(of)}
      importAt={importPath(of.list)}
      many={{ count: texts.count, records, gone: texts.gone }}
    />
  );
}
