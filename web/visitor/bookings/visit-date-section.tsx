import Calendar from 'lucide-react/icons/calendar';
import type { ComponentType } from 'react';
import type { TicketPark, TicketRequest } from '#contract/bookings/kinds/park-ticket.ts';
import type { pricedFor } from '#contract/day-prices/rules.ts';
import { dayText } from '#contract/kernel/dates/texts.ts';
import { isDated, type PlaceDay } from '#contract/opening-days/rules.ts';
import type { ParkBookingProps } from '#contract/tickets/page.ts';
import { say } from '#web/shared/say.ts';
import { VenueFacts } from '#web/visitor/ui/venue-facts.tsx';
import type { VisitDateProps } from './day-choice-section.tsx';
import type { SlotChoiceProps } from './slot-choice-section.tsx';

/**
 * Components for choosing a day or slot, loaded only where needed, since most parks sell only for today. The server has
 * them from the start. Without a choice the park already has its prices.
 */
export const lazyParts: {
  DayChoice?: ComponentType<VisitDateProps>;
  SlotChoice?: ComponentType<SlotChoiceProps>;
  pricedFor: typeof pricedFor;
} = { pricedFor: (park) => park };

const choosesDay = (park: TicketPark): boolean => isDated(park) || park.advanceDays > 0;

export async function loadDayChoice(park: TicketPark): Promise<void> {
  if (choosesDay(park) || park.slots.length > 0)
    await import('./day-parts.ts').then((part) => Object.assign(lazyParts, part.dayParts));
}

interface VisitProps {
  park: TicketPark;
  page: PlaceDay & Pick<ParkBookingProps, 'placesLeft' | 'slotsLeft'>;
  errorAt: (field: 'visitDate' | 'slot') => string | undefined;
  request: Pick<TicketRequest, 'visitDate' | 'slot'>;
  change: (part: Partial<TicketRequest>) => void;
}

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
      <VenueFacts facts={[[Calendar, say('bookings.forToday', { day: dayText(page.today) })]]} />
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
