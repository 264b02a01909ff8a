import { aboutSoLong } from './dates/date-words.ts';

export const THINGS = {
  advertisement: 'advertisement',
  batch: 'batch',
  board: 'board',
  booking: 'booking',
  branch: 'branch',
  category: 'category',
  clinic: 'clinic',
  counter: 'counter',
  coupon: 'coupon',
  credential: 'configuration',
  doctor: 'doctor',
  gate: 'gate',
  image: 'picture',
  inspector: 'ticket inspector',
  organisation: 'organisation',
  page: 'page',
  park: 'park',
  payment: 'payment',
  place: 'place',
  queue: 'queue',
  show: 'show',
  specialization: 'specialization',
} as const;
export type Thing = keyof typeof THINGS;

export const isNotThere = (what: string): string => `${what} is not there. It may have been removed.`;

export const thingIsNotThere = (thing: Thing): string => isNotThere(`This ${THINGS[thing]}`);

export const CALL_REFUSALS = {
  noSuchCall: 'There is no such call.',
  otherMethod: (method: string, allowed: string) => `This address does not take ${method}, only ${allowed}.`,
  signIn: 'Please sign in first.',
  forbidden: 'You may not do this.',
  onlyLooking: 'You are only looking at this console, so nothing can be changed here.',
  busy: 'We are busy just now. Please try again in a moment.',
  manySignIns: 'Many people are signing in right now. Please try again in a moment.',
  tooManyTries: 'Too many tries just now. Please wait a little and try again.',
  ourFault: 'Something went wrong on our side. Please try again in a moment.',
  tooLarge: 'This is too large to send.',
  notJson: 'Please send JSON.',
  empty: 'The request is empty.',
  unreadableJson: 'The request is not readable JSON.',
  unreadable: 'The request could not be read.',
  largeNumber: 'The request holds a number that is too large.',
  unstorableCharacter: 'The request holds a character that cannot be stored.',
  invisibleCharacters: 'Please remove the invisible characters',
  wrongFields: 'Please check what was entered.',
  existsAlready: 'This exists already.',
  namesNothing: 'This names something that is not there.',
  unusableKey: 'Idempotency-Key must have 8 to 128 visible characters.',
  keyOfAnother: 'This Idempotency-Key was used for another request.',
  outcomeUnknown:
    'Nobody knows whether the first of these requests was done, so it is not done again. Please look, and ask anew if it was not.',
  firstNotAnswered: 'The first of these requests is still being answered. Please try again in a moment.',
} as const;

/** Refusals that a visitor page can get. The others are for programs and staff, in English only. */
export type ToldToVisitors =
  | 'busy'
  | 'tooManyTries'
  | 'ourFault'
  | 'tooLarge'
  | 'unreadable'
  | 'largeNumber'
  | 'unstorableCharacter'
  | 'invisibleCharacters'
  | 'wrongFields'
  | 'existsAlready'
  | 'keyOfAnother'
  | 'outcomeUnknown'
  | 'firstNotAnswered';

export const READINESS_WORDS = {
  stopping: 'This process is stopping.',
  noDatabase: 'The database does not answer.',
  noWrites: 'The database takes no writes.',
} as const;

export const againWords = (seconds?: number): string =>
  seconds ? ` You can try again in ${aboutSoLong(seconds)}.` : '';

export const BUSY_PAGE_WORDS = {
  page: (seconds: string) =>
    `Many people are here at this moment. This page tries again by itself in about ${seconds} seconds.`,
  booking: (seconds: string) =>
    `Many people are booking at this moment, and nothing was booked for you yet. In about ${seconds} seconds please press Reload in your browser: it sends what you typed again.`,
  payment: (seconds: string) =>
    `Many people are here at this moment. Your booking stands, and nothing was charged. In about ${seconds} seconds please press Reload in your browser: it asks for the payment again.`,
  search: (seconds: string) =>
    `Many people are here at this moment. In about ${seconds} seconds please press Reload in your browser: it sends your mobile number again.`,
} as const;
