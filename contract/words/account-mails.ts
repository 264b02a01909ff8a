/** The mails that accounts get. */

/** A mail, without whom it goes to. */
interface Letter {
  subject: string;
  text: string;
}

/**
 * Whoever registers an organisation chooses its name and may write somebody else's e-mail beside it: what could be an
 * address or a message of its own is left out.
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
