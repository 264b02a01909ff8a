import type { TicketPark } from '#contract/bookings/kinds/park-ticket.ts';
import type { Day } from '#contract/kernel/dates/dates.ts';
import { isDated, type PlaceDay, sellsAhead } from '#contract/opening-days/rules.ts';
import { slotText } from '#contract/slots/rules.ts';
import type { ParkBookingProps } from '#contract/tickets/page.ts';
import { say, sayText } from '#web/shared/say.ts';
import { RadioCards } from '#web/visitor/ui/forms/radio-cards.tsx';

export interface SlotChoiceProps {
  park: TicketPark;
  at: PlaceDay;
  /** Null: today, or not chosen yet. */
  day: Day | null;
  slotsLeft: ParkBookingProps['slotsLeft'];
  error: string | undefined;
  value: string | null;
  onChange: (slot: string) => void;
}

/** Without ended slots. Without scripts the day is unknown, so all are offered and the server refuses. */
export function SlotChoice({ park, at, day, slotsLeft, error, value, onChange }: SlotChoiceProps) {
  const on = day ?? at.today;
  const left = slotsLeft[on] ?? {};
  const slots = park.slots.filter(({ from }) => on !== at.today || !at.slotsOver?.includes(from));
  const isForAnyDay = isDated(park) || sellsAhead(park);
  return (
    <RadioCards
      name="slot"
      legend={say('bookings.whatTime')}
      hint={say('bookings.timeHint')}
      error={error}
      value={value}
      onChange={onChange}
      unscripted={
        isForAnyDay ? park.slots.map((slot) => ({ value: slot.from, label: sayText(slotText(slot)) })) : undefined
      }
      choices={slots.map((slot) => ({
        value: slot.from,
        label: sayText(slotText(slot)),
        disabled: left[slot.from] === 0,
        note: slotNote(left[slot.from]),
      }))}
    />
  );
}

const slotNote = (left: number | undefined): string | undefined =>
  left === 0 ? say('bookings.slotFull') : left === undefined ? undefined : say('bookings.placesLeft', { places: left });
