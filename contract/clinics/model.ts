import { z } from 'zod';
import {
  idModel,
  optionalTime,
  requiredCount,
  requiredText,
  requiredTime,
  textModel,
} from '#contract/kernel/fields.ts';
import { identity, saleFields, storedSaleFields } from '#contract/kernel/identity.ts';
import { merchantFields } from '#contract/kernel/merchant.ts';
import { daysOffField } from '#contract/opening-days/model.ts';

export const clinicFields = z.object({
  name: requiredText(120, 'clinics.noName'),
  /** The clinic's own doctor. A new name becomes a doctor of the organisation (docs/behaviour.md 4.3). */
  doctorName: requiredText(120, 'clinics.noDoctor'),
  doctorId: idModel.nullable().default(null),
  doctorIds: z.array(idModel).max(50, 'clinics.manyDoctors').default([]),
  city: requiredText(80, 'clinics.noCity'),
  area: requiredText(120, 'clinics.noArea'),
  address: requiredText(300, 'clinics.noAddress'),
  opensAt: requiredTime('clinics.noStart'),
  closesAt: requiredTime('clinics.noEnd'),
  fee: requiredCount('clinics.noFee', 'fields.onlyDigits').min(0).max(10_000_000, 'fields.rupeesMost'),
  specialization: textModel(120).default(''),
  tokens: requiredCount('clinics.noTokens', 'fields.onlyDigits').min(0).max(10_000, 'fields.atMost'),
  /** Tokens can be booked this many days ahead of today. */
  bookingDays: z.int().min(0).max(90, 'fields.atMost').default(0),
  ...daysOffField,
  ...merchantFields,
  ...saleFields,
});

/** Closes after it opens. Reported with all other problems of the form. */
export const endsAfterStart = <S extends z.ZodObject<Pick<typeof clinicFields.shape, 'opensAt' | 'closesAt'>>>(
  fields: S,
): S =>
  fields.refine(({ opensAt, closesAt }) => opensAt < closesAt, {
    path: ['closesAt'],
    error: 'clinics.endsTooEarly',
    when: ({ value }) => times.safeParse(value).success,
  });
const times = clinicFields.pick({ opensAt: true, closesAt: true });

/** Fields of the clinic dialog (docs/product/forms.md 18; texts exact). */
export const clinicFieldsModel = endsAfterStart(clinicFields);
export type ClinicFields = z.output<typeof clinicFieldsModel>;

export const clinicDraftModel = clinicFields.extend({
  doctorName: textModel(120).default(''),
  city: textModel(80).default(''),
  area: textModel(120).default(''),
  address: textModel(300).default(''),
  opensAt: optionalTime,
  closesAt: optionalTime,
  fee: clinicFields.shape.fee.nullable().default(null),
  tokens: clinicFields.shape.tokens.nullable().default(null),
});

export const clinicModel = clinicDraftModel.extend({ ...identity, ...storedSaleFields });
export type StoredClinic = z.output<typeof clinicModel>;
export type Clinic = StoredClinic & Pick<ClinicFields, 'fee' | 'tokens'>;
