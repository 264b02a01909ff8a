export const CONFIRMATION_WORDS = {
  incomplete: 'This link is not complete. Please open it from the mail again.',
  linkOver: 'This link does not work any more. Please sign in: your first steps send you a new one.',
  noMail: 'We cannot send e-mails just now. Please ask the people who run Pravesh to confirm your e-mail.',
  done: 'Your e-mail is confirmed already.',
  sent: (email: string) => `A link is on its way to ${email}.`,
} as const;
