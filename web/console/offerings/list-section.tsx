import { useQuery } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { TenantResourcePage } from '#web/console/frame/tenant-resource-section.tsx';
import type { OfTenant } from '#web/console/frame/use-tenants.ts';
import { lazyDialog } from '#web/console/kit/parts/dialogs/lazy-dialog.tsx';
import { importPath, recordPath } from '#web/shared/paths.ts';
import { askHeld, type OfferingNoun, type OfferingRecord } from './queries.ts';
import { useOfferingDeeds } from './use-offering-deeds.tsx';

const CloseQuestion = lazyDialog(async () => (await import('./close-question-section.tsx')).CloseQuestion);
const StandingDialog = lazyDialog(async () => (await import('./dialog-section.tsx')).StandingDialog);

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
      many={{ count: texts.count, records, deeds: useOfferingDeeds(of), gone: texts.gone }}
    />
  );
}

/** Dialog instead of a deletion, because what was ever booked is closed, not deleted. Empty if nobody has booked it. */
const closingOf =
  <R extends OfferingRecord>({ kind, list, nameOf, records }: OfferingNoun<R>) =>
  async (record: R, close: () => void): Promise<ReactNode> => {
    const name = nameOf(record);
    if (record.closed)
      return <StandingDialog {...{ kind, records, record, name, close }} page={recordPath(list, record.id)} />;
    const held = await askHeld(kind, record.id);
    return held.isBooked && <CloseQuestion {...{ kind, records, record, name, held, close }} />;
  };
