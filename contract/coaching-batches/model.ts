import { z } from 'zod';
import {
  dayModel,
  optionalTime,
  requiredCount,
  requiredDate,
  requiredText,
  requiredTime,
  textModel,
} from '#contract/kernel/fields.ts';
import { identity, saleFields, storedSaleFields } from '#contract/kernel/identity.ts';
import { merchantFields } from '#contract/kernel/merchant.ts';
import { daysOffField } from '#contract/opening-days/model.ts';

const batchFields = z.object({
  name: requiredText(120, 'coaching-batches.noName'),
  town: textModel(80).default(''),
  startDate: requiredDate('coaching-batches.noStartDate'),
  endDate: requiredDate('coaching-batches.noEndDate'),
  startTime: requiredTime('coaching-batches.noStartTime'),
  endTime: requiredTime('coaching-batches.noEndTime'),
  fee: requiredCount('coaching-batches.noFee', 'fields.rupees').min(0).max(100_000_000, 'fields.rupeesMost'),
  intake: requiredCount('coaching-batches.noSeats', 'fields.onlyDigits').min(0).max(100_000, 'fields.atMost'),
  ...daysOffField,
  ...merchantFields,
  ...saleFields,
});

/** Fields of the batch dialog (docs/product/forms.md 16; texts exact). */
export const batchFieldsModel = batchFields.refine(({ startDate, endDate }) => startDate <= endDate, {
  path: ['endDate'],
  error: 'coaching-batches.endsTooEarly',
});

export type BatchFields = z.output<typeof batchFieldsModel>;

export const batchDraftModel = batchFields.extend({
  startDate: dayModel.nullable().default(null),
  endDate: dayModel.nullable().default(null),
  startTime: optionalTime,
  endTime: optionalTime,
  fee: batchFields.shape.fee.nullable().default(null),
  intake: batchFields.shape.intake.nullable().default(null),
});

/** `taken`: places sold or on hold; only staff get it. */
export const batchModel = batchDraftModel.extend({ ...identity, ...storedSaleFields, taken: z.int().optional() });
export type StoredBatch = z.output<typeof batchModel>;
export type Batch = StoredBatch & Pick<BatchFields, 'startDate' | 'endDate' | 'fee' | 'intake'>;
