import { DatePicker } from '@mantine/dates';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type Day, formatDay } from '#contract/kernel/dates/dates.ts';
import { monthText } from '#contract/kernel/dates/texts.ts';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import { dayByKey } from '#web/shared/month-calendar.ts';
import { sayText } from '#web/shared/say.ts';
import { Button } from '#web/ui/button.tsx';
import type { DateRange } from './date-range.ts';
import { type DayBounds, isOffered, isWithin } from './typed-day.ts';
import '@mantine/dates/styles.layer.css';
import '#web/console/kit/styles/calendar.css';

interface CalendarProps extends DayBounds {
  chosen: Day | '';
  span?: DateRange | undefined;
  required?: boolean | undefined;
  /** Called with '' for "no day". */
  choose: (day: Day | '') => void;
  close: () => void;
}

const { calendar: texts } = uiTexts;

/** A month of days, under the keys of the APG's date picker dialog. */
export function Calendar({ chosen, span, required, choose, close, ...bounds }: CalendarProps) {
  const { today, min, max, offered } = bounds;
  const { at, go, days, steer } = useSteered(chosen || today, bounds);
  const ofDay = (day: Day) => ({
    'data-day': day,
    'data-autofocus': day === at || undefined,
    'aria-current': day === today ? ('date' as const) : undefined,
    'aria-pressed': day === chosen || undefined,
    // Arrow keys reach unavailable days too, which are announced as disabled.
    'aria-disabled': !isOffered(day, bounds) || undefined,
    inRange: span && isWithin(day, { min: span.from, max: span.to }),
  });
  const left = (day: Day) => offered?.left.get(day);
  return (
    <div ref={days} className="calendar" onKeyDownCapture={steer}>
      <span className="hidden" aria-live="polite">
        {sayText(monthText(at))}
      </span>
      <DatePicker
        value={chosen || null}
        onChange={(day) => day && isOffered(day, bounds) && choose(day)}
        date={at}
        onDateChange={go}
        minDate={min}
        maxDate={max}
        firstDayOfWeek={0}
        weekendDays={[]}
        getDayProps={ofDay}
        getDayAriaLabel={(day) =>
          [formatDay(day), left(day) !== undefined && texts.left(left(day)!)].filter(Boolean).join(', ')
        }
        renderDay={(day) => (
          <>
            {Number(day.slice(8))}
            {left(day) !== undefined && <small data-left={left(day)} />}
          </>
        )}
        ariaLabels={{ ...texts, monthLevelControl: texts.monthAndYear }}
        yearsSelectRange={[yearOf(min ?? today, min ? 0 : -10), yearOf(max ?? today, max ? 0 : 10)]}
        withNativeLevelSelect
        hideOutsideDates
        fullWidth
      />
      {!!offered?.left.size && <p className="hint">{texts.leftBelow}</p>}
      <div className="row between">
        <Button disabled={!isOffered(today, bounds)} onClick={() => choose(today)}>
          {texts.today}
        </Button>
        {!required && chosen && <Button onClick={() => choose('')}>{texts.none}</Button>}
        <Button onClick={close}>{uiTexts.close}</Button>
      </div>
    </div>
  );
}

const yearOf = (day: Day, more: number): number => Number(day.slice(0, 4)) + more;

/** Mantine's arrow keys stop at the end of a month, and it has no keys for weeks, months and years. */
function useSteered(first: Day, { min, max }: DayBounds) {
  const clamped = (day: Day): Day => (min && day < min ? min : max && day > max ? max : day);
  const [at, setAt] = useState(() => clamped(first));
  const days = useRef<HTMLDivElement>(null);
  const isSteered = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the day.
  useEffect(() => {
    if (isSteered.current) days.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    isSteered.current = false;
  }, [at]);
  const go = (day: Day) => setAt(clamped(day));
  const steer = (event: KeyboardEvent) => {
    const from = (event.target as HTMLElement).dataset.day;
    const to = from && dayByKey(from, event.key, event.shiftKey);
    if (!to) return;
    event.preventDefault();
    event.stopPropagation();
    isSteered.current = true;
    go(to);
  };
  return { at, go, days, steer };
}
