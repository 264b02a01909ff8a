import { z } from 'zod';
import { emailModel, idModel, needed, newPasswordModel, requiredId, requiredText } from '#contract/kernel/fields.ts';
import { bareMobile } from '#contract/kernel/mobile.ts';

/** Fields of the user form (docs/product/forms.md 10; texts exact). */
export const inspectorFieldsModel = z.object({
  name: requiredText(120, 'inspectors.noName'),
  email: emailModel('inspectors.noEmail'),
  phone: z
    .string(needed('inspectors.noPhone'))
    .overwrite(bareMobile)
    .min(1, 'inspectors.noPhone')
    .regex(/^\d{10}$/, 'fields.tenDigits'),
  active: z.boolean('inspectors.noStatus'),
  parkId: requiredId('inspectors.noPark'),
  /** Supervises the gates of the park instead of checking tickets. Not in the original product. */
  supervisesGates: z.boolean().optional(),
});

const { name, email, phone, ...rest } = inspectorFieldsModel.shape;
/** In the order of the product's rules: the first broken one is reported. */
export const newInspectorModel = z.object({
  name,
  email,
  phone,
  password: newPasswordModel('inspectors.noPassword'),
  ...rest,
});
/** An empty password keeps the old one. */
export const inspectorUpdateModel = inspectorFieldsModel.extend({
  password: z.union([z.literal(''), newPasswordModel('inspectors.noPassword')]).optional(),
});

export const inspectorModel = inspectorFieldsModel.extend({
  id: idModel,
  organisationId: idModel,
  supervisesGates: z.boolean(),
  parkName: z.string(),
  /** Time of the inspector's last scan, and the present name of its gate; null before the first scan. */
  lastScanAt: z.date().nullable(),
  lastGate: z.string().nullable(),
  createdAt: z.date(),
});
export type Inspector = z.output<typeof inspectorModel>;
export type NewInspector = z.output<typeof newInspectorModel>;
export type InspectorUpdate = z.output<typeof inspectorUpdateModel>;
