import { counted, posterTexts, qrTexts, statusTexts } from '#web/console/kit/records/records-words.ts';

/** Texts from docs/product/ are verbatim, misspellings included. */

export const counterTexts = {
  ...statusTexts,
  ...qrTexts,
  count: counted('counter', 'counters'),
  gone: 'They are signed out at once. Their tokens and reports stay.',
  title: (branch: string) => `Counter Logins of ${branch}`,
  lead: (code: string) => `Branch code ${code}. Each counter signs in with its mobile number and password.`,
  back: 'All branches',
  links: (count?: number): string =>
    count ? `${count} ${count === 1 ? 'counter' : 'counters'}` : `${count === 0 ? 'Add' : 'View'} counters`,
  linkOf: (words: string, branch: string) => `${words} of ${branch}`,
  add: 'Add Counter',
  caption: 'The counter logins of this branch',
  teach: 'Whoever sits at a counter signs in with its mobile number and calls the next token.',
  added: 'Counter Added Successfully.',
  updated: 'Counter Updated Successfully.',
  number: 'Counter Number',
  username: 'User Name',
  mobile: 'Mobile',
  mobileHint: 'The counter signs in with it. 10 digits.',
  password: 'Password',
  passwordHint: 'At least 8 characters',
  keepPassword: 'Leave it empty to keep the password. A new one signs the counter out everywhere.',
  copy: 'Booking Link',
  copyOf: (name: string) => `Copy Booking Link of ${name}`,
  copied: 'The link is copied.',
  notCopied: (link: string) => `This browser does not let us copy. The link is ${link}`,
};

export const counterDetailsTexts = {
  ...posterTexts,
  ...qrTexts,
  title: 'Counter Detailes',
  counter: 'Your counter',
  branch: 'Branch',
  branchCode: 'Branch code',
  number: 'Counter number',
  officer: 'Officer in charge',
  officerMobile: 'Officer’s number',
  link: 'Your booking link',
  linkHint: 'A customer scans this code with the phone, and books a token at your counter.',
  qrAlt: (branch: string, number: string) => `QR code of the booking link of ${branch}, counter ${number}`,
  open: 'Open the booking page',
  copy: 'Copy link',
  qrLabel: 'Download QR code',
  posterLabel: 'Download Poster',
  name: (branch: string, number: string) => `${branch}, counter ${number}`,
};
