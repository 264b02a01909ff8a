import { useQuery, useQueryClient } from '@tanstack/react-query';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import { lazy } from 'react';
import { useTenantResource } from '#web/console/frame/use-tenant-resource.tsx';
import { ResourcePage, resourceWords } from '#web/console/ui/resource-page.tsx';
import { batchTexts as texts } from '#web/console/words/coaching-batches.ts';
import { batchColumns } from './batch-columns.tsx';
import { batchesQuery, removeBatch } from './queries.ts';

const BatchForm = lazy(async () => ({ default: (await import('./batch-form.tsx')).BatchForm }));

const SIZES = [5, 100, 1000];

/** `/app/coaching`: the batches of the organisation. */
export function BatchPage() {
  const cache = useQueryClient();
  return (
    <ResourcePage
      resource={useTenantResource(
        {
          ...resourceWords(texts),
          icon: <GraduationCap aria-hidden size={32} />,
          sizes: SIZES,
          query: useQuery(batchesQuery),
          columns: batchColumns,
          rowId: ({ id }) => id,
          nameOf: ({ name }) => name,
          searchIn: ({ name, merchantId }) => `${name} ${merchantId}`,
          dialog: BatchForm,
          remove: ({ id }) => removeBatch(cache, id),
        },
        ['coaching'],
      )}
    />
  );
}
