import type { Breakdown, Trade } from '#contract/figures/model.ts';
import { type Day, formatShortDay } from '#contract/kernel/dates/dates.ts';

const date = (day: Day): string => formatShortDay(day).slice('Sat, '.length);

export const spanOf = (from: Day, to: Day): string =>
  from === to ? formatShortDay(from) : `${date(from)} – ${date(to)}`;

export const figureTexts = {
  range: {
    label: 'Days to look at',
    days: { 1: 'Today', 7: '7 days', 28: '28 days', 90: '90 days' } as Readonly<Record<number, string>>,
    own: 'Own days',
    show: 'Show these days',
  },
  compared: (span: string, before: string) => `${span}, beside ${before}.`,
  comparedUntilNow: (span: string, before: string, time: string) =>
    `${span}, beside ${before}, whose last day is counted up to ${time}.`,
  stale: (reason: string) => `These figures could not be counted again, and may have changed since. ${reason}`,
  charts: 'Charts and shares',
  chartsHint: 'by day, hour, weekday, and what it was made of',
  trade: 'What to look at',
  trades: {
    tickets: 'Park tickets',
    tokens: 'Tokens',
    visits: 'Shows',
    enrolments: 'Students',
  } satisfies Record<Trade, string>,
  bookings: {
    tickets: 'Bookings',
    tokens: 'Tokens given',
    visits: 'Names put down',
    enrolments: 'Students who joined',
  } satisfies Record<Trade, string>,
  money: {
    tickets: 'Money',
    tokens: 'Paid online',
    visits: 'Money',
    enrolments: 'Money',
  } satisfies Record<Trade, string>,
  sums: {
    title: 'How the money adds up',
    gross: 'Sold for',
    coupons: 'Coupons took off',
    refunded: 'Sent back',
    money: 'Stays with you',
    less: (amount: string) => `− ${amount}`,
  },
  expected: 'People expected',
  admitted: 'People let in',
  served: 'Served',
  refunds: 'Refunds',
  noShows: { tickets: 'People who did not come', tokens: 'Called, and not there' } as Readonly<
    Partial<Record<Trade, string>>
  >,
  waitMedian: 'Half wait at most',
  waitNine: 'Nine of ten wait at most',
  minutes: (minutes: number) => `${minutes} min`,
  day: 'Day',
  most: (figure: string, day: string) => `The most: ${figure}, on ${day}.`,
  nothing: 'Nothing in these days.',
  byDay: (what: string) => `${what} by day`,
  waits: 'How long people wait, by day',
  waitsSummary: 'From their token until they are called; only those who were served count.',
  waitMedianLine: 'Half of them',
  waitNineLine: 'Nine of ten',
  spread: 'How long people waited',
  spreadHead: 'Minutes',
  spreadOf: (from: number, to: number | null) => (to === null ? `${from} or more` : `${from} to ${to - 1}`),
  hours: { byHour: 'At which hour', head: 'Hour', most: (count: string, hour: string) => `Busiest ${hour}: ${count}.` },
  hour: (hour: number) => `${hour % 12 || 12} ${hour < 12 ? 'am' : 'pm'}`,
  weekdays: {
    title: 'Weekdays and hours',
    summary: 'The stronger the colour, the more were booked then.',
    names: { sun: 'Sun', mon: 'Mon', tue: 'Tue', wed: 'Wed', thu: 'Thu', fri: 'Fri', sat: 'Sat' },
  },
  inAll: (total: string) => `${total} in all.`,
  parts: {
    offerings: {
      tickets: 'Parks',
      tokens: 'Clinics and branches',
      visits: 'Shows',
      enrolments: 'Batches',
    } satisfies Record<Trade, string>,
    categories: 'Kinds of ticket',
    channels: 'How it was booked',
    gateways: 'How it was paid',
    coupons: 'Coupons',
    name: 'Name',
    kind: 'Kind',
    code: 'Code',
    off: (amount: string) => `${amount} taken off`,
    sold: (count: string) => `${count} sold`,
  },
  channels: {
    online: 'Online',
    desk: 'At the desk',
    'walk-in': 'Walked in',
    free: 'Nothing to pay',
  } satisfies Record<Breakdown['channels'][number]['channel'], string>,
  ranking: {
    fold: 'Organisations by money',
    foldHint: 'which of them take the most',
    title: 'Organisations',
    summary: (count: string) => `${count} in all, those with most money first.`,
  },
};
