import CalendarDays from 'lucide-react/icons/calendar-days';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { type Day, formatDay, isDay } from '#contract/kernel/dates/dates.ts';
import { TextField } from '#web/console/kit/forms/field.tsx';
import { Popover } from '#web/console/kit/parts/dialogs/popover.tsx';
import { Loading } from '#web/console/kit/parts/placeholders.tsx';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import { lazyPart } from '#web/console/platform/parts.ts';
import type { DateRange } from './date-range.ts';
import { type DayBounds, isOffered, isWithin, readTypedDay, writeDay } from './typed-day.ts';

const Calendar = lazyPart(async () => (await import('./calendar.tsx')).Calendar, <Loading />);

type TextProps = ComponentProps<typeof TextField>;

interface DateFieldProps
  extends DayBounds,
    Pick<TextProps, 'hint' | 'problem' | 'wide' | 'name' | 'required' | 'disabled'> {
  label: string;
  value: Day | '';
  /** Gets a valid day or ''. Invalid text is passed on as typed, for the form to refuse. */
  change: (day: Day | '') => void;
  span?: DateRange | undefined;
}

const { day: texts } = uiTexts;

/** A day, typed in any usual form or picked. Always shows dd/mm/yyyy, whatever the browser's language. */
export function DateField({ value, change, today, min, max, offered, span, problem, ...rest }: DateFieldProps) {
  const bounds = { today, min, max, offered };
  const { text, setText, told, tell } = useTypedText(value, bounds);
  const wrong = problemOf(text, bounds);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.setCustomValidity(wrong ?? ''), [wrong]);
  const typed = (next: string) => {
    setText(next);
    change(takenFrom(next, bounds));
  };
  const chosen = isDay(value) ? value : '';
  return (
    <TextField
      {...rest}
      ref={input}
      value={text}
      change={typed}
      problem={(told && wrong) || problem}
      placeholder={texts.form}
      spoken={texts.spoken}
      autoComplete="off"
      onBlur={() => tell(wrong === null)}
      onInvalid={() => tell(false)}
      onKeyDown={(event) => {
        if (!event.altKey || event.key !== 'ArrowDown') return;
        event.preventDefault();
        input.current?.parentElement?.querySelector('button')?.click();
      }}
      after={
        <Popover
          title={uiTexts.calendar.title(rest.label)}
          target={
            <button
              type="button"
              className="icon-button"
              aria-label={chosen ? texts.chosen(rest.label, formatDay(chosen)) : texts.choose(rest.label)}
              disabled={rest.disabled}
            >
              <CalendarDays size={20} />
            </button>
          }
        >
          {(close) => (
            <Calendar
              {...bounds}
              required={rest.required}
              span={span}
              chosen={chosen}
              close={close}
              choose={(day) => {
                typed(writeDay(day));
                close();
              }}
            />
          )}
        </Popover>
      }
    />
  );
}

function takenFrom(text: string, bounds: DayBounds): Day | '' {
  const day = readTypedDay(text, bounds);
  return day !== null && isOffered(day, bounds) ? day : text.trim();
}

function useTypedText(value: string, bounds: DayBounds) {
  const [typed, setTyped] = useState(() => writeDay(value));
  const [told, setTold] = useState(false);
  const text = takenFrom(typed, bounds) === value ? typed : isDay(value) ? writeDay(value) : value;
  return {
    text,
    told,
    setText: (next: string) => {
      setTyped(next);
      setTold(false);
    },
    tell: (isRight: boolean) => {
      if (isRight) setTyped(writeDay(value));
      setTold(!isRight);
    },
  };
}

function problemOf(text: string, bounds: DayBounds): string | null {
  if (text.trim() === '') return null;
  const day = readTypedDay(text, bounds);
  if (day === null) return texts.unreadable;
  if (!isWithin(day, bounds)) return outside(bounds);
  return isOffered(day, bounds) ? null : texts.notOffered;
}

function outside({ min, max }: DayBounds): string {
  if (min === undefined) return texts.tooLate(writeDay(max ?? ''));
  return max === undefined ? texts.tooEarly(writeDay(min)) : texts.outside(writeDay(min), writeDay(max));
}
