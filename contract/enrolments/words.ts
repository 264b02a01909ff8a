/** Texts of docs/product/forms.md 9, shared by browser and server. */
export const ENROLMENT_PROBLEMS = {
  noStudent: 'student name is required',
  noBatch: 'batch name is required',
  badEmail: 'Please enter a valid email address',
  full: 'This batch is full.',
  over: 'This batch is over.',
  off: 'This batch has no class left.',
} as const;

export const ENROLMENT_REFUSALS = {
  tooManyHolds:
    'This mobile number has five places here already that are not paid for. Please pay for one of them, or wait a few minutes.',
} as const;

export const ENROLMENT_STATES = {
  confirmed: 'Your place in the batch is confirmed.',
  cancelled: 'This place was cancelled.',
} as const;

export const placeInWords = ({ name, dates, hours }: Record<'name' | 'dates' | 'hours', string>): string =>
  `Place in ${name}, ${dates}, ${hours}`;
