import { batchDraft, coachingBatchesApi } from '#contract/coaching-batches/api.ts';
import type { Batch, BatchFields, StoredBatch } from '#contract/coaching-batches/model.ts';
import { missingToSell } from '#contract/coaching-batches/rules.ts';
import type { PublishingFacts } from '#contract/offerings/model.ts';
import { recordOfBooking } from '#server/bookings/service.ts';
import type { Deps } from '#server/deps.ts';
import { offeredBy, type RecordRules, shownRecord } from '#server/kernel/records/records.ts';
import { batchResource } from './repository.ts';

export const batches: RecordRules<StoredBatch, BatchFields, PublishingFacts> = {
  ...offeredBy('coaching', 'batch', 'batches'),
  resource: batchResource,
  form: coachingBatchesApi.add.body,
  publishing: { draft: batchDraft, missing: missingToSell },
};

export const batchForBooking = (deps: Deps, id: string): Promise<Batch | null> =>
  shownRecord(deps, batchResource, id) as Promise<Batch | null>;

export const batchOfBooking = (deps: Deps, id: string): Promise<Batch | null> =>
  recordOfBooking(deps, batchResource, id) as Promise<Batch | null>;
