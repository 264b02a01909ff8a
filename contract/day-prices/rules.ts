import { type CategoryKey, type Fees, offeredCategories } from '#contract/fees/rules.ts';
import { type Day, type Weekday, weekdayOf } from '#contract/kernel/dates/dates.ts';
import type { Paise } from '#contract/kernel/money.ts';

/** Prices for weekdays, a season or a date that replace the park's own. A condition that is absent always holds. */
export interface DayPrice {
  name: string;
  from: Day | null;
  until: Day | null;
  weekdays: Weekday[];
  prices: { category: CategoryKey; price: Paise }[];
}

interface PricedByDay {
  fees: Fees;
  dayPrices: readonly DayPrice[];
}

const fits = ({ from, until, weekdays }: DayPrice, day: Day): boolean =>
  (!from || day >= from) && (!until || day <= until) && (weekdays.length === 0 || weekdays.includes(weekdayOf(day)));

/** Precedence: a date before a season, a season before weekdays. */
const rankOf = ({ from, until }: DayPrice): number => (from || until ? Number(from !== until) : 2);

/** The price list of a day; of several with the same rank the first. Undefined: the park's own prices count. */
export const dayPriceOn = (dayPrices: readonly DayPrice[], day: Day): DayPrice | undefined =>
  dayPrices.filter((prices) => fits(prices, day)).sort((one, other) => rankOf(one) - rankOf(other))[0];

/** A park at the prices of a day. A category without a fee of its own stays without one. */
export function pricedFor<P extends PricedByDay>(park: P, day: Day): P {
  const prices = dayPriceOn(park.dayPrices, day)?.prices ?? [];
  const fees = { ...park.fees };
  for (const { category, price } of prices)
    if (fees[category].price !== null) fees[category] = { ...fees[category], price };
  return { ...park, fees };
}

/** Categories that are free on every day: they can be booked even if the park cannot take payments. */
export const freeCategories = ({ fees, dayPrices }: { fees: Fees; dayPrices: readonly DayPrice[] }) =>
  offeredCategories(fees).filter(
    ({ key }) =>
      fees[key].price === 0 &&
      dayPrices.every(({ prices }) => prices.every(({ category, price }) => category !== key || price === 0)),
  );
