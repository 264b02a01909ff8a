import { z } from 'zod';
import { BOOKING_KINDS, type BookingKindName } from '#contract/bookings/model.ts';
import type { Day } from '#contract/kernel/dates/dates.ts';
import type { Paise } from '#contract/kernel/money.ts';
import { kindModel } from '#contract/organisations/model.ts';

/**
 * Figures of a range of business days, beside as many of the same weekdays before it; where the range ends today the last of
 * them counts only until the same time of day. Amounts in paise. What a booking is, and on which day it counts,
 * follows the reports:
 *
 * - tickets: paid bookings, on the day of booking; people on the day of the visit
 * - tokens: of clinics and branches, on the day of the token; money that was paid online for them
 * - visits: names put down for a show, on the day on which they were
 * - enrolments: students' places that are paid or free, on the day of booking
 */
export const TRADES = ['tickets', 'tokens', 'visits', 'enrolments'] as const;
export const tradeModel = z.enum(TRADES);
export type Trade = z.output<typeof tradeModel>;

/** The lengths of a range that end today; four weeks, since each weekday is in them four times. Another range is given by its first and its last day. */
export const RANGE_DAYS = [1, 7, 28, 90] as const;
export const MOST_DAYS = 366;

/** Seven days where nothing is said. A last day after today is today. */
export const rangeModel = z.object({
  days: z.int().optional(),
  from: z.string().nullish(),
  to: z.string().nullish(),
});
export type Range = z.output<typeof rangeModel>;

const counted = {
  from: z.string(),
  to: z.string(),
  /** The `before` figures are of the days from here to `comparedTo`. */
  comparedFrom: z.string(),
  comparedTo: z.string(),
  /** The range ends today, which is not over: the last day compared counts until the same time of day. */
  untilNow: z.boolean(),
  /** The server counted at this time. */
  at: z.date(),
};

/**
 * A sum over the range and over what it is compared with. `days` has an entry for each of the answer's `days`; `daysBefore`
 * for each day compared with.
 */
const figureModel = z.object({
  now: z.int(),
  before: z.int(),
  days: z.array(z.int()),
  daysBefore: z.array(z.int()),
});
export type Figure = z.output<typeof figureModel>;

/** The same, where there may be nothing to know: no token called on a day, a day that is not over. */
const knownModel = z.object({
  now: z.int().nullable(),
  before: z.int().nullable(),
  days: z.array(z.int().nullable()),
  daysBefore: z.array(z.int().nullable()),
});
export type KnownRange = z.output<typeof knownModel>;

/** The figures of one trade; null where it has no such thing. */
export const tradeFiguresModel = z.object({
  trade: tradeModel,
  /** Tickets, tokens given, names put down, students joined. */
  bookings: figureModel,
  /**
   * Everything that was paid for, before coupons; what coupons took off; how many refunds the gateway took of it, and what
   * they send back; and what stays. All are of what was booked on these days, so `gross - coupons - refunded = money`. Null
   * where nothing costs anything.
   */
  gross: figureModel.nullable(),
  coupons: figureModel.nullable(),
  refunds: figureModel.nullable(),
  refunded: figureModel.nullable(),
  money: figureModel.nullable(),
  /** People with paid tickets by the day of their visit, and those of them who were let in; tickets alone. */
  expected: figureModel.nullable(),
  admitted: figureModel.nullable(),
  /** Tokens that were served; tokens alone. */
  served: figureModel.nullable(),
  /**
   * These did not come. Tickets: people of paid tickets who were not let in, on days that are over, at parks whose gate
   * let somebody in on that day; null for a day without one. Tokens: those that were called and not there.
   */
  noShows: knownModel.nullable(),
  /**
   * Minutes from being given a token (or from the beginning of its day, or the clinic's opening, where that is later) until it
   * was called: within `waitMedian` half of those served were, within `waitNine` nine of ten.
   */
  waitMedian: knownModel.nullable(),
  waitNine: knownModel.nullable(),
});
export type TradeFigures = z.output<typeof tradeFiguresModel>;

export const figuresModel = z.object({
  ...counted,
  /** The days of the series, oldest first: those of the range, or the 28 days up to its end where it is shorter. */
  days: z.array(z.string()),
  /** The trades are those of the person who asks; the admin has all four. */
  trades: z.array(tradeFiguresModel),
});
export type Figures = z.output<typeof figuresModel>;

/** Bookings and money of a part; what a "booking" is follows the trade. */
const part = { bookings: z.int(), money: z.int(), bookingsBefore: z.int(), moneyBefore: z.int() };

