import { statusTexts } from '#web/console/kit/records/records-words.ts';

export const registrationTexts = {
  title: 'Profile Registration',
  lead: 'Tell us about your organisation. It takes a minute, and you can start at once.',
  kind: 'Registration Type',
  kinds: {
    park: 'Park, zoo or garden',
    clinic: 'Doctor or clinic',
    branch: 'Loan or bank branch',
    exhibition: 'Exhibition or show',
    coaching: 'Coaching',
    admin: 'Admin',
  },
  name: 'Organisation name',
  location: 'Location',
  personName: 'Your name',
  email: 'Email',
  mobile: 'Mobile number',
  secondMobile: 'Second mobile number (optional)',
  password: 'Password',
  passwordHint: 'At least 8 characters',
  submit: 'Register',
  success: ' Registration Successfully.',
  haveAccount: 'Registered already?',
  signIn: 'Login',
};

export const registerOtherTexts = {
  lead: 'Register an organisation. Its owner signs in with the email and the password that you enter here.',
  personName: 'Owner’s name',
};

export const profileTexts = {
  title: 'Profile',
  lead: 'How your organisation is registered with Pravesh.',
  save: 'Save',
  updated: 'Profile Updated Successfully.',
  slug: 'Address of your page',
  slugHint:
    'All that you offer stands at /o/ and these letters. Posters name it. An old address that you chose leads nowhere any more.',
  account: 'Your account',
  fixed: 'To change your email or registration type, please write to us.',
  email: 'Email',
  kind: 'Registration type',
  since: 'Registered on',
};

export const successTexts = {
  title: 'Registration',
  /** docs/product/console.md 2. */
  done: ' Registration Successfully.',
  named: (name: string) => `${name} is registered.`,
  signIn: 'Sign in now with your email and the password that you chose.',
  login: 'Login',
  owner: 'Your organisation is registered and you are signed in. Now add what visitors can book.',
  admin: 'Its owner can sign in now with the email and the password that you entered.',
  toConsole: 'Go to my first screen',
  another: 'Register another',
};

export const organisationsTexts = {
  ...statusTexts,
  title: 'Organisations',
  lead: 'Everybody who sells with Pravesh.',
  caption: 'All organisations',
  name: 'Name',
  kind: 'Type',
  kinds: {
    park: 'Park',
    clinic: 'Clinic',
    branch: 'Branch',
    exhibition: 'Exhibition',
    coaching: 'Coaching',
    admin: 'Admin',
  },
  password: 'Password',
  email: 'Email',
  location: 'Location',
  registered: 'Registered on',
  off: (name: string) => `Switch ${name} off?`,
  offText:
    'The owner, the inspectors and the counters are signed out at once and cannot sign in. Visitors cannot book. Tickets that are paid stay valid.',
  offWord: 'Switch it off',
  isOff: (name: string) => `${name} is switched off.`,
  owner: 'Owner',
  mobile: 'Mobile number',
  secondMobile: 'Second mobile number',
  who: 'Who it is',
  lastSignIn: 'Last sign-in',
  noSignIn: 'Not within eight days',
  lastSale: 'Last sale',
  noSale: 'Nothing sold yet',
  look: 'Look as the owner',
  lookHint: 'You see their console and change nothing. They see in Activity that you looked.',
  notFound: 'This organisation is not there.',
  isOn: (name: string) => `${name} is switched on.`,
};
