import { isBatchOver } from '#contract/bookings/kinds/batch-enrolment.ts';
import type { FieldIssue } from '#contract/kernel/errors.ts';
import type { PublishingFacts } from '#contract/offerings/model.ts';
import { formProblems, missing } from '#contract/offerings/rules.ts';
import { MISSING } from '#contract/offerings/words.ts';
import { type BatchFields, batchFieldsModel, type StoredBatch } from './model.ts';

export const missingToSell = (
  batch: Pick<StoredBatch, keyof BatchFields>,
  { today, hasKeys }: Pick<PublishingFacts, 'today' | 'hasKeys'>,
): FieldIssue[] =>
  missing([
    ...formProblems(batchFieldsModel, batch),
    isBatchOver(batch, today) && { field: 'endDate', message: MISSING.batchOver },
    batch.intake === 0 && { field: 'intake', message: MISSING.seats },
    (batch.fee ?? 0) > 0 && !hasKeys && { field: 'keys', message: MISSING.keys },
  ]);
