import { z } from 'zod';
import { EXHIBITION_TYPES } from '#contract/exhibitions/model.ts';
import { idModel } from '#contract/kernel/fields.ts';
import { kindModel } from '#contract/organisations/model.ts';
import { queueKindModel } from '#contract/queues/model.ts';

/** A count or an amount in paise: now, and on the same weekday last week (until this time, if it grows). */
const figure = z.object({ now: z.int(), before: z.int() });

/** Park tickets. Bookings and money count when paid, on the day of booking, as in the ticket report. */
export const ticketDayModel = z.object({
  bookings: figure,
  /** Null for inspectors, here and below: they see no money. */
  money: figure.nullable(),
  expected: figure,
  admitted: figure,
  holds: z.int(),
  refunds: z.int().nullable(),
  refunded: z.int().nullable(),
  days: z.array(z.object({ day: z.string(), bookings: z.int(), money: z.int().nullable() })),
  parks: z.array(
    z.object({
      id: idModel,
      name: z.string(),
      bookings: z.int(),
      money: z.int().nullable(),
      expected: z.int(),
      admitted: z.int(),
    }),
  ),
});
export type TicketDay = z.output<typeof ticketDayModel>;

/** Tokens of clinics and branches for this business day, whenever booked. */
export const tokenDayModel = z.object({
  issued: figure,
  waiting: z.int(),
  served: figure,
  noShows: figure,
  /** Paid online. Null if nothing has a price. */
  money: figure.nullable(),
  /** To be paid in cash at the clinic, or paid so. Null like `money`. */
  cash: z.int().nullable(),
  places: z.array(
    z.object({
      id: idModel,
      name: z.string(),
      kind: queueKindModel,
      closed: z.boolean(),
      issued: z.int(),
      waiting: z.int(),
      served: z.int(),
      noShows: z.int(),
      money: z.int(),
    }),
  ),
});
export type TokenDay = z.output<typeof tokenDayModel>;

export const enrolmentDayModel = z.object({
  joined: figure,
  money: figure,
  holds: z.int(),
});
export type EnrolmentDay = z.output<typeof enrolmentDayModel>;

export const visitDayModel = z.object({
  booked: figure,
  shows: z.array(
    z.object({
      id: idModel,
      name: z.string(),
      type: z.enum(EXHIBITION_TYPES),
      taken: z.int(),
      capacity: z.int().nullable(),
      closed: z.boolean(),
    }),
  ),
});
export type VisitDay = z.output<typeof visitDayModel>;

/** Bookings of the next business day up to now: paid, free, or to be paid at the desk. */
export const tomorrowModel = z.object({
  day: z.string(),
  bookings: z.int(),
  people: z.int(),
  /** People at places without time slots, divided by the hours that each place is open. */
  peoplePerHour: z.int(),
  slots: z.array(z.object({ from: z.string(), people: z.int() })),
});
export type Tomorrow = z.output<typeof tomorrowModel>;

export const HOLDINGS = [
  'parks',
  'inspectors',
  'clinics',
  'doctors',
  'dailyTokens',
  'branches',
  'counters',
  'showsRunning',
  'showsComing',
  'batchesOpen',
  'seats',
] as const;
export type Holding = (typeof HOLDINGS)[number];

/** Parts that do not concern the caller are null. A new kind of booking adds a part and changes none. */
export const dashboardModel = z.object({
  day: z.string(),
  comparedWith: z.string(),
  at: z.date(),
  tickets: ticketDayModel.nullable(),
  tokens: tokenDayModel.nullable(),
  enrolments: enrolmentDayModel.nullable(),
  visits: visitDayModel.nullable(),
  tomorrow: tomorrowModel.nullable(),
  holdings: z.array(z.object({ name: z.enum(HOLDINGS), count: z.int() })),
  organisations: z.array(z.object({ kind: kindModel, count: z.int() })).nullable(),
});
export type Dashboard = z.output<typeof dashboardModel>;
