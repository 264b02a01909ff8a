import { z } from 'zod';
import { EXHIBITION_TYPES } from '#contract/exhibitions/model.ts';
import { idModel } from '#contract/kernel/fields.ts';
import { kindModel } from '#contract/organisations/model.ts';
import { queueKindModel } from '#contract/queues/model.ts';

/** A count or an amount in paise: now, and on the same weekday last week, by the same time of day where it grows during the day. */
const figure = z.object({ now: z.int(), before: z.int() });

/** Park tickets. Money and bookings count where they are paid, on the day of booking, as in the ticket report. */
export const ticketDayModel = z.object({
  bookings: figure,
  /** Inspectors are told of no money, paid or sent back: it is null for them, here and below. */
  money: figure.nullable(),
  /** People whose paid tickets are for today. */
  expected: figure,
  /** A gate has let in so many of those. */
  admitted: figure,
  /** Unpaid bookings that keep their places at this moment. */
  holds: z.int(),
  refunds: z.int().nullable(),
  refunded: z.int().nullable(),
  /** A fortnight, the oldest day first, today last; days without a booking too. */
  days: z.array(z.object({ day: z.string(), bookings: z.int(), money: z.int().nullable() })),
  /** The parks that took the most money today, at most ten. */
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

/** Tokens of clinics and branches: those of this business day, whenever they were booked. */
export const tokenDayModel = z.object({
  issued: figure,
  /** The number of people who wait at this moment. */
  waiting: z.int(),
  served: figure,
  /** Called, and not there; `before` is of the whole day a week ago. */
  noShows: figure,
  /** So much was paid online for these tokens; cash is taken at the clinic and not counted. Null where nothing costs anything. */
  money: figure.nullable(),
  /** The clinics and branches with the most tokens today, at most ten. */
  places: z.array(
    z.object({
      id: idModel,
      name: z.string(),
      kind: queueKindModel,
      /** Nobody books there any more; its queue goes on. */
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

/** Places in coaching batches: those paid for, or free, on the day of booking. */
export const enrolmentDayModel = z.object({
  joined: figure,
  money: figure,
  /** Unpaid ones that keep their places at this moment. */
  holds: z.int(),
});
export type EnrolmentDay = z.output<typeof enrolmentDayModel>;

/** Visits to shows: names that were put down on this day, and the shows that are not over, those that begin first. */
export const visitDayModel = z.object({
  booked: figure,
  /** At most ten. */
  shows: z.array(
    z.object({
      id: idModel,
      name: z.string(),
      type: z.enum(EXHIBITION_TYPES),
      taken: z.int(),
      capacity: z.int().nullable(),
      /** Nobody puts a name down any more; those on the list come. */
      closed: z.boolean(),
    }),
  ),
});
export type VisitDay = z.output<typeof visitDayModel>;

/** An organisation has these, in the order in which they are shown. */
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

/**
 * The day is that of the person who asks. A part is null where it does not concern them; each further kind of booking adds
 * a part of its own and changes none of these.
 */
export const dashboardModel = z.object({
  day: z.string(),
  /** The day that `before` figures are of. */
  comparedWith: z.string(),
  /** The server counted at this time. */
  at: z.date(),
  tickets: ticketDayModel.nullable(),
  tokens: tokenDayModel.nullable(),
  enrolments: enrolmentDayModel.nullable(),
  visits: visitDayModel.nullable(),
  holdings: z.array(z.object({ name: z.enum(HOLDINGS), count: z.int() })),
  /** The admin alone is told how many organisations there are of each kind. */
  organisations: z.array(z.object({ kind: kindModel, count: z.int() })).nullable(),
});
export type Dashboard = z.output<typeof dashboardModel>;
