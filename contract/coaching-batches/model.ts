import { z } from 'zod';
import {
  atMost,
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
  /** Visitors find it by this; '' where nobody says it. */
  town: textModel(80).default(''),
  startDate: requiredDate('start date is required'),
  endDate: requiredDate('end date is required'),
  startTime: requiredTime('start time is required'),
  endTime: requiredTime('end time is required'),
  fee: requiredCount('fee is required', 'Please enter an amount in rupees')
    .min(0)
    .max(100_000_000, atMost(100_000_000)),
  /** The most students. */
  intake: requiredCount('in take is required', 'Must be only digits')
    .min(0)
    .max(100_000, 'Please enter at most 1,00,000'),
  ...daysOffField,
  ...merchantFields,
  ...saleFields,
});

/** The add/edit dialog of a batch asks this (docs/product/forms.md 16; texts exact). */
export const batchFieldsModel = batchFields.refine(({ startDate, endDate }) => startDate <= endDate, {
  path: ['endDate'],
  error: 'The batch cannot end before it begins',
});

export type BatchFields = z.output<typeof batchFieldsModel>;

/** A draft of one: it needs its name alone. What is no text is null where it is not said. */
export const batchDraftModel = batchFields.extend({
  startDate: dayModel.nullable().default(null),
  endDate: dayModel.nullable().default(null),
  startTime: optionalTime,
  endTime: optionalTime,
  fee: batchFields.shape.fee.nullable().default(null),
  intake: batchFields.shape.intake.nullable().default(null),
});

/** A batch as it is stored, complete or a draft. `taken`: places that are given or held, for staff alone. */
export const batchModel = batchDraftModel.extend({ ...identity, ...storedSaleFields, taken: z.int().optional() });
export type StoredBatch = z.output<typeof batchModel>;
/** One that is complete, as whatever visitors see is. */
export type Batch = StoredBatch & Pick<BatchFields, 'startDate' | 'endDate' | 'fee' | 'intake'>;
