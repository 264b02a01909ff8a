export const confirmationTexts = {
  title: 'Confirm your e-mail',
  lead: 'One press, and what you publish can be seen and booked by everybody.',
  confirm: 'Confirm',
  done: (name: string) => `The e-mail of ${name} is confirmed.`,
  next: 'What you publish is on its booking page from now on.',
  go: 'Go to my console',
  signIn: 'Sign in',
  incomplete: 'This link is not complete. Please open it from the mail again.',
  waits: 'Not confirmed',
  byHand: 'Confirm',
  byHandOf: (name: string) => `Confirm the e-mail of ${name}`,
  byHandDone: (name: string) => `${name} is confirmed.`,
};
