import { z } from 'zod';
import { emailModel, idModel, needed, newPasswordModel } from '#contract/kernel/fields.ts';
import { userModel } from '#contract/sessions/model.ts';

const newPassword = newPasswordModel('accounts.noNewPassword');

export const passwordChangeModel = z.object({
  currentPassword: z.string(needed('accounts.noCurrentPassword')).min(1, 'accounts.noCurrentPassword').max(200),
  newPassword,
});
export type PasswordChange = z.output<typeof passwordChangeModel>;

export const productModel = z.string().regex(/^[\w-]{1,40}$/);

export const forgottenPasswordModel = z.object({
  email: emailModel('accounts.noEmail'),
  product: productModel.default('pravesh'),
});
export type ForgottenPassword = z.output<typeof forgottenPasswordModel>;

const INCOMPLETE = 'accounts.incompleteLink';

export const newPasswordFormModel = z.object({
  token: z.string(INCOMPLETE).min(1, INCOMPLETE).max(100, INCOMPLETE),
  password: newPassword,
});
export type NewPasswordForm = z.output<typeof newPasswordFormModel>;

export const passwordLinkModel = newPasswordFormModel.pick({ token: true });

/** A link stops working when it was used, when another password was chosen, and after an hour. */
export const passwordLinkAnswerModel = z.object({ works: z.boolean() });

export const newPasswordAnswerModel = z.object({ role: userModel.shape.role });

const WHICH = 'accounts.whose';

export const passwordResetModel = z
  .object({ accountId: idModel.optional(), email: emailModel('accounts.noEmail').optional() })
  .refine(({ accountId, email }) => accountId !== undefined || email !== undefined, WHICH);
export type PasswordReset = z.output<typeof passwordResetModel>;

/** `sent`: a mail is on its way. If no mail can be sent, `link` is for the admin to hand over. */
export const passwordResetAnswerModel = z.object({ sent: z.boolean(), link: z.string().nullable() });
export type PasswordResetAnswer = z.output<typeof passwordResetAnswerModel>;

export const openSessionModel = z.object({
  createdAt: z.date(),
  lastUsedAt: z.date(),
  /** True for the session of this request. */
  current: z.boolean(),
});
export type OpenSession = z.output<typeof openSessionModel>;

/** Reasons why a new password is refused as easy to guess. */
export type Weakness = 'one_character' | 'own_email' | 'own_mobile' | 'common';
