import type { Exhibition } from '#contract/exhibitions/model.ts';
import { showHours, shownName, typeWord } from '#contract/exhibitions/rules.ts';
import { type Day, dayOf } from '#contract/kernel/dates/dates.ts';
import type { ShownShow } from '#contract/visits/page.ts';

const lastDayOf = ({ startsAt, endsAt }: Pick<Exhibition, 'startsAt' | 'endsAt'>): Day | null => {
  const last = endsAt ?? startsAt;
  return last && dayOf(last);
};

export const shownShow = (
  show: Pick<Exhibition, 'id' | 'name' | 'type' | 'location' | 'startsAt' | 'endsAt'>,
): ShownShow => ({
  id: show.id,
  name: shownName(show),
  type: typeWord(show),
  location: show.location,
  hours: showHours(show),
  lastDay: lastDayOf(show),
});
