import type { Weakness } from './model.ts';
import { isNotThere } from '#contract/kernel/calls-words.ts';

/** What people are told about their password and their sessions. */
export const ACCOUNT_WORDS = {
  wrongCurrent: 'This is not your current password.',
  linkOver: 'This link does not work any more. Please ask for a new one; it takes a minute.',
  noMail: 'We cannot send e-mails just now. Please ask the people who run Pravesh for a new password.',
  linkSent: 'If this e-mail has an account, a link for a new password is on its way.',
  noAccount: isNotThere('An active account with an e-mail'),
} as const;

const WEAKNESSES: Record<Weakness, string> = {
  one_character: 'One character again and again is guessed at once.',
  own_email: 'An e-mail address is no secret, so it is no password.',
  own_mobile: 'A mobile number is no secret, so it is no password.',
  common: 'Many people use this password, so it is guessed at once.',
};

/** Why a new password is not taken, and how to choose one. */
export const weaknessWords = (weakness: Weakness): string =>
  `${WEAKNESSES[weakness]} Three or four words that only you would put together make a good one.`;
