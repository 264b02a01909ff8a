import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Day } from '#contract/kernel/dates/dates.ts';
import { addMonths, startOfMonth } from '#web/shared/month.ts';
import { say } from '#web/shared/say.ts';
import { fieldId } from '#web/ui/field.tsx';
import { useEarlyAnswer } from '#web/visitor/platform/early-answer.ts';
import { Card } from '../card.tsx';
import { Unscripted } from '../unscripted.tsx';
import { type DayChoice, dayAfterKey, MonthDays, type MonthDaysProps } from './day-month.tsx';

export interface DayCalendarProps extends Omit<MonthDaysProps, 'month' | 'id' | 'onKey' | 'children'> {
  legend: string;
  hint: string;
  error: string | undefined;
  onChange: (day: Day) => void;
}

/** With scripts one month with keyboard navigation, and the next below the last days of one; without, all months. */
export function DayCalendar({ legend, hint, error, ...days }: DayCalendarProps) {
  const { name, choices, value, onChange } = days;
  const id = fieldId(name);
  const { at, next, setAt, grid, follow } = useShownMonth(choices, value);
  useEarlyAnswer(() => {
    const early = grid.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    if (early !== undefined && early !== value) onChange(early);
  });
  const months = [...new Set(choices.map(({ day }) => startOfMonth(day)))];
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const day = dayAfterKey(choices, event.currentTarget.value, event);
    if (day === undefined) return;
    event.preventDefault();
    follow();
    onChange(day);
  };
  const unscripted = (others: readonly Day[]) =>
    others.length > 0 && (
      <Unscripted>
        {others.map((month) => (
          <MonthDays key={month} {...days} month={month} />
        ))}
      </Unscripted>
    );
  return (
    <Card>
      <fieldset className={error ? 'field bad-field' : 'field'} aria-describedby={`${id}-hint`}>
        <legend>{legend}</legend>
        <div id={`${id}-hint`}>
          <p className="hint">{hint}</p>
          {error && <p className="error">{error}</p>}
        </div>
        {unscripted(months.filter((month) => month < at))}
        <div ref={grid}>
          <MonthDays {...days} id={id} month={at} onKey={onKey}>
            {months.length > 1 && (
              <div className="month-turn scripted">
                <TurnButton
                  label={say('ui.earlierMonth')}
                  sign="‹"
                  month={addMonths(at, -1)}
                  months={months}
                  turn={setAt}
                />
                <TurnButton
                  label={say('ui.laterMonth')}
                  sign="›"
                  month={addMonths(next ?? at, 1)}
                  months={months}
                  turn={setAt}
                />
              </div>
            )}
          </MonthDays>
          {next && <MonthDays {...days} month={next} onKey={onKey} />}
        </div>
        {unscripted(months.filter((month) => month > (next ?? at)))}
      </fieldset>
    </Card>
  );
}

/** With fewer bookable days left in a month than this, the next month is shown below. */
const FEW = 7;

function monthBelow(choices: readonly DayChoice[], month: Day): Day | null {
  const [left, later] = [choices.filter(({ day }) => startOfMonth(day) === month), addMonths(month, 1)];
  return left.length < FEW && choices.some(({ day }) => startOfMonth(day) === later) ? later : null;
}

/** The chosen day's month, until another is chosen. Focus stays where the keys led. */
function useShownMonth(choices: readonly DayChoice[], value: Day | null) {
  const [at, setAt] = useState(() => startOfMonth(value ?? (choices[0] as DayChoice).day));
  const grid = useRef<HTMLDivElement>(null);
  const isFollowing = useRef(false);
  const next = monthBelow(choices, at);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the month turns when a day is chosen, not when another month is opened.
  useLayoutEffect(() => {
    if (value && startOfMonth(value) !== next) setAt(startOfMonth(value));
  }, [value]);
  useLayoutEffect(() => {
    const chosen = isFollowing.current && grid.current?.querySelector<HTMLInputElement>(`[value="${value}"]`);
    if (!chosen) return;
    chosen.focus();
    isFollowing.current = false;
  });
  const follow = (): void => {
    isFollowing.current = true;
  };
  return { at, next, setAt, grid, follow };
}

interface TurnButtonProps {
  label: string;
  sign: string;
  month: Day;
  months: readonly Day[];
  turn: (month: Day) => void;
}

function TurnButton({ label, sign, month, months, turn }: TurnButtonProps) {
  const isBeyond = month < (months[0] as Day) || month > (months.at(-1) as Day);
  return (
    <button type="button" aria-label={label} disabled={isBeyond} onClick={() => turn(month)}>
      {sign}
    </button>
  );
}
