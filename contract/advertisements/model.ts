import { z } from 'zod';
import { imageAddress } from '#contract/images/model.ts';
import { dayModel, requiredId, textModel, webAddress } from '#contract/kernel/fields.ts';
import { identity } from '#contract/kernel/identity.ts';

export const PLACEMENTS = ['get-qr', 'booking'] as const;
export type Placement = (typeof PLACEMENTS)[number];

export const MOST_PICTURES = 10;

const advertisementFields = z.object({
  name: textModel(120).default(''),
  images: z.array(imageAddress).max(MOST_PICTURES, 'advertisements.manyPictures').default([]),
  parkId: requiredId('advertisements.noPark'),
  startsOn: dayModel.nullable().default(null),
  endsOn: dayModel.nullable().default(null),
  /** Target of the card, http or https only; '' for none (docs/behaviour.md 8.4). */
  url: z.union([z.literal(''), webAddress]).default(''),
  description: textModel(1000).default(''),
  placement: z.enum(PLACEMENTS, 'advertisements.noPlacement'),
});

/** Fields of the advertisement form (docs/product/forms.md 11; texts exact). */
export const advertisementFieldsModel = advertisementFields.refine(
  ({ startsOn, endsOn }) => !startsOn || !endsOn || startsOn <= endsOn,
  { path: ['endsOn'], error: 'advertisements.endsTooEarly' },
);
export type AdvertisementFields = z.output<typeof advertisementFieldsModel>;

export const advertisementModel = advertisementFields.extend({
  ...identity,
  parkName: z.string(),
  /** Stored values may break today's rules. */
  images: z.array(z.string()).default([]),
});
export type Advertisement = z.output<typeof advertisementModel>;
