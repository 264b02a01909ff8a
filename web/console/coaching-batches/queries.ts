import { useQuery } from '@tanstack/react-query';
import { coachingBatchesApi } from '#contract/coaching-batches/api.ts';
import type { StoredBatch } from '#contract/coaching-batches/model.ts';
import { useOfTenant } from '#web/console/frame/use-tenants.ts';
import { codeOf, offeringRecords } from '#web/console/offerings/queries.ts';
import { client } from '#web/console/platform/client.ts';
import { previewOf } from '#web/console/platform/preview.ts';
import { listQuery, recordQuery } from '#web/console/platform/records.ts';

const batches = client(coachingBatchesApi);

const LIST = ['batches', 'own'];

/** The batches that the signed-in user may see, newest first. */
export const batchesQuery = listQuery<StoredBatch>(LIST, (signal) => batches.get({ body: {}, signal }));

export const batchQuery = (id: string) =>
  recordQuery<StoredBatch>(LIST, id, (signal) => batches.one({ params: { id }, signal }));

/** The same, to choose one of among filters; the admin's are those of the organisation that is shown. */
export const useBatchOptions = () =>
  useOfTenant(useQuery(batchesQuery).data ?? []).map(({ id, name }) => ({ value: id, label: name }));

export const batchRecords = offeringRecords(LIST, batches);

export const drawBatch = previewOf('coaching', coachingBatchesApi.add);

/** PNG of the QR code that opens the page of a batch. */
export const batchQr = codeOf(batches);
