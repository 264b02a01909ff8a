import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { coachingBatchesApi } from '#contract/coaching-batches/api.ts';
import type { Batch, BatchFields } from '#contract/coaching-batches/model.ts';
import { useOfTenant } from '#web/console/frame/use-tenants.ts';
import { client } from '#web/console/platform/client.ts';

const batches = client(coachingBatchesApi);

const LIST = ['batches', 'own'];

/** The batches that the signed-in user may see, newest first. */
export const batchesQuery = queryOptions({
  queryKey: LIST,
  queryFn: async ({ signal }): Promise<Batch[]> => (await batches.get({ body: {}, signal })).rows,
});

/** The same, to choose one of among filters; the admin's are those of the organisation that is shown. */
export const useBatchOptions = () =>
  useOfTenant(useQuery(batchesQuery).data ?? []).map(({ id, name }) => ({ value: id, label: name }));

const refresh = (cache: QueryClient): Promise<void> => cache.invalidateQueries({ queryKey: LIST });

/** Creates a batch, or changes the one with this id; the list is fetched again. */
export async function saveBatch(cache: QueryClient, id: string | null, body: BatchFields, key: string): Promise<void> {
  await (id === null ? batches.add({ body, key }) : batches.update({ params: { id }, body }));
  await refresh(cache);
}

export async function removeBatch(cache: QueryClient, id: string): Promise<void> {
  await batches.remove({ params: { id } });
  await refresh(cache);
}

/** PNG of the QR code that opens the page of a batch. */
export const batchQr = (id: string): Promise<Blob> => batches.qr({ params: { id }, query: { format: 'png' } });
