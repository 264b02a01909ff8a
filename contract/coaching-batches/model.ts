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
  name: requiredText(120, 'batch name is required'),
  town: textModel(80).default(''),
  startDate: requiredDate('start date is required'),
  endDate: requiredDate('end date is required'),
  startTime: requiredTime('start time is required'),
  endTime: requiredTime('end time is required'),
  fee: requiredCount('fee is required', 'Please enter an amount in rupees')
    .min(0)
    .max(100_000_000, 'fields.rupeesMost'),
  intake: requiredCount('in take is required', 'fields.onlyDigits').min(0).max(100_000, 'fields.atMost'),
  ...daysOffField,
  ...merchantFields,
  ...saleFields,
});

/** Fields of the batch dialog (docs/product/forms.md 16; texts exact). */
export const batchFieldsModel = batchFields.refine(({ startDate, endDate }) => startDate <= endDate, {
  path: ['endDate'],
  error: 'The batch cannot end before it begins',
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