/**
 * A booking is made and paid by one of these: online; at the desk of the clinic, in cash (its money is not counted); by
 * the staff of a branch for somebody who walked in without giving a name; or where there was nothing to pay.
 */
export const CHANNELS = ['online', 'desk', 'walk-in', 'free'] as const;

/** The parts of a range, of one trade. Lists that say nothing of a trade are empty. */
export const breakdownModel = z.object({
  trade: tradeModel,
  /** Parks, clinics, branches, shows, batches: those with most money first, then most bookings; at most 50. */
  offerings: z.array(
    z.object({
      offeringId: z.string(),
      name: z.string(),
      kind: z.enum(BOOKING_KINDS),
      ...part,
      /** As the figures of the same names count them. */
      noShows: z.int().nullable(),
      waitMedian: z.int().nullable(),
      waitNine: z.int().nullable(),
    }),
  ),
  /** These kinds of ticket were sold, in the order of forms: so many, and for so much before discounts. */
  categories: z.array(
    z.object({
      category: z.string(),
      label: z.string(),
      quantity: z.int(),
      money: z.int(),
      quantityBefore: z.int(),
      moneyBefore: z.int(),
    }),
  ),
  /** By weekday (0 is Sunday) and hour in Kolkata at which it was booked, a token: given; only hours with bookings. */
  hours: z.array(z.object({ weekday: z.int(), hour: z.int(), bookings: z.int(), money: z.int() })),
  channels: z.array(z.object({ channel: z.enum(CHANNELS), ...part })),
  /** So much was paid by each gateway. */
  gateways: z.array(z.object({ gateway: z.string(), ...part })),
  /** By coupon code, what it took off most first; at most 50. */
  coupons: z.array(z.object({ code: z.string(), ...part, discount: z.int(), discountBefore: z.int() })),
  /** Tokens waited so long: so many for `from` up to, not including, `to` minutes; null for the last. */
  waits: z.array(z.object({ from: z.int(), to: z.int().nullable(), tokens: z.int(), tokensBefore: z.int() })),
});
export type Breakdown = z.output<typeof breakdownModel>;

export const breakdownsModel = z.object({ ...counted, trades: z.array(breakdownModel) });
export type Breakdowns = z.output<typeof breakdownsModel>;

const rankedModel = z.object({
  organisationId: z.string(),
  name: z.string(),
  kind: kindModel,
  /** All its trades together come to this. */
  ...part,
});

/** The admin sees organisations that are on, by money and then bookings, also those without any; at most 100. */
export const rankingModel = z.object({ ...counted, count: z.int(), organisations: z.array(rankedModel) });
export type Ranking = z.output<typeof rankingModel>;

/**
 * These parts of a day are counted by the database (server/figures/functions/count_days.sql). Each has keys of its own:
 *
 * - sales: '': what was booked, the money for it, and in `more` what coupons took off
 * - lines: category, price and label of a ticket's lines: how many, and their price
 * - hours: '00' to '23' in Kolkata; channels; gateways: as sales
 * - coupons: a code; in `more` what it took off
 * - visits: '': people expected by the day of the visit, in `more` those who were let in
 * - refunds: '': refunds of what was booked on this day, what they send back, and in `more` what coupons had taken off that
 * - states: complete, noshow: tokens that ended so
 * - waits: whole minutes until a token was called: tokens
 * - booked, attempts: '': all bookings of the day, and all attempts to pay that began on it, whatever came of them
 */
export type CountedPart = (typeof RANGE_PARTS)[number] | 'refunds' | 'booked' | 'attempts';

/** The parts of a range are those whose shares are shown. */
export const RANGE_PARTS = [
  'sales',
  'lines',
  'hours',
  'channels',
  'gateways',
  'coupons',
  'visits',
  'states',
  'waits',
] as const;

/** One count of one offering on one day. */
export interface Count {
  organisationId: string;
  day: Day;
  kind: BookingKindName;
  offeringId: string;
  part: CountedPart;
  key: string;
  count: number;
  paise: Paise;
  more: number;
}

/** Counts of a day, of all offerings of a kind together. */
export interface DayCount extends Omit<Count, 'organisationId' | 'offeringId'> {
  /** The people of `visits` who did not come, where the gate let somebody in; null where it let nobody in. */
  absent: number | null;
}

/** Counts of a range, of one offering where the part tells them apart, else of all of a kind together. */
export interface RangeCount extends Omit<DayCount, 'day'> {
  offeringId: string | null;
  /** 0 is Sunday; of hours only. */
  weekday: number | null;
}
