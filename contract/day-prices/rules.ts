import { type CategoryKey, type Fees, offeredCategories } from '#contract/fees/rules.ts';
import { type Day, type Weekday, weekdayOf } from '#contract/kernel/dates/dates.ts';
import type { Paise } from '#contract/kernel/money.ts';

/** Prices of weekdays, of a season or of a date, in the place of a park's own (contract/day-prices/model.ts). */
export interface DayPrice {
  name: string;
  /** The first and the last day; null: none. */
  from: Day | null;
  until: Day | null;
  /** Empty: all of them. */
  weekdays: Weekday[];
  prices: { category: CategoryKey; price: Paise }[];
}

interface PricedByDay {
  fees: Fees;
  dayPrices: readonly DayPrice[];
}

const fits = ({ from, until, weekdays }: DayPrice, day: Day): boolean =>
  (!from || day >= from) && (!until || day <= until) && (weekdays.length === 0 || weekdays.includes(weekdayOf(day)));

/** A date goes before a season, a season before weekdays. */
const rankOf = ({ from, until }: DayPrice): number => (from || until ? Number(from !== until) : 2);

/** The one list of prices that counts on a day in the place of a park's own; of two alike the first. Undefined: the park's own. */
export const dayPriceOn = (dayPrices: readonly DayPrice[], day: Day): DayPrice | undefined =>
  dayPrices.filter((prices) => fits(prices, day)).sort((one, other) => rankOf(one) - rankOf(other))[0];

/** A park as it sells for a day: at the prices of that day, in the place of fees that it has. */
export function pricedFor<P extends PricedByDay>(park: P, day: Day): P {
  const prices = dayPriceOn(park.dayPrices, day)?.prices ?? [];
  const fees = { ...park.fees };
  for (const { category, price } of prices)
    if (fees[category].price !== null) fees[category] = { ...fees[category], price };
  return { ...park, fees };
}

/** The categories that cost nothing on any day: they can be booked where nobody can pay. */
export const freeCategories = ({ fees, dayPrices }: { fees: Fees; dayPrices: readonly DayPrice[] }) =>
  offeredCategories(fees).filter(
    ({ key }) =>
      fees[key].price === 0 &&
      dayPrices.every(({ prices }) => prices.every(({ category, price }) => category !== key || price === 0)),
  );
