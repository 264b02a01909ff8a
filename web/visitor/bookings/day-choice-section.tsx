import type { TicketPark } from '#contract/bookings/kinds/park-ticket.ts';
import { dayPriceOn, pricedFor } from '#contract/day-prices/rules.ts';
import { labelText, offeredCategories } from '#contract/fees/rules.ts';
import type { Day } from '#contract/kernel/dates/dates.ts';
import { dayText } from '#contract/kernel/dates/texts.ts';
import { formatRupees } from '#contract/kernel/money.ts';
import { daysOnSale, isClosedOn, type PlaceDay, sellsAhead } from '#contract/opening-days/rules.ts';
import { say, sayText } from '#web/shared/say.ts';
import { Notice } from '#web/ui/notice.tsx';
import { DayCalendar } from '#web/visitor/ui/dates/day-calendar.tsx';
import { RadioCards } from '#web/visitor/ui/forms/radio-cards.tsx';

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
  const asked = { name: 'visitDate', legend: say('bookings.whenComing'), error, value, onChange };
  return (
    <>
      {isOverToday && (
        <Notice kind="warn" title={say('opening-days.closedForToday', { place: park.name })}>
          <p>{say('bookings.laterDates')}</p>
        </Notice>
      )}
      {days.length > MOST_CARDS ? (
        <DayCalendar
          {...asked}
          hint={say('bookings.calendarHint', {
            label: sayText(labelText(offeredCategories(park.fees)[0]?.label ?? '')),
          })}
          choices={days.map((day) => ({
            day,
            notes: isOff(day)
              ? [say('bookings.dayClosed')]
              : [priceOf(park, day), leftOn(day, placesLeft)].filter((note) => note !== undefined),
            disabled: placesLeft[day] === 0 || isOff(day),
          }))}
          closed={sellsAhead(park) ? { word: say('bookings.dayClosed'), from: at.today } : null}
        />
      ) : (
        <RadioCards
          {...asked}
          hint={say('bookings.thatDayOnly')}
          choices={days.map((day) => ({
            value: day,
            label: sayText(dayText(day)),
            disabled: placesLeft[day] === 0 || isOff(day),
            note: isOff(day) ? say('bookings.dayClosed') : notesOf(day, park, at.today, placesLeft),
          }))}
        />
      )}
      {prices && <p className="hint">{say('bookings.pricesOf', { name: prices })}</p>}
    </>
  );
}

function notesOf(day: Day, park: TicketPark, today: Day, placesLeft: VisitDateProps['placesLeft']): string | undefined {
  const price = park.dayPrices.length > 0 ? priceOf(park, day) : undefined;
  const notes = [price, leftOn(day, placesLeft) ?? (day === today ? say('bookings.today') : undefined)];
  return notes.filter(Boolean).join(', ') || undefined;
}

function leftOn(day: Day, placesLeft: VisitDateProps['placesLeft']): string | undefined {
  const left = placesLeft[day];
  return left === undefined
    ? undefined
    : left === 0
      ? say('bookings.soldOut')
      : say('bookings.placesLeft', { places: left });
}

function priceOf(park: TicketPark, day: Day): string | undefined {
  const { fees } = pricedFor(park, day);
  const [first] = offeredCategories(fees);
  return first && (fees[first.key].price === 0 ? say('ui.free') : formatRupees(fees[first.key].price ?? 0));
}
