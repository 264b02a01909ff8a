import { asksMoney, offeredCategories } from '#contract/fees/rules.ts';
import type { FieldIssue } from '#contract/kernel/errors.ts';
import type { PublishingFacts } from '#contract/offerings/model.ts';
import { formProblems, missing } from '#contract/offerings/rules.ts';
import { MISSING } from '#contract/offerings/words.ts';
import { bookableDates, isClosedOn, isDated, nextOpenDay } from '#contract/opening-days/rules.ts';
import { type ParkFields, parkFieldsModel } from './model.ts';

type Facts = Pick<PublishingFacts, 'today' | 'hasKeys'>;

/** Lists what a park lacks before visitors may see it: whatever its form asks, something to buy, a day to come, and a way to pay. */
export const missingToPublish = (park: ParkFields, { today, hasKeys }: Facts): FieldIssue[] => {
  const sold = offeredCategories(park.fees);
  const dates = isDated(park);
  const open = bookableDates(park, { today, isOver: false }).filter((day) => !isClosedOn(park, day));
  return missing([
    ...formProblems(parkFieldsModel, park),
    sold.length === 0 && { field: 'fees', message: MISSING.fees },
    dates && open.length === 0 && { field: 'customDates', message: MISSING.dates },
    !dates && nextOpenDay(park, today) === null && { field: 'openDays', message: MISSING.openDays },
    asksMoney(park) && !hasKeys && { field: 'keys', message: MISSING.keys },
  ]);
};
