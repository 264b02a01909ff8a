import type { Batch, BatchFields } from '#contract/coaching-batches/model.ts';
import { ownedByKind, type Records } from '#server/platform/records.ts';
import { batchResource } from './repository.ts';

const words = { one: 'batch', many: 'batches' };

export const batches: Records<Batch, BatchFields> = {
  resource: batchResource,
  words,
  ownerOf: ownedByKind('coaching', { ...words, group: 'coaching batches' }),
};
