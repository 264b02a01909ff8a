/** What people are told about their password and their sessions. */
export const ACCOUNT_WORDS = {
  wrongCurrent: 'This is not your current password.',
  linkOver: 'This link does not work any more. Please ask for a new one; it takes a minute.',
  noMail: 'We cannot send e-mails just now. Please ask the people who run Pravesh for a new password.',
  linkSent: 'If this e-mail has an account, a link for a new password is on its way.',
} as const;
