export const INSPECTOR_REFUSALS = {
  emailTaken: 'This email has an account already. Please use another one.',
} as const;
