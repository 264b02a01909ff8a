import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { type Day, formatDay, WEEKDAY_NAMES, WEEKDAYS } from '#contract/kernel/dates/dates.ts';
import { monthText } from '#contract/kernel/dates/texts.ts';
import { Modal } from '#web/console/kit/parts/dialogs/modal.tsx';
import { usePlaced } from '#web/console/kit/parts/dialogs/placed.ts';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { type DayBounds, isOffered, isWithin } from './typed-day.ts';
import '#web/console/kit/styles/calendar.css';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { addMonths, endOfMonth, startOfMonth } from '#web/shared/month.ts';
import { dayByKey, weeksOf } from '#web/shared/month-calendar.ts';
import { sayText } from '#web/shared/say.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { MONTH_NAMES } from './month-names.ts';

interface CalendarDialogProps extends Omit<CalendarProps, 'choose'> {
  label: string;
  anchor: RefObject<HTMLElement | null>;
  /** Called with '' for "no day". If absent, a day is required. */
  choose: (day: Day | '') => void;
  required?: boolean | undefined;
  close: () => void;
}

const { calendar: texts } = uiTexts;

/** On a phone a sheet at the foot. Closes by Esc or a press outside (APG, date picker dialog). */
export const CalendarDialog = ({ label, close, ...page }: CalendarDialogProps) => (
  <Modal className="calendar" aria-label={texts.title(label)} close={close}>
    <CalendarPage {...page} close={close} />
  </Modal>
);

function CalendarPage({ anchor, choose, close, required, ...days }: Omit<CalendarDialogProps, 'label'>) {
  const page = useRef<HTMLDivElement>(null);
  usePlaced(page, anchor);
  return (
    <div ref={page} className="calendar-page">
      <Calendar {...days} choose={choose} />
      {!!days.offered?.left.size && <p className="calendar-left">{texts.leftBelow}</p>}
      <div className="calendar-foot">
        <Button disabled={!isOffered(days.today, days)} onClick={() => choose(days.today)}>
          {texts.today}
        </Button>
        {!required && days.chosen && <Button onClick={() => choose('')}>{texts.none}</Button>}
        <Button onClick={close}>{uiTexts.close}</Button>
      </div>
    </div>
  );
}

interface CalendarProps extends DayBounds {
  chosen: Day | '';
  span?: { from: Day; to: Day } | undefined;
  choose: (day: Day) => void;
}

function Calendar({ chosen, span, choose, ...bounds }: CalendarProps) {
  const [at, setAt] = useState(() => clamped(chosen || bounds.today, bounds));
  const heading = useId();
  const go = (day: Day) => setAt(clamped(day, bounds));
  return (
    <>
      <MonthHead id={heading} at={at} go={go} {...bounds} />
      <MonthGrid heading={heading} at={at} go={go} chosen={chosen} span={span} choose={choose} {...bounds} />
    </>
  );
}

const clamped = (day: Day, { min, max }: DayBounds): Day =>
  min !== undefined && day < min ? min : max !== undefined && day > max ? max : day;

interface At extends DayBounds {
  at: Day;
  go: (day: Day) => void;
}

function MonthHead({ id, at, go, today, min, max }: At & { id: string }) {
  const year = Number(at.slice(0, 4));
  const toMonth = (month: number) => go(addMonths(at, month - Number(at.slice(5, 7))));
  return (
    <div className="calendar-head">
      <IconButton
        label={texts.previousMonth}
        disabled={min !== undefined && startOfMonth(at) <= min}
        act={() => go(addMonths(at, -1))}
      >
        <ChevronLeft size={20} />
      </IconButton>
      <span id={id} className="hidden" aria-live="polite">
        {sayText(monthText(at))}
      </span>
      <select
        aria-label={texts.month}
        value={Number(at.slice(5, 7))}
        onChange={({ target }) => toMonth(Number(target.value))}
      >
        {MONTH_NAMES.map((name, month) => (
          <option key={name} value={month + 1}>
            {name}
          </option>
        ))}
      </select>
      <select
        aria-label={texts.year}
        value={year}
        onChange={({ target }) => go(addMonths(at, (Number(target.value) - year) * 12))}
      >
        {yearsOf(at, { today, min, max }).map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
      <IconButton
        label={texts.nextMonth}
        disabled={max !== undefined && endOfMonth(at) >= max}
        act={() => go(addMonths(at, 1))}
      >
        <ChevronRight size={20} />
      </IconButton>
    </div>
  );
}

function yearsOf(at: Day, { today, min, max }: DayBounds): number[] {
  const now = Number(today.slice(0, 4));
  const shown = Number(at.slice(0, 4));
  const first = min === undefined ? Math.min(now - 10, shown) : Number(min.slice(0, 4));
  const last = max === undefined ? Math.max(now + 10, shown) : Number(max.slice(0, 4));
  return Array.from({ length: last - first + 1 }, (_, more) => first + more);
}

type Chosen = Pick<CalendarProps, 'chosen' | 'span' | 'choose'>;

function MonthGrid({ heading, go, ...days }: At & Chosen & { heading: string }) {
  const { at } = days;
  const grid = useRef<HTMLTableElement>(null);
  const steered = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the day.
  useEffect(() => {
    if (steered.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    steered.current = false;
  }, [at]);
  const steer = (event: KeyboardEvent) => {
    const day = dayByKey(at, event.key, event.shiftKey);
    if (day === undefined) return;
    event.preventDefault();
    steered.current = true;
    go(day);
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose days are steered by arrows is a grid.
    <table role="grid" ref={grid} className="calendar-days" aria-labelledby={heading} onKeyDown={steer}>
      <WeekdayHeads />
      <tbody>
        {weeksOf(at).map((week) => (
          <tr key={week.find(Boolean)}>
            {WEEKDAYS.map((name, on) => {
              const day = week[on];
              return day ? <DayCell key={name} day={day} {...days} /> : <td key={name} />;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const WeekdayHeads = () => (
  <thead>
    <tr>
      {WEEKDAYS.map((name) => (
        <th key={name} scope="col" abbr={WEEKDAY_NAMES[name]}>
          {WEEKDAY_NAMES[name].slice(0, 2)}
        </th>
      ))}
    </tr>
  </thead>
);

type DayProps = DayBounds & Chosen & { day: Day; at: Day };

function DayCell({ day, at, chosen, span, choose, ...bounds }: DayProps) {
  const left = bounds.offered?.left.get(day);
  const isFree = isOffered(day, bounds);
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of such a table.
    // biome-ignore lint/a11y/useFocusableInteractive: the keyboard goes to the button in it.
    <td role="gridcell" aria-selected={day === chosen} className={isShaded(day, span) ? 'within' : undefined}>
      <button
        type="button"
        tabIndex={day === at ? 0 : -1}
        data-autofocus={day === at || undefined}
        aria-label={left === undefined ? formatDay(day) : `${formatDay(day)}, ${texts.left(left)}`}
        aria-current={day === bounds.today ? 'date' : undefined}
        disabled={!isWithin(day, bounds)}
        // Arrow keys reach unavailable days too, which are announced as disabled.
        aria-disabled={!isFree || undefined}
        onClick={() => isFree && choose(day)}
      >
        {Number(day.slice(8))}
        {left !== undefined && <small data-left={left} />}
      </button>
    </td>
  );
}

const isShaded = (day: Day, span: CalendarProps['span']): boolean =>
  span !== undefined && day >= span.from && day <= span.to;
