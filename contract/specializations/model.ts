import { z } from 'zod';
import { requiredText } from '#contract/kernel/fields.ts';
import { identity } from '#contract/kernel/identity.ts';

/** Fields of the specialization form (docs/product/forms.md 12). */
export const specializationFieldsModel = z.object({
  name: requiredText(120, 'specializations.noName'),
  active: z.boolean('specializations.noStatus'),
});

export type SpecializationFields = z.output<typeof specializationFieldsModel>;

export const specializationModel = specializationFieldsModel.extend(identity);
export type Specialization = z.output<typeof specializationModel>;
