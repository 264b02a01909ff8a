import { freeCategories, pricedFor } from '#contract/day-prices/rules.ts';
import { asksMoney, offeredCategories } from '#contract/fees/rules.ts';
import type { Day } from '#contract/kernel/dates/dates.ts';
import type { FieldIssue } from '#contract/kernel/errors.ts';
import type { Paise } from '#contract/kernel/money.ts';
import { text, type Wording } from '#contract/kernel/text.ts';
import type { PublishingFacts } from '#contract/offerings/model.ts';
import { formProblems, missing } from '#contract/offerings/rules.ts';
import { bookableDates, isClosedOn, isDated, nextOpenDay } from '#contract/opening-days/rules.ts';
import { type ParkFields, parkFieldsModel } from './model.ts';

type Facts = Pick<PublishingFacts, 'today' | 'hasKeys'>;

/** Required fields, something on sale, a day to come, and a way to pay. */
export const missingToSell = (park: ParkFields, { today, hasKeys }: Facts): FieldIssue<Wording>[] => {
  const sold = offeredCategories(park.fees);
  const dates = isDated(park);
  const open = bookableDates(park, { today, isOver: false }).filter((day) => !isClosedOn(park, day));
  return missing([
    ...formProblems(parkFieldsModel, park),
    sold.length === 0 && { field: 'fees', message: text('offerings.noFees') },
    dates && open.length === 0 && { field: 'customDates', message: text('offerings.datesOver') },
    !dates && nextOpenDay(park, today) === null && { field: 'openDays', message: text('offerings.neverOpen') },
    asksMoney(park) &&
      !hasKeys && {
        field: 'keys',
        message: freeCategories(park).length > 0 ? text('offerings.onlyFreeWithoutKeys') : text('offerings.noKeys'),
      },
  ]);
};

/** The lowest price of a ticket that brings people, else of anything on sale; null if nothing is. */
export function priceFrom(park: Pick<ParkFields, 'fees' | 'dayPrices'>, day: Day): Paise | null {
  const { fees } = pricedFor(park, day);
  const sold = offeredCategories(fees).filter(({ key }) => key !== 'familyAddon');
  const people = sold.filter(({ people }) => people !== 0);
  const prices = (people.length > 0 ? people : sold).map(({ key }) => fees[key].price ?? 0);
  return prices.length > 0 ? Math.min(...prices) : null;
}
