import { coachingBatchesApi } from '#contract/coaching-batches/api.ts';
import type { Batch, BatchFields } from '#contract/coaching-batches/model.ts';
import type { Deps } from '#server/deps.ts';
import { ownedByKind, type Records } from '#server/platform/records.ts';
import { recordById } from '#server/platform/resource.ts';
import { visitorScope, withScope } from '#server/platform/scope.ts';
import { batchResource } from './repository.ts';

const words = { one: 'batch', many: 'batches' };

export const batches: Records<Batch, BatchFields> = {
  resource: batchResource,
  words,
  form: coachingBatchesApi.add.body,
  ownerOf: ownedByKind('coaching', { ...words, group: 'coaching batches' }),
};

/** A batch as visitors book there; null when there is none. */
export const batchForBooking = (deps: Deps, id: string): Promise<Batch | null> =>
  withScope(deps.db, visitorScope, (tx) => recordById(tx, batchResource, false, null, id));
