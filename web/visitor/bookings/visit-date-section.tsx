import type { ComponentType } from 'react';
import type { TicketPark, TicketRequest } from '#contract/bookings/kinds/park-ticket.ts';
import type { pricedFor } from '#contract/day-prices/rules.ts';
import { formatDay } from '#contract/kernel/dates/dates.ts';
import { isDated, type PlaceDay } from '#contract/opening-days/rules.ts';
import type { ParkBookingProps } from '#contract/tickets/page.ts';
import * as drawings from '#web/visitor/ui/drawings.ts';
import { VenueFacts } from '#web/visitor/ui/venue-facts.tsx';
import type { VisitDateProps } from './day-choice-section.tsx';
import type { SlotChoiceProps } from './slot-choice-section.tsx';
import { bookingTexts as texts } from './words.ts';

/**
 * The choice of a day or a time, and what it costs, is a file of its own, since most parks sell for today alone. The server puts it here
 * from the start. Without a choice the park comes priced.
 */
export const lazyParts: {
  DayChoice?: ComponentType<VisitDateProps>;
  SlotChoice?: ComponentType<SlotChoiceProps>;
  pricedFor: typeof pricedFor;
} = { pricedFor: (park) => park };

const choosesDay = (park: TicketPark): boolean => isDated(park) || park.advanceDays > 0;

/** Brings the choice of a day or a time where the park has one. */
export async function loadDayChoice(park: TicketPark): Promise<void> {
  if (choosesDay(park) || park.slots.length > 0)
    await import('./day-choice-section.tsx').then((part) => Object.assign(lazyParts, part.dayParts));
}

interface VisitProps {
  park: TicketPark;
  page: PlaceDay & Pick<ParkBookingProps, 'placesLeft' | 'slotsLeft'>;
  errorAt: (field: 'visitDate' | 'slot') => string | undefined;
  request: Pick<TicketRequest, 'visitDate' | 'slot'>;
  change: (part: Partial<TicketRequest>) => void;
}

/** The day of the visit, a choice, or today, said in words; and its time, where the park sells by the slot. */
export const VisitDateSection = ({ park, page, errorAt, request: { visitDate, slot = null }, change }: VisitProps) => (
  <>
    {lazyParts.DayChoice && choosesDay(park) ? (
      <lazyParts.DayChoice
        park={park}
        at={page}
        placesLeft={page.placesLeft}
        error={errorAt('visitDate')}
        value={visitDate}
        onChange={(day) => change({ visitDate: day })}
      />
    ) : (
      <VenueFacts facts={[[drawings.calendar, texts.forToday(formatDay(page.today))]]} />
    )}
    {lazyParts.SlotChoice && park.slots.length > 0 && (
      <lazyParts.SlotChoice
        park={park}
        at={page}
        day={visitDate}
        slotsLeft={page.slotsLeft}
        error={errorAt('slot')}
        value={slot}
        onChange={(from) => change({ slot: from })}
      />
    )}
  </>
);
