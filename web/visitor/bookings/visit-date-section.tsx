import Calendar from 'lucide-react/icons/calendar';
import type { TicketPark, TicketRequest } from '#contract/bookings/kinds/park-ticket.ts';
import { dayText } from '#contract/kernel/dates/texts.ts';
import { isDated, type PlaceDay } from '#contract/opening-days/rules.ts';
import type { ParkBookingProps } from '#contract/tickets/page.ts';
import { say } from '#web/shared/say.ts';
import { VenueFacts } from '#web/visitor/ui/venue-facts.tsx';
import { DayChoice } from './day-choice-section.tsx';
import { SlotChoice } from './slot-choice-section.tsx';

interface VisitProps {
  park: TicketPark;
  page: PlaceDay & Pick<ParkBookingProps, 'placesLeft' | 'slotsLeft'>;
  errorAt: (field: 'visitDate' | 'slot') => string | undefined;
  request: Pick<TicketRequest, 'visitDate' | 'slot'>;
  change: (part: Partial<TicketRequest>) => void;
}

export const VisitDateSection = ({ park, page, errorAt, request: { visitDate, slot = null }, change }: VisitProps) => (
  <>
    {isDated(park) || park.advanceDays > 0 ? (
      <DayChoice
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
    {park.slots.length > 0 && (
      <SlotChoice
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
