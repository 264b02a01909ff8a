import type { Exhibition } from '#contract/exhibitions/model.ts';
import { showHours, shownName, typeText } from '#contract/exhibitions/rules.ts';
import { type Day, dayOf } from '#contract/kernel/dates/dates.ts';
import type { Wording } from '#contract/kernel/text.ts';
import type { ShownShow } from '#contract/visits/page.ts';

const lastDayOf = ({ startsAt, endsAt }: Pick<Exhibition, 'startsAt' | 'endsAt'>): Day | null => {
  const last = endsAt ?? startsAt;
  return last && dayOf(last);
};

/** Its name is that of its type where it has none of its own. */
type UnsaidShow = Omit<ShownShow, 'name' | 'type' | 'hours'> &
  Record<'name' | 'type', Wording> & { hours: Wording | null };

export const shownShow = (
  show: Pick<Exhibition, 'id' | 'name' | 'type' | 'location' | 'startsAt' | 'endsAt'>,
): UnsaidShow => ({
  id: show.id,
  name: shownName(show),
  type: typeText(show),
  location: show.location,
  hours: showHours(show),
  lastDay: lastDayOf(show),
});
