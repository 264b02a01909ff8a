/** Why nobody is signed in. */
export const SESSION_REFUSALS = {
  wrongLogin: 'Something is wrong with your login or password :(',
} as const;
