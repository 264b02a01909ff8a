import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { WEEKDAYS, type Weekday } from '#contract/kernel/dates/dates.ts';
import { isClosedEach } from '#contract/opening-days/rules.ts';
import type { ParkFields } from '#contract/parks/model.ts';
import type { FormState } from '#web/console/kit/forms/form-state.ts';
import { standingQuery } from './queries.ts';
import { daysOffTexts as texts } from './words.ts';

/** Says how many bookings stand on the weekdays that a park is about to close, in so far as it was open on them. */
export function ClosedWeekdays({ form }: { form: FormState<ParkFields> }) {
  const { id = '' } = useParams();
  const isClosing = (day: Weekday) => isClosedEach(form.values, day) && !isClosedEach(form.before, day);
  return WEEKDAYS.filter(isClosing).map((day) => <Standing key={day} id={id} day={day} />);
}

function Standing({ id, day }: { id: string; day: Weekday }) {
  const { data } = useQuery(standingQuery('park', id, { weekday: day }));
  return (
    !!data?.bookings && (
      <p className="wide" role="status">
        {texts.standing.weekday(data.bookings, day)}
      </p>
    )
  );
}
