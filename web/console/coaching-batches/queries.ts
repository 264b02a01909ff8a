import { useQuery } from '@tanstack/react-query';
import { coachingBatchesApi } from '#contract/coaching-batches/api.ts';
import type { StoredBatch } from '#contract/coaching-batches/model.ts';
import { useOfTenant } from '#web/console/frame/use-tenants.ts';
import { codeOf, offeringOf, offeringRecords } from '#web/console/offerings/queries.ts';
import { client } from '#web/console/platform/client.ts';
import { listQuery, recordQuery } from '#web/console/platform/records.ts';
import { consolePaths, offeringPaths } from '#web/shared/paths.ts';

const batches = client(coachingBatchesApi);

const LIST = ['batches', 'own'];

/** The batches that the signed-in user may see, newest first. */
export const batchesQuery = listQuery<StoredBatch>(LIST, (signal) => batches.get({ body: {}, signal }));

/** The same, to choose one of among filters; the admin's are those of the organisation that is shown. */
export const useBatchOptions = () =>
  useOfTenant(useQuery(batchesQuery).data ?? []).map(({ id, name }) => ({ value: id, label: name }));

export const batchRecords = offeringRecords(LIST, batches);

/** Its list, its columns and the page of its record show this. */
export const batchOffering = offeringOf({
  kind: 'coaching',
  list: consolePaths.coachingBatches,
  nameOf: ({ name }) => name,
  pathOf: ({ id }) => offeringPaths.coaching(id),
  one: (id) => recordQuery<StoredBatch>(LIST, id, (signal) => batches.one({ params: { id }, signal })),
  records: batchRecords,
  qr: codeOf(batches),
  add: coachingBatchesApi.add,
});
