import { isNotThere } from '#contract/kernel/calls-words.ts';
import type { Weakness } from './model.ts';

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

export const weaknessWords = (weakness: Weakness): string =>
  `${WEAKNESSES[weakness]} Three or four words that only you would put together make a good one.`;

interface Letter {
  subject: string;
  text: string;
}

/**
 * The person who registers chooses the name freely and may enter somebody else's e-mail. A name that looks like an
 * address or a message is left out, so that our mail cannot carry it.
 */
const greeting = (name: string): string => (/[/@\n\r]|\w\.\w/.test(name) ? 'Hello,' : `Hello ${name},`);

export const newPasswordMail = (name: string, link: string): Letter => ({
  subject: 'Choose a new password for Pravesh',
  text: `${greeting(name)}

please open this page and choose a new password:

${link}

It works once, within the next hour. Until then your old password goes on working.
If you did not ask for this, you need not do anything.

Pravesh`,
});

export const passwordChangedMail = (name: string): Letter => ({
  subject: 'Your password for Pravesh was changed',
  text: `${greeting(name)}

the password of your account was changed just now, and everybody who was signed in with it is signed out.

If this was not you, please ask for a new password on the sign-in page at once, and tell the people who run Pravesh.

Pravesh`,
});

export const confirmationMail = (name: string, link: string): Letter => ({
  subject: 'Please confirm your e-mail for Pravesh',
  text: `${greeting(name)}

your organisation is registered with Pravesh. Please open this page and press Confirm:

${link}

Until then you can set everything up, and nobody else sees it.
If you did not register, you need not do anything: nothing is shown under your e-mail.

Pravesh`,
});
