import type { TicketPark } from '#contract/bookings/kinds/park-ticket.ts';
import { type Day, formatDay } from '#contract/kernel/dates.ts';
import { bookableDates, isClosedOn, isDated, type PlaceDay } from '#contract/opening-days/rules.ts';
import { closedForToday } from '#contract/opening-days/words.ts';
import * as drawings from '#web/visitor/ui/drawings.ts';
import { Notice } from '#web/visitor/ui/notice.tsx';
import { RadioCards } from '#web/visitor/ui/radio-cards.tsx';
import { VenueFacts } from '#web/visitor/ui/venue-facts.tsx';
import { bookingTexts as texts } from './words.ts';

interface VisitDateSectionProps {
  park: TicketPark;
  at: PlaceDay;
  soldOutDays: readonly Day[];
  error: string | undefined;
  value: Day | null;
  onChange: (day: Day) => void;
}

/** The day of the visit: the park's own dates as cards, or today, said in words. A day that is over is no choice. */
export function VisitDateSection({ park, at, soldOutDays, error, value, onChange }: VisitDateSectionProps) {
  if (!isDated(park)) {
    return <VenueFacts facts={[[drawings.calendar, texts.forToday(formatDay(at.today))]]} />;
  }
  const choices = bookableDates(park, at)
    .filter((day) => park.daysOff.includes(day) || !isClosedOn(park, day))
    .map((day) => ({
      value: day,
      label: formatDay(day),
      disabled: soldOutDays.includes(day) || park.daysOff.includes(day),
      note: park.daysOff.includes(day) ? texts.closed : noteOf(day, at.today, soldOutDays),
    }));
  return (
    <>
      {at.isOver && park.customDates.includes(at.today) && (
        <Notice kind="warn" title={closedForToday(park.name)}>
          <p>{texts.laterDates}</p>
        </Notice>
      )}
      <RadioCards
        name="visitDate"
        legend={texts.visit}
        hint={texts.visitHint}
        error={error}
        choices={choices}
        value={value}
        onChange={onChange}
      />
    </>
  );
}

function noteOf(day: Day, today: Day, soldOutDays: readonly Day[]): string | undefined {
  if (soldOutDays.includes(day)) return texts.soldOut;
  return day === today ? texts.today : undefined;
}
