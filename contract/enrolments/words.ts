/** These words tell what stands in the way of a place in a batch (docs/product/forms.md 9), in the browser as on the server. */
export const ENROLMENT_PROBLEMS = {
  noStudent: 'student name is required',
  noBatch: 'batch name is required',
  badEmail: 'Please enter a valid email address',
  full: 'This batch is full.',
  over: 'This batch is over.',
  off: 'This batch has no class left.',
} as const;

/** These words say why the server does not take a booking that the form took. */
export const ENROLMENT_REFUSALS = {
  tooManyHolds:
    'This mobile number has five places here already that are not paid for. Please pay for one of them, or wait a few minutes.',
} as const;

/** These words tell how a place stands that needs no payment any more. */
export const ENROLMENT_STATES = {
  confirmed: 'Your place in the batch is confirmed.',
  cancelled: 'This place was cancelled.',
} as const;

/** A student passes these words on to others; the address of the page follows. */
export const placeInWords = ({ name, dates, hours }: Record<'name' | 'dates' | 'hours', string>): string =>
  `Place in ${name}, ${dates}, ${hours}`;
