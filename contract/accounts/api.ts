import { z } from 'zod';
import { endpoint, MANAGERS, SIGNED_IN } from '#contract/kernel/endpoint.ts';
import { wire } from '#contract/kernel/wire/wire.ts';
import {
  forgottenPasswordModel,
  newPasswordAnswerModel,
  newPasswordFormModel,
  openSessionModel,
  passwordChangeModel,
  passwordLinkAnswerModel,
  passwordLinkModel,
  passwordResetAnswerModel,
  passwordResetModel,
} from './model.ts';

const signedOut = z.object({ signedOut: z.int() });

/** Calls for the signed-in person's own account. Not in the original product (docs/behaviour.md 3). */
export const accountsApi = {
  changePassword: endpoint('POST /auth/changepassword', {
    access: SIGNED_IN,
    traffic: 'sign-in',
    summary: 'Change the own password; every other session of the account ends',
    body: passwordChangeModel,
    answer: signedOut,
  }),
  signOutEverywhere: endpoint('POST /auth/signouteverywhere', {
    access: SIGNED_IN,
    summary: 'End every session of the account, this one too; answers how many',
    body: z.object({}),
    answer: signedOut,
  }),
  sessions: endpoint('GET /auth/sessions', {
    access: SIGNED_IN,
    summary: 'Where the account is signed in',
    answer: z.array(wire(openSessionModel)),
  }),
  forgotPassword: endpoint('POST /auth/forgotpassword', {
    access: 'public',
    traffic: 'sign-in',
    summary: 'Mail a link for a new password, if the e-mail has an account; the answer does not say whether',
    body: forgottenPasswordModel,
    answer: z.object({ message: z.string() }),
  }),
  passwordLink: endpoint('POST /auth/passwordlink', {
    access: 'public',
    summary: 'Tell whether a mailed link for a new password still works; it is not used up by this',
    body: passwordLinkModel,
    answer: passwordLinkAnswerModel,
  }),
  newPassword: endpoint('POST /auth/newpassword', {
    access: 'public',
    traffic: 'sign-in',
    summary: 'Set a new password with the token of a mailed link, once; every session of the account ends',
    body: newPasswordFormModel,
    answer: newPasswordAnswerModel,
  }),
  resetPassword: endpoint('POST /auth/resetpassword', {
    access: MANAGERS,
    traffic: 'sign-in',
    summary:
      'Mail somebody, or an owner’s inspector, a link for a new password; answers the link where no mail can be sent',
    body: passwordResetModel,
    answer: passwordResetAnswerModel,
  }),
};
