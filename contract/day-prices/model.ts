import { z } from 'zod';
import { CATEGORY_KEYS } from '#contract/fees/rules.ts';
import { dayModel, textModel, weekdayModel } from '#contract/kernel/fields.ts';

export const priceModel = z.int().min(0).max(10_000_000, 'fields.rupeesMost');

export const kindPriceModel = z.object({ category: z.enum(CATEGORY_KEYS), price: priceModel });

export const dayPriceModel = z.object({
  name: textModel(60).default(''),
  from: dayModel.nullable().default(null),
  until: dayModel.nullable().default(null),
  weekdays: z.array(weekdayModel).default([]),
  prices: z.array(kindPriceModel),
});
