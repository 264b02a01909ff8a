import type { AttentionKind } from '#contract/attention/model.ts';

export const attentionTexts = {
  title: 'Needs attention',
  calm: 'Nothing waits for you. Have a good day.',
  unknown: (reason: string) => `We could not look for what waits for you. ${reason}`,
  more: (count: number) => `and ${count} more`,
  titles: {
    'payments-to-decide': (count) =>
      count === 1 ? '1 payment needs your decision' : `${count} payments need your decision`,
    'payments-hanging': (count) =>
      count === 1 ? '1 payment hangs: nobody knows yet' : `${count} payments hang: nobody knows yet`,
    'refunds-failed': (count) =>
      count === 1 ? '1 refund could not be sent back' : `${count} refunds could not be sent back`,
    'refunds-unsent': (count) =>
      count === 1 ? '1 refund has waited for an hour' : `${count} refunds have waited for an hour`,
    'keys-refused': () => 'The gateway does not take these keys',
    'keys-missing': () => 'Nobody can pay here yet: keys are missing',
    'not-selling': () => 'Visitors cannot book this yet',
    'drafts-waiting': (count) =>
      count === 1 ? '1 draft waits to be put on sale' : `${count} drafts wait to be put on sale`,
    'gate-silent': () => 'No ticket was scanned within this hour',
    'queue-late': () => 'People wait longer than usual',
    'sold-out': () => 'Sold out: is there room for more?',
    'half-empty': () => 'Half empty: a coupon or a poster may help',
  } satisfies Record<AttentionKind, (count: number) => string>,
  whose: (names: readonly string[], more: number) =>
    more > 0 ? `${names.join(', ')} and ${more} more` : names.join(', '),
  openPayments: 'Open Payments',
  money: (amount: string, oldest: string) => `${amount} in all, the oldest since ${oldest}`,
  keys: (gateway: string, since: string | null) => (since ? `${gateway}, since ${since}` : gateway),
  lacks: {
    prices: 'Nothing is for sale yet: add a kind of ticket with its price',
    dates: 'No date is to come: add one',
    doctors: 'Nobody can book: no doctor sees patients there',
    counters: 'Nobody can call tokens yet: add a counter',
  },
  ready: 'Nothing is missing: put it on sale',
  gate: (admitted: string, expected: string, at: string) =>
    `${admitted} of ${expected} people are in; the last came in at ${at}`,
  queue: (waiting: string, minutes: string) => `${waiting} waiting, the first for ${minutes}`,
  usual: (minutes: string) => `mostly it is within ${minutes}`,
  minutes: (minutes: number) => `${minutes} min`,
  places: (taken: string, capacity: string) => `${taken} of ${capacity} places taken`,
  usualPlaces: (usual: string) => `mostly ${usual} at this hour of such a day`,
};
