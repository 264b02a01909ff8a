export const accountTexts = {
  title: 'Your account',
  lead: 'Your password, and where you are signed in.',
  who: 'Who you are',
  name: 'Name',
  role: 'Role',
  email: 'Email',
  kind: 'Registration type',
  branch: 'Branch',
  counter: 'Counter',
  change: 'Change password',
  current: 'Current password',
  next: 'New password',
  nextHint: 'At least 8 characters',
  changed: 'Your password is changed. Every other place is signed out.',
  sessions: 'Where you are signed in',
  here: 'This place',
  elsewhere: 'Another place',
  since: (when: string) => `since ${when}`,
  used: (when: string) => `last used ${when}`,
  everywhere: 'Sign out everywhere',
  everywhereText: 'Every phone and computer that uses this account is signed out, this one too. You can sign in again.',
};

export const resetTexts = {
  copy: 'Copy the link',
  link: 'Link',
  header: 'Password',
  word: 'Reset password',
  of: (name: string) => `Reset password of ${name}`,
  title: (name: string) => `Reset the password of ${name}?`,
  text: (email: string) =>
    `We send a link for a new password to ${email}. Until it is used, the old password goes on working.`,
  send: 'Send the link',
  sent: (email: string) => `The link is on its way to ${email}.`,
  linkTitle: 'Please hand this link over',
  linkText: (name: string) =>
    `No mail server is set, so nothing was sent. Whoever opens this link within an hour chooses the new password of ${name}; it works once.`,
};

export const forgottenTexts = {
  title: 'Forgot your password?',
  lead: 'Tell us the email of your account. We send you a link for a new password; it works for an hour.',
  counters: 'Counters sign in with a mobile number: their owner gives them a new password.',
  email: 'Email',
  send: 'Send the link',
  nothing: 'Nothing there after some minutes? Please look into the spam folder, too.',
  again: 'Use another email',
  back: 'Back to sign in',
};

export const newPasswordTexts = {
  title: 'Choose a new password',
  password: 'New password',
  passwordHint: 'At least 8 characters',
  save: 'Save the password',
  saved: 'Your password is changed. Please sign in with it.',
  incomplete: 'This link is not complete. Please open it from the mail again, or ask for a new one.',
  over: 'This link was used or is over. Please ask for a new one; it takes a minute.',
  ask: 'Ask for a new link',
};
