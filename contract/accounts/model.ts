import { z } from 'zod';
import { emailModel, idModel, needed, newPasswordModel } from '#contract/kernel/fields.ts';
import { userModel } from '#contract/sessions/model.ts';

const newPassword = newPasswordModel('new password is required');

/** Somebody signed in enters this to get another password. */
export const passwordChangeModel = z.object({
  currentPassword: z.string(needed('current password is required')).min(1, 'current password is required').max(200),
  newPassword,
});
export type PasswordChange = z.output<typeof passwordChangeModel>;

/** A sign-in area that may stand in a mailed link: one plain word. */
export const productModel = z.string().regex(/^[\w-]{1,40}$/);

/** Somebody forgot a password; `product` is the sign-in area that the mail leads back to. */
export const forgottenPasswordModel = z.object({
  email: emailModel('email is required'),
  product: productModel.default('pravesh'),
});
export type ForgottenPassword = z.output<typeof forgottenPasswordModel>;

const INCOMPLETE = 'This link is not complete. Please open it from the mail again.';

/** The secret of a mailed link, and the password that it is spent on. */
export const newPasswordFormModel = z.object({
  token: z.string(INCOMPLETE).min(1, INCOMPLETE).max(100, INCOMPLETE),
  password: newPassword,
});
export type NewPasswordForm = z.output<typeof newPasswordFormModel>;

/** The secret of a mailed link alone. */
export const passwordLinkModel = newPasswordFormModel.pick({ token: true });

/** A link works until it was used, another password was chosen, or its hour is over. */
export const passwordLinkAnswerModel = z.object({ works: z.boolean() });

/** The password was of an account in this role, so that the right sign-in page comes next. */
export const newPasswordAnswerModel = z.object({ role: userModel.shape.role });

const WHICH = 'Please say whose password it is.';

/** The admin resets the password of this account, known by its id or by its e-mail. */
export const passwordResetModel = z
  .object({ accountId: idModel.optional(), email: emailModel('email is required').optional() })
  .refine(({ accountId, email }) => accountId !== undefined || email !== undefined, WHICH);
export type PasswordReset = z.output<typeof passwordResetModel>;

/** The answer says whether a mail is on its way; where no mail can be sent, it has the link to hand over. */
export const passwordResetAnswerModel = z.object({ sent: z.boolean(), link: z.string().nullable() });
export type PasswordResetAnswer = z.output<typeof passwordResetAnswerModel>;

/** A place where an account is signed in. */
export const openSessionModel = z.object({
  createdAt: z.date(),
  lastUsedAt: z.date(),
  /** The session that asks. */
  current: z.boolean(),
});
export type OpenSession = z.output<typeof openSessionModel>;

/** A new password is guessed before long for one of these. */
export type Weakness = 'one_character' | 'own_email' | 'own_mobile' | 'common';
