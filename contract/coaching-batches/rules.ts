import { isBatchOver } from '#contract/bookings/kinds/batch-enrolment.ts';
import type { FieldIssue } from '#contract/kernel/errors.ts';
import { text, type Wording } from '#contract/kernel/text.ts';
import type { PublishingFacts } from '#contract/offerings/model.ts';
import { formProblems, missing } from '#contract/offerings/rules.ts';
import { type BatchFields, batchFieldsModel, type StoredBatch } from './model.ts';

export const missingToSell = (
  batch: Pick<StoredBatch, keyof BatchFields>,
  { today, hasKeys }: Pick<PublishingFacts, 'today' | 'hasKeys'>,
): FieldIssue<Wording>[] =>
  missing([
    ...formProblems(batchFieldsModel, batch),
    isBatchOver(batch, today) && { field: 'endDate', message: text('offerings.batchOver') },
    batch.intake === 0 && { field: 'intake', message: text('offerings.noSeats') },
    (batch.fee ?? 0) > 0 && !hasKeys && { field: 'keys', message: text('offerings.noKeys') },
  ]);
