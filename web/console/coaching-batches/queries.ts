import { coachingBatchesApi } from '#contract/coaching-batches/api.ts';
import { offeringOf } from '#web/console/offerings/queries.ts';
import { client } from '#web/console/platform/client.ts';
import { consolePaths, offeringPaths } from '#web/shared/paths.ts';

export const batchOffering = offeringOf('batches', client(coachingBatchesApi), {
  kind: 'coaching',
  list: consolePaths.coachingBatches,
  nameOf: ({ name }) => name,
  pathOf: ({ id }) => offeringPaths.coaching(id),
  add: coachingBatchesApi.add,
});

export const { query: batchesQuery, records: batchRecords } = batchOffering;
