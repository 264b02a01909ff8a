import { WEEKDAY_NAMES, WEEKDAYS, type Weekday } from '#contract/kernel/dates/dates.ts';
import { TickField } from '#web/console/kit/forms/tick-field.tsx';

interface WeekdayTicksProps {
  legend: string;
  hint?: string;
  days: readonly Weekday[];
  change: (days: Weekday[]) => void;
}

/** Weeks begin on Monday in India. */
export const WEEK: readonly Weekday[] = [...WEEKDAYS.slice(1), WEEKDAYS[0]];

export function WeekdayTicks({ legend, hint, days, change }: WeekdayTicksProps) {
  const toggle = (day: Weekday, ticked: boolean) =>
    change(WEEK.filter((other) => (other === day ? ticked : days.includes(other))));
  return (
    <fieldset className="wide">
      <legend>{legend}</legend>
      {hint && <p className="hint">{hint}</p>}
      <div className="row">
        {WEEK.map((day) => (
          <TickField
            key={day}
            label={WEEKDAY_NAMES[day]}
            checked={days.includes(day)}
            change={(ticked) => toggle(day, ticked)}
          />
        ))}
      </div>
    </fieldset>
  );
}
