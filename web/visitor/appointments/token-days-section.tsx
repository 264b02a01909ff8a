import Calendar from 'lucide-react/icons/calendar';
import type { BookableDoctor } from '#contract/appointments/page.ts';
import type { Day } from '#contract/kernel/dates/dates.ts';
import { dayText } from '#contract/kernel/dates/texts.ts';
import { say, sayText } from '#web/shared/say.ts';
import { RadioCards } from '#web/visitor/ui/forms/radio-cards.tsx';
import { VenueFacts } from '#web/visitor/ui/venue-facts.tsx';

/** The most tokens that any of these doctors has left on the day at this index. */
const roomOn = (doctors: readonly BookableDoctor[], at: number): number =>
  Math.max(0, ...doctors.map(({ left }) => left[at] ?? 0));

/** The wished day if any doctor has room, else the first with room; null if there is none. */
export function openDay(doctors: readonly BookableDoctor[], days: readonly Day[], wished: Day | null): Day | null {
  const open = days.filter((_, at) => roomOn(doctors, at) > 0);
  return open.find((day) => day === wished) ?? open[0] ?? null;
}

interface TokenDaysSectionProps {
  days: readonly Day[];
  isOver: boolean;
  /** The chosen doctor, or all while none is chosen. */
  doctors: readonly BookableDoctor[];
  error: string | undefined;
  value: Day | null;
  onChange: (day: Day) => void;
}

export function TokenDaysSection({ days, isOver, doctors, error, value, onChange }: TokenDaysSectionProps) {
  const [today = ''] = days;
  if (days.length === 1)
    return <VenueFacts facts={[[Calendar, say('appointments.forToday', { day: dayText(today) })]]} />;
  const choices = days.map((day, at) => ({
    value: day,
    label: sayText(dayText(day)),
    disabled: roomOn(doctors, at) === 0,
    note: isOver && at === 0 ? say('appointments.closedToday') : noteOf(day, at, doctors),
  }));
  return (
    <RadioCards
      name="day"
      legend={say('appointments.whichDay')}
      hint={say('appointments.dayHint')}
      error={error}
      choices={choices}
      value={value}
      onChange={onChange}
    />
  );
}

function noteOf(day: Day, at: number, doctors: readonly BookableDoctor[]): string | undefined {
  const room = roomOn(doctors, at);
  const isOff = doctors.every(({ off }) => off.includes(day));
  const left = isOff
    ? say('appointments.dayClosed')
    : doctors.length === 1 || room === 0
      ? say('appointments.tokensLeft', { count: room })
      : null;
  const near = at === 0 ? say('appointments.today') : at === 1 ? say('appointments.tomorrow') : null;
  return [near, left].filter(Boolean).join(', ') || undefined;
}
