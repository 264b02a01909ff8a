export const SESSION_REFUSALS = {
  wrongLogin: 'Something is wrong with your login or password :(',
  manyWrong: 'Too many wrong passwords. Please wait a little, or sign in where you have signed in before.',
  manyWrongHere: 'Too many wrong passwords. Please wait a little and try again.',
} as const;
