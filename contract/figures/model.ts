import { z } from 'zod';
import { BOOKING_KINDS, type BookingKindName } from '#contract/bookings/model.ts';
import type { Day } from '#contract/kernel/dates/dates.ts';
import type { Paise } from '#contract/kernel/money.ts';
import { kindModel } from '#contract/organisations/model.ts';

/**
 * Figures of a range of business days, compared with as many of the same weekdays before it. If the range ends today,
 * the last compared day counts only until the same time of day. Amounts in paise. What a booking is, and its day,
 * follow the reports:
 * - tickets: paid bookings by day of booking; people by day of visit
 * - tokens: of clinics and branches by day of the token; money paid online for them
 * - visits: names put down for a show, by day of booking
 * - enrolments: places that are paid or free, by day of booking
 */
export const TRADES = ['tickets', 'tokens', 'visits', 'enrolments'] as const;
export const tradeModel = z.enum(TRADES);
export type Trade = z.output<typeof tradeModel>;

export const RANGE_DAYS = [1, 7, 28, 90] as const;
export const MOST_DAYS = 366;

/** Seven days by default. A last day after today counts as today. */
export const rangeModel = z.object({
  days: z.int().optional(),
  from: z.string().nullish(),
  to: z.string().nullish(),
});
export type Range = z.output<typeof rangeModel>;

const counted = {
  from: z.string(),
  to: z.string(),
  comparedFrom: z.string(),
  comparedTo: z.string(),
  untilNow: z.boolean(),
  at: z.date(),
};

const figureModel = z.object({
  now: z.int(),
  before: z.int(),
  days: z.array(z.int()),
  daysBefore: z.array(z.int()),
});
export type Figure = z.output<typeof figureModel>;

const knownModel = z.object({
  now: z.int().nullable(),
  before: z.int().nullable(),
  days: z.array(z.int().nullable()),
  daysBefore: z.array(z.int().nullable()),
});
export type KnownRange = z.output<typeof knownModel>;

export const tradeFiguresModel = z.object({
  trade: tradeModel,
  bookings: figureModel,
  /**
   * Paid before coupons; discount by coupons; number of refunds taken by the gateway and their amount; the rest. All of
   * what was booked on these days, so `gross - coupons - refunded = money`. Null if nothing has a price.
   */
  gross: figureModel.nullable(),
  coupons: figureModel.nullable(),
  refunds: figureModel.nullable(),
  refunded: figureModel.nullable(),
  money: figureModel.nullable(),
  expected: figureModel.nullable(),
  admitted: figureModel.nullable(),
  served: figureModel.nullable(),
  /**
   * Tickets: people with paid tickets who were not admitted, on days that are over, at parks whose gate admitted
   * somebody that day (null for a day without one). Tokens: called but absent.
   */
  noShows: knownModel.nullable(),
  /** Minutes until called, since the token was given, its day began or the clinic opened. Median, 90th percentile. */
  waitMedian: knownModel.nullable(),
  waitNine: knownModel.nullable(),
});
export type TradeFigures = z.output<typeof tradeFiguresModel>;

export const figuresModel = z.object({
  ...counted,
  /** Days of the series, oldest first: the range, or 28 days up to its end if it is shorter. */
  days: z.array(z.string()),
  trades: z.array(tradeFiguresModel),
});
export type Figures = z.output<typeof figuresModel>;

const part = { bookings: z.int(), money: z.int(), bookingsBefore: z.int(), moneyBefore: z.int() };

/**
 * Channel of a booking. `desk`: cash at the clinic (money not counted). `walk-in`: by branch staff for a visitor
 * without a name. `free`: nothing to pay.
 */
export const CHANNELS = ['online', 'desk', 'walk-in', 'free'] as const;

export const breakdownModel = z.object({
  trade: tradeModel,
  /** Highest money first, then bookings; at most 50. */
  offerings: z.array(
    z.object({
      offeringId: z.string(),
      name: z.string(),
      kind: z.enum(BOOKING_KINDS),
      ...part,
      noShows: z.int().nullable(),
      waitMedian: z.int().nullable(),
      waitNine: z.int().nullable(),
    }),
  ),
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
  /** Weekday (0 is Sunday) and hour in Kolkata of the booking; hours without bookings are absent. */
  hours: z.array(z.object({ weekday: z.int(), hour: z.int(), bookings: z.int(), money: z.int() })),
  channels: z.array(z.object({ channel: z.enum(CHANNELS), ...part })),
  gateways: z.array(z.object({ gateway: z.string(), ...part })),
  coupons: z.array(z.object({ code: z.string(), ...part, discount: z.int(), discountBefore: z.int() })),
  /** Tokens that waited from `from` up to, not including, `to` minutes; null: no upper bound. */
  waits: z.array(z.object({ from: z.int(), to: z.int().nullable(), tokens: z.int(), tokensBefore: z.int() })),
});
export type Breakdown = z.output<typeof breakdownModel>;

export const breakdownsModel = z.object({ ...counted, trades: z.array(breakdownModel) });
export type Breakdowns = z.output<typeof breakdownsModel>;

const rankedModel = z.object({
  organisationId: z.string(),
  name: z.string(),
  kind: kindModel,
  ...part,
});

/** Active organisations by money, then bookings, with those that have none; at most 100. */
export const rankingModel = z.object({ ...counted, count: z.int(), organisations: z.array(rankedModel) });
export type Ranking = z.output<typeof rankingModel>;

/**
 * Parts of a day counted by the database (server/figures/functions/count_days.sql), with their keys:
 * - sales: '': bookings, their money, and in `more` the discount by coupons
 * - lines: category, price and label of ticket lines: units, and their price
 * - hours: '00' to '23' in Kolkata; channels; gateways: as sales
 * - coupons: a code; in `more` the discount
 * - visits: '': people expected by day of visit, in `more` those admitted
 * - refunds: '': refunds of bookings of this day, their amount, in `more` the discount on what was refunded
 * - states: complete, noshow: tokens that ended so
 * - waits: whole minutes until a token was called: tokens
 * - booked, attempts: '': all bookings of the day, and all payment attempts begun on it, whatever their result
 */
export type CountedPart = (typeof RANGE_PARTS)[number] | 'refunds' | 'booked' | 'attempts';

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

export interface DayCount extends Omit<Count, 'organisationId' | 'offeringId'> {
  absent: number | null;
}

export interface RangeCount extends Omit<DayCount, 'day'> {
  offeringId: string | null;
  weekday: number | null;
}
