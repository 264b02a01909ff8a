import type { KeyboardEvent, ReactNode } from 'react';
import { type Day, WEEKDAYS } from '#contract/kernel/dates/dates.ts';
import { dayText, monthText, weekdayText } from '#contract/kernel/dates/texts.ts';
import { dayByKey, weeksOf } from '#web/shared/month-calendar.ts';
import { sayText } from '#web/shared/say.ts';

export interface DayChoice {
  day: Day;
  notes: readonly string[];
  disabled: boolean;
}

export interface MonthDaysProps {
  month: Day;
  id?: string;
  name: string;
  choices: readonly DayChoice[];
  /** Word on days that cannot be chosen, from `from` until the last choice; null: no word. */
  closed: { word: string; from: Day } | null;
  value: Day | null;
  onChange: (day: Day) => void;
  onKey?: (event: KeyboardEvent<HTMLInputElement>) => void;
  children?: ReactNode;
}

/** Weeks before the first and after the last choice are left out; each choice is a plain radio button. */
export function MonthDays({ month, id, closed, children, ...days }: MonthDaysProps) {
  const { choices } = days;
  const choiceOf = new Map(choices.map((choice) => [choice.day, choice]));
  const [from, last] = [choices[0]?.day ?? '', choices.at(-1)?.day ?? ''];
  const isWithin = (day: Day | null) => day !== null && day >= from && day <= last;
  const shown = weeksOf(month)
    .filter((week) => week.some(isWithin))
    .flat();
  const first = shown.find((day) => day !== null && choiceOf.has(day));
  return (
    <>
      <div className="month">
        <p role={children ? 'status' : undefined}>{sayText(monthText(month))}</p>
        {children}
      </div>
      <p className="days week" aria-hidden="true">
        {WEEKDAYS.map((day) => (
          <span key={day}>{sayText(weekdayText(day))}</span>
        ))}
      </p>
      <div className="days">
        {shown.map((day, at) => {
          const choice = day && choiceOf.get(day);
          if (choice) return <DayRadio key={day} id={day === first ? id : undefined} {...days} choice={choice} />;
          const isClosed = day && closed && day >= closed.from && day < last;
          return (
            <span key={day ?? `none ${at}`}>
              {day && Number(day.slice(8))}
              {isClosed && <small>{closed.word}</small>}
            </span>
          );
        })}
      </div>
    </>
  );
}

type DayRadioProps = Pick<MonthDaysProps, 'name' | 'value' | 'onChange' | 'onKey'> & {
  id: string | undefined;
  choice: DayChoice;
};

const DayRadio = ({ id, name, choice: { day, notes, disabled }, value, onChange, onKey }: DayRadioProps) => (
  <label className="choice">
    <input
      id={id}
      type="radio"
      name={name}
      value={day}
      aria-label={[sayText(dayText(day)), ...notes].join(', ')}
      disabled={disabled}
      checked={value === day}
      onChange={() => onChange(day)}
      onKeyDown={onKey}
    />
    <span>
      {Number(day.slice(8))}
      {notes.map((note) => (
        <small key={note}>{note}</small>
      ))}
    </span>
  </label>
);

/** The nearest choice at or beyond the key's target, else the farthest. Undefined for other keys. */
export function dayAfterKey(
  choices: readonly DayChoice[],
  from: Day,
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
): Day | undefined {
  const to = dayByKey(from, key, shiftKey);
  if (to === undefined) return undefined;
  const free = choices.filter(({ disabled }) => !disabled).map(({ day }) => day);
  if (to >= from) return free.find((day) => day >= to && day > from) ?? free.at(-1);
  return free.findLast((day) => day <= to) ?? free[0];
}
