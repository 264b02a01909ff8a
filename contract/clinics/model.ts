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
  name: requiredText(120, 'clinic Name is required'),
  /** The clinic's own doctor. A new name becomes a doctor of the organisation (docs/behaviour.md 4.3). */
  doctorName: requiredText(120, 'doctor name is required'),
  doctorId: idModel.nullable().default(null),
  doctorIds: z.array(idModel).max(50, 'Please list at most 50 doctors').default([]),
  city: requiredText(80, 'city is required'),
  area: requiredText(120, 'area is required'),
  address: requiredText(300, 'address is required'),
  opensAt: requiredTime('startTime is required'),
  closesAt: requiredTime('endTime is required'),
  fee: requiredCount('fee is required', 'fields.onlyDigits').min(0).max(10_000_000, 'fields.rupeesMost'),
  specialization: textModel(120).default(''),
  tokens: requiredCount('tokens is required', 'fields.onlyDigits').min(0).max(10_000, 'fields.atMost'),
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
    error: 'Please enter an end time that is after the start time',
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
