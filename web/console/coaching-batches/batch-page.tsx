import { useQuery } from '@tanstack/react-query';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import { lazy } from 'react';
import { useTenantResource } from '#web/console/frame/use-tenant-resource.tsx';
import { ResourcePage } from '#web/console/ui/resource-page.tsx';
import { batchTexts as texts } from '#web/console/words/coaching-batches.ts';
import { batchColumns } from './batch-columns.tsx';
import { batchesQuery, batchRecords } from './queries.ts';

const BatchForm = lazy(async () => ({ default: (await import('./batch-form.tsx')).BatchForm }));

/** `/app/coaching`: the batches of the organisation. */
export function BatchPage() {
  return (
    <ResourcePage
      resource={useTenantResource(
        {
          texts,
          icon: GraduationCap,
          query: useQuery(batchesQuery),
          columns: batchColumns,
          nameOf: ({ name }) => name,
          searchIn: ({ name, merchantId }) => `${name} ${merchantId}`,
          dialog: BatchForm,
          remove: batchRecords.remove,
        },
        ['coaching'],
      )}
    />
  );
}
