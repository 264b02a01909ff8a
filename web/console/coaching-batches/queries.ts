import { useQuery } from '@tanstack/react-query';
import { coachingBatchesApi } from '#contract/coaching-batches/api.ts';
import { useOfTenant } from '#web/console/frame/use-tenants.ts';
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

/** Choices for filters. The admin gets those of the organisation on the screen. */
export const useBatchOptions = () =>
  useOfTenant(useQuery(batchesQuery).data ?? []).map(({ id, name }) => ({ value: id, label: name }));
