import type { TicketPark } from '#contract/bookings/kinds/park-ticket.ts';
import { type Day, formatDay } from '#contract/kernel/dates.ts';
import { bookableDates, isClosedOn, isDated, type PlaceDay } from '#contract/opening-days/rules.ts';
import { closedForToday } from '#contract/opening-days/words.ts';
import { Card } from '#web/visitor/ui/card.tsx';
import * as drawings from '#web/visitor/ui/drawings.ts';
import { Icon } from '#web/visitor/ui/icon.tsx';
import { Notice } from '#web/visitor/ui/notice.tsx';
import { RadioCards } from '#web/visitor/ui/radio-cards.tsx';
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
    return (
      <p className="facts">
        <span>
          <Icon drawing={drawings.calendar} size={18} />
          {texts.forToday(formatDay(at.today))}
        </span>
      </p>
    );
  }
  const choices = bookableDates(park, at)
    .filter((day) => !isClosedOn(park, day))
    .map((day) => ({
      value: day,
      label: formatDay(day),
      disabled: soldOutDays.includes(day),
      note: noteOf(day, at.today, soldOutDays),
    }));
  return (
    <>
      {at.isOver && park.customDates.includes(at.today) && (
        <Notice kind="warn" title={closedForToday(park.name)}>
          <p>{texts.laterDates}</p>
        </Notice>
      )}
      <Card>
        <RadioCards
          name="visitDate"
          legend={texts.visit}
          hint={texts.visitHint}
          error={error}
          choices={choices}
          value={value}
          onChange={onChange}
        />
      </Card>
    </>
  );
}

function noteOf(day: Day, today: Day, soldOutDays: readonly Day[]): string | undefined {
  if (soldOutDays.includes(day)) return texts.soldOut;
  return day === today ? texts.today : undefined;
}
