import { z } from 'zod';
import { mobileModel, requiredText, textModel } from '#contract/kernel/fields.ts';
import { identity, saleFields, storedSaleFields } from '#contract/kernel/identity.ts';
import { merchantFields } from '#contract/kernel/merchant.ts';
import { daysOffField } from '#contract/opening-days/model.ts';

export const officerModel = z.object({
  counterNumber: textModel(20).default(''),
  name: textModel(120).default(''),
  mobile: textModel(20).default(''),
});

export const officerMobile = z.literal('').or(mobileModel);

export const officerFieldsModel = officerModel.extend({ mobile: officerMobile.default('') });

/** Fields of the branch dialog (docs/product/forms.md 19; texts exact). */
export const branchFieldsModel = z.object({
  name: requiredText(120, 'branches.noName'),
  code: requiredText(40, 'branches.noCode'),
  town: textModel(80).default(''),
  officers: z.array(officerFieldsModel).max(100, 'branches.manyOfficers').default([]),
  ...daysOffField,
  ...merchantFields,
  ...saleFields,
});
export type BranchFields = z.output<typeof branchFieldsModel>;

export const branchDraftModel = branchFieldsModel.extend({ code: textModel(40).default('') });

export const branchModel = branchDraftModel.extend({
  ...identity,
  ...storedSaleFields,
  officers: z.array(officerModel).default([]),
});
export type Branch = z.output<typeof branchModel>;

/** A branch in an answer. Visitors do not get `officers`: people with telephone numbers. */
export const shownBranchModel = branchModel.partial({ officers: true });
export type ShownBranch = z.output<typeof shownBranchModel>;
