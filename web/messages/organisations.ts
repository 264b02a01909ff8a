/** Fixed texts of the console. Texts of the product specification stand letter for letter, misspellings included. */

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
  mobileHint: '10 digits',
  secondMobile: 'Second mobile number (optional)',
  password: 'Password',
  passwordHint: 'At least 8 characters',
  submit: 'Register',
  success: ' Registration Successfully.',
  haveAccount: 'Registered already?',
  signIn: 'Login',
};

export const profileTexts = {
  title: 'Profile',
  hello: (name: string) => `Welcome, ${name}`,
  account: 'Your account',
  name: 'Name',
  role: 'Role',
  email: 'Email',
  kind: 'Registration type',
  organisation: 'Your organisation',
  personName: 'Contact',
  mobile: 'Mobile',
  secondMobile: 'Second mobile',
  location: 'Location',
  since: 'Registered on',
};
