import { useQueries } from '@tanstack/react-query';
import { useParams } from 'react-router';
import type { Weekday } from '#contract/kernel/dates/dates.ts';
import { isClosedEach } from '#contract/opening-days/rules.ts';
import type { ParkFields } from '#contract/parks/model.ts';
import type { FormState } from '#web/console/kit/forms/form-state.ts';
import { standingQuery } from './queries.ts';
import { WEEK } from './weekday-ticks-section.tsx';
import { daysOffTexts as texts } from './words.ts';

export function ClosedWeekdays({ form }: { form: FormState<ParkFields> }) {
  const { id = '' } = useParams();
  const isClosing = (day: Weekday) => isClosedEach(form.values, day) && !isClosedEach(form.before, day);
  const days = WEEK.filter(isClosing);
  const answers = useQueries({ queries: days.map((weekday) => standingQuery('park', id, { weekday })) });
  const held = days.flatMap((day, at) => {
    const bookings = answers[at]?.data?.bookings;
    return bookings ? [{ day, bookings }] : [];
  });
  return (
    held.length > 0 && (
      <p className="wide" role="status">
        {texts.standing.weekdays(held)}
      </p>
    )
  );
}
