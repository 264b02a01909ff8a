import { z } from 'zod';
import { idModel, requiredText } from '#contract/kernel/fields.ts';

export const categoryFieldsModel = z.object({
  name: requiredText(80, 'categories.noName'),
  active: z.boolean().default(true),
});
export type CategoryFields = z.output<typeof categoryFieldsModel>;

export const categoryModel = categoryFieldsModel.extend({ id: idModel, createdAt: z.date() });
export type Category = z.output<typeof categoryModel>;
