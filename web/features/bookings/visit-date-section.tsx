import type { TicketPark } from '#contract/bookings/kinds/park-ticket.ts';
import { type Day, formatDay } from '#contract/dates.ts';
import { bookableDates, isClosedOn } from '#contract/opening-days/rules.ts';
import { bookingTexts as texts } from '#web/public/messages/booking.ts';
import { Card } from '#web/public/ui/card.tsx';
import * as drawings from '#web/public/ui/drawings.ts';
import { Icon } from '#web/public/ui/icon.tsx';
import { RadioCards } from '#web/public/ui/radio-cards.tsx';

interface VisitDateSectionProps {
  park: TicketPark;
  today: Day;
  soldOutDays: readonly Day[];
  error: string | undefined;
  value: Day | null;
  onChange: (day: Day) => void;
}

/** The day of the visit: the park's own dates as cards, or today, said in words. */
export function VisitDateSection({ park, today, soldOutDays, error, value, onChange }: VisitDateSectionProps) {
  if (!park.customDatesEnabled || park.customDates.length === 0) {
    return (
      <p className="facts">
        <span>
          <Icon drawing={drawings.calendar} size={18} />
          {texts.forToday(formatDay(today))}
        </span>
      </p>
    );
  }
  const choices = bookableDates(park, today)
    .filter((day) => !isClosedOn(park, day))
    .map((day) => ({
      value: day,
      label: formatDay(day),
      disabled: soldOutDays.includes(day),
      note: noteOf(day, today, soldOutDays),
    }));
  return (
    <Card>
      <RadioCards
        name="selectedDate"
        legend={texts.visit}
        hint={texts.visitHint}
        error={error}
        choices={choices}
        value={value}
        onChange={onChange}
      />
    </Card>
  );
}

function noteOf(day: Day, today: Day, soldOutDays: readonly Day[]): string | undefined {
  if (soldOutDays.includes(day)) return texts.soldOut;
  return day === today ? texts.today : undefined;
}
