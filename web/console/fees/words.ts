import type { DayPrice } from '#contract/day-prices/rules.ts';
import { CATEGORIES, type CategoryKey } from '#contract/fees/rules.ts';
import { formatDay } from '#contract/kernel/dates/dates.ts';
import { formatRupees } from '#contract/kernel/money.ts';
import { weekdaysInWords } from '#web/console/opening-days/words.ts';

export const feeTexts = {
  feeOf: (category: string) => `${category} fee`,
  notSold: 'not sold',
};

export const aheadTexts = {
  label: 'Days ahead',
  hint: '0 to 180. Visitors choose today or one of so many days to come; 0: today only.',
};

export const dayPriceTexts = {
  label: 'Other prices on some days',
  hint: 'A date goes before a season, a season before days of the week. What has no price here costs what it always costs.',
  add: 'Add prices of some days',
  name: 'Name, as Weekend or Diwali',
  unnamed: 'New prices',
  remove: (name: string) => (name ? `Remove ${name}` : 'Remove these prices'),
  weekdays: 'Days of the week',
  weekdaysHint: 'None ticked: every day.',
  from: 'First day',
  until: 'Last day',
  usually: (price: string) => `Usually ${price}`,
  since: (day: string) => `from ${day}`,
  upTo: (day: string) => `until ${day}`,
  kinds: Object.fromEntries(CATEGORIES.map(({ key, label }) => [key, label])) as Record<CategoryKey, string>,
};

/** "Weekend (Saturday, Sunday): Adult ₹150". */
export const dayPricesInWords = (lists: readonly DayPrice[]): string =>
  lists.map((list) => `${list.name} (${daysInWords(list)}): ${pricesInWords(list)}`).join('; ');

const daysInWords = ({ from, until, weekdays }: DayPrice): string =>
  [
    from && (from === until ? formatDay(from) : dayPriceTexts.since(formatDay(from))),
    until && from !== until && dayPriceTexts.upTo(formatDay(until)),
    weekdaysInWords(weekdays),
  ]
    .filter(Boolean)
    .join(', ');

const pricesInWords = ({ prices }: DayPrice): string =>
  prices.map(({ category, price }) => `${dayPriceTexts.kinds[category]} ${formatRupees(price)}`).join(', ');
