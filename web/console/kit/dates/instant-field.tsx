import { useState } from 'react';
import { dayOf, formatLocalTime, parseLocalTime } from '#contract/kernel/dates/dates.ts';
import { TextField } from '#web/console/kit/forms/field.tsx';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import { DateField } from './date-field.tsx';

interface InstantFieldProps {
  label: string;
  hint?: string | undefined;
  problem?: string | undefined;
  wide?: boolean | undefined;
  required?: boolean | undefined;
  /** Null: empty. Invalid Date: a day without a time or the reverse, which the model refuses. */
  value: Date | null;
  change: (value: Date | null) => void;
}

interface TypedInstant {
  day: string;
  time: string;
}

const split = (value: Date | null): TypedInstant => {
  const [day = '', time = ''] = value && isWhole(value) ? formatLocalTime(value).split('T') : [];
  return { day, time };
};

const isWhole = (value: Date): boolean => !Number.isNaN(value.getTime());

function joined({ day, time }: TypedInstant): Date | null {
  if (day === '' && time === '') return null;
  return parseLocalTime(`${day}T${time}`) ?? new Date(Number.NaN);
}

const isSame = (one: Date | null, other: Date | null): boolean => Object.is(one?.getTime(), other?.getTime());

const { day: texts } = uiTexts;

/** Date and time in Asia/Kolkata, whatever the zone of the device. */
export function InstantField({ label, hint, problem, wide, required, value, change }: InstantFieldProps) {
  const [kept, setKept] = useState(() => split(value));
  const typed = isSame(joined(kept), value) ? kept : split(value);
  const put = (part: Partial<TypedInstant>) => {
    const next = { ...typed, ...part };
    setKept(next);
    change(joined(next));
  };
  const half = value !== null && !isWhole(value) && (typed.day === '' || typed.time === '');
  return (
    <div className={wide ? 'row instant wide' : 'row instant'}>
      <DateField
        label={label}
        hint={hint}
        problem={problem && half ? texts.both : problem}
        required={required}
        today={dayOf(new Date())}
        value={typed.day}
        change={(day) => put({ day })}
      />
      <TextField
        label={
          <>
            <span className="hidden">{label}: </span>
            {texts.time}
          </>
        }
        type="time"
        step={300}
        required={required}
        value={typed.time}
        change={(time) => put({ time })}
      />
    </div>
  );
}
