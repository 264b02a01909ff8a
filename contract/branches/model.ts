import { z } from 'zod';
import { requiredText, textModel } from '#contract/fields.ts';
import { identity } from '#contract/identity.ts';
import { merchantFields } from '#contract/merchant.ts';

/** An executive officer at a counter of a branch, as the branch's list of officers shows it. */
export const officerModel = z.object({
  counterNumber: textModel(20).default(''),
  name: textModel(120).default(''),
  mobile: textModel(20).default(''),
});

/** What the add/edit dialog of a branch asks (product spec section 5; texts exact). */
export const branchFieldsModel = z.object({
  name: requiredText(120, 'branch Name is required'),
  code: requiredText(40, 'branchCode is required'),
  officers: z.array(officerModel).max(100, 'Please list at most 100 officers').default([]),
  ...merchantFields,
});
export type BranchFields = z.output<typeof branchFieldsModel>;

export const branchModel = branchFieldsModel.extend(identity);
export type Branch = z.output<typeof branchModel>;

/** A branch in an answer: visitors see it without its officers, who are people with telephone numbers. */
export const shownBranchModel = branchModel.partial({ officers: true });
export type ShownBranch = z.output<typeof shownBranchModel>;
