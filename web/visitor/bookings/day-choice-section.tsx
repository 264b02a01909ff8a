import type { TicketPark } from '#contract/bookings/kinds/park-ticket.ts';
import { dayPriceOn, pricedFor } from '#contract/day-prices/rules.ts';
import { offeredCategories } from '#contract/fees/rules.ts';
import { labelWords } from '#contract/fees/words.ts';
import { type Day, formatDay } from '#contract/kernel/dates/dates.ts';
import { formatRupees } from '#contract/kernel/money.ts';
import { daysOnSale, isClosedOn, type PlaceDay, sellsAhead } from '#contract/opening-days/rules.ts';
import { closedForToday } from '#contract/opening-days/words.ts';
import { DayCalendar } from '#web/visitor/ui/dates/day-calendar.tsx';
import { RadioCards } from '#web/visitor/ui/forms/radio-cards.tsx';
import { Notice } from '#web/visitor/ui/notice.tsx';
import { dayChoiceTexts as texts } from './day-words.ts';

export interface VisitDateProps {
  park: TicketPark;
  at: PlaceDay;
  placesLeft: Partial<Record<Day, number>>;
  error: string | undefined;
  value: Day | null;
  onChange: (day: Day) => void;
}

const MOST_CARDS = 10;

/** Either the park's dates or the next days; past days are left out. */
export function DayChoice({ park, at, placesLeft, error, value, onChange }: VisitDateProps) {
  const isOff = (day: Day) => park.daysOff.includes(day);
  const days = daysOnSale(park, at).filter((day) => isOff(day) || !isClosedOn(park, day));
  const isOverToday = at.isOver && (sellsAhead(park) || park.customDates.includes(at.today));
  const prices = value && dayPriceOn(park.dayPrices, value)?.name;
  const asked = { name: 'visitDate', legend: texts.visit, error, value, onChange };
  return (
    <>
      {isOverToday && (
        <Notice kind="warn" title={closedForToday(park.name)}>
          <p>{texts.laterDates}</p>
        </Notice>
      )}
      {days.length > MOST_CARDS ? (
        <DayCalendar
          {...asked}
          hint={texts.calendarHint(labelWords(offeredCategories(park.fees)[0]?.label ?? ''))}
          choices={days.map((day) => ({
            day,
            notes: isOff(day)
              ? [texts.closed]
              : [priceOf(park, day), leftOn(day, placesLeft)].filter((note) => note !== undefined),
            disabled: placesLeft[day] === 0 || isOff(day),
          }))}
          closed={sellsAhead(park) ? { word: texts.closed, from: at.today } : null}
        />
      ) : (
        <RadioCards
          {...asked}
          hint={texts.visitHint}
          choices={days.map((day) => ({
            value: day,
            label: formatDay(day),
            disabled: placesLeft[day] === 0 || isOff(day),
            note: isOff(day) ? texts.closed : notesOf(day, park, at.today, placesLeft),
          }))}
        />
      )}
      {prices && <p className="hint">{texts.pricesOf(prices)}</p>}
    </>
  );
}

function notesOf(day: Day, park: TicketPark, today: Day, placesLeft: VisitDateProps['placesLeft']): string | undefined {
  const price = park.dayPrices.length > 0 ? priceOf(park, day) : undefined;
  const notes = [price, leftOn(day, placesLeft) ?? (day === today ? texts.today : undefined)];
  return notes.filter(Boolean).join(', ') || undefined;
}

function leftOn(day: Day, placesLeft: VisitDateProps['placesLeft']): string | undefined {
  const left = placesLeft[day];
  return left === undefined ? undefined : left === 0 ? texts.soldOut : texts.left(left);
}

function priceOf(park: TicketPark, day: Day): string | undefined {
  const { fees } = pricedFor(park, day);
  const [first] = offeredCategories(fees);
  return first && (fees[first.key].price === 0 ? texts.free : formatRupees(fees[first.key].price ?? 0));
}
