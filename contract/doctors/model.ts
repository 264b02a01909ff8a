import { z } from 'zod';
import { requiredText } from '#contract/kernel/fields.ts';
import { identity } from '#contract/kernel/identity.ts';
import { daysOffField } from '#contract/opening-days/model.ts';

/** Fields of the doctor form (docs/product/forms.md 12). */
export const doctorFieldsModel = z.object({
  name: requiredText(120, 'doctors.noName'),
  ...daysOffField,
});

export type DoctorFields = z.output<typeof doctorFieldsModel>;

export const doctorModel = doctorFieldsModel.extend(identity);
export type Doctor = z.output<typeof doctorModel>;
