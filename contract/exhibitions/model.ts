import { z } from 'zod';
import { requiredText, textModel } from '#contract/kernel/fields.ts';
import { identity, saleFields, storedSaleFields } from '#contract/kernel/identity.ts';
import { daysOffField } from '#contract/opening-days/model.ts';

export const EXHIBITION_TYPES = ['exhibition', 'shows', 'drama'] as const;

const exhibitionFields = z.object({
  name: textModel(120).default(''),
  type: z.enum(EXHIBITION_TYPES, 'exhibitions.noType').default('exhibition'),
  location: textModel(200).default(''),
  startsAt: z.date().nullable().default(null),
  endsAt: z.date().nullable().default(null),
  capacity: z.int().min(0).max(1_000_000).nullable().default(null),
  ...daysOffField,
  ...saleFields,
});

/** Fields of the show dialog; none is required (docs/product/forms.md 17). */
export const exhibitionFieldsModel = exhibitionFields.refine(
  ({ startsAt, endsAt }) => !startsAt || !endsAt || startsAt <= endsAt,
  { path: ['endsAt'], error: 'exhibitions.endsTooEarly' },
);
export type ExhibitionFields = z.output<typeof exhibitionFieldsModel>;

export const exhibitionDraftModel = exhibitionFieldsModel.safeExtend({
  name: requiredText(120, 'offerings.noName'),
});

export const exhibitionModel = exhibitionFields.extend({
  ...identity,
  ...storedSaleFields,
  visitors: z.int().optional(),
});
export type Exhibition = z.output<typeof exhibitionModel>;
