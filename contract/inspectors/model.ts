import { z } from 'zod';
import { emailModel, idModel, needed, newPasswordModel, requiredId, requiredText } from '#contract/kernel/fields.ts';
import { bareMobile } from '#contract/kernel/mobile.ts';

/** Fields of the user form (docs/product/forms.md 10; texts exact). */
export const inspectorFieldsModel = z.object({
  name: requiredText(120, 'Name is required'),
  email: emailModel('email is required'),
  phone: z
    .string(needed('phone is required'))
    .overwrite(bareMobile)
    .min(1, 'phone is required')
    .regex(/^\d{10}$/, 'fields.tenDigits'),
  active: z.boolean('status is required'),
  parkId: requiredId('park name is required'),
});

const { name, email, phone, ...rest } = inspectorFieldsModel.shape;
/** In the order of the product's rules: the first broken one is reported. */
export const newInspectorModel = z.object({
  name,
  email,
  phone,
  password: newPasswordModel('password is required'),
  ...rest,
});
/** An empty password keeps the old one. */
export const inspectorUpdateModel = inspectorFieldsModel.extend({
  password: z.union([z.literal(''), newPasswordModel('password is required')]).optional(),
});

export const inspectorModel = inspectorFieldsModel.extend({
  id: idModel,
  organisationId: idModel,
  parkName: z.string(),
  createdAt: z.date(),
});
export type Inspector = z.output<typeof inspectorModel>;
export type NewInspector = z.output<typeof newInspectorModel>;
export type InspectorUpdate = z.output<typeof inspectorUpdateModel>;
