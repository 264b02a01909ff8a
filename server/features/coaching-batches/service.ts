import { coachingBatchesApi } from '#contract/coaching-batches/api.ts';
import type { Batch, BatchFields } from '#contract/coaching-batches/model.ts';
import type { Deps } from '#server/deps.ts';
import { ownedByKind, type Records } from '#server/platform/records.ts';
import { recordById } from '#server/platform/resource.ts';
import { visitorScope, withScope } from '#server/platform/scope.ts';
import { batchResource } from './repository.ts';

export const batches: Records<Batch, BatchFields> = {
  resource: batchResource,
  thing: 'batch',
  form: coachingBatchesApi.add.body,
  ownerOf: ownedByKind('coaching', 'batch'),
};

/** A batch as visitors book it; null when there is none. */
export const batchForBooking = (deps: Deps, id: string): Promise<Batch | null> =>
  withScope(deps.db, visitorScope, (tx) => recordById(tx, batchResource, false, null, id));
