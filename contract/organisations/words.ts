/** Why an organisation is not added or changed. */
export const ORGANISATION_REFUSALS = {
  emailTaken: 'This email has an account already. Please sign in.',
  ownAccount: 'You are signed in with this account, so it stays active.',
} as const;
