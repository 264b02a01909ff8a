/** Fixed texts of the console. Texts of the product specification stand letter for letter, misspellings included. */

export const signInTexts = {
  client: 'Client Login',
  inspector: 'Ticket Inspector',
  counter: 'Counter Login',
  tab: 'Login',
  email: 'Email',
  password: 'Password',
  signIn: 'Login',
  noAccount: 'New here?',
  register: 'get registerd',
  forgotten: 'Forgot your password?',
  ended: 'Your session is over. Please sign in again.',
  toInspector: 'Sign in as a ticket inspector',
  toClient: 'Sign in as a client',
  toCounter: 'Sign in as a counter',
  mobile: 'Mobile number',
  branchCode: 'Branch code',
  withCode: 'Sign in with a branch code',
  withoutCode: 'Sign in without a branch code',
  tagline: 'Be at the gate, not in the queue.',
};
