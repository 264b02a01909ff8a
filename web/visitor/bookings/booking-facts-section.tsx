import { formatDay } from '#contract/kernel/dates.ts';
import type { PaymentStatusProps } from '#contract/payments/page.ts';
import { FactList } from '#web/visitor/ui/fact-list.tsx';
import { statusTexts } from './ticket-words.ts';

const texts = statusTexts.facts;

/** The booking in words: readable at the gate when the code does not scan, and by help on the phone. */
export function BookingFactsSection({ park, visitDay, bookingId, maskedMobile, bookedText }: PaymentStatusProps) {
  const facts: [string, string][] = [
    [texts.park, `${park.name}, ${park.location}`],
    [texts.day, formatDay(visitDay)],
    [texts.booking, bookingId],
    [texts.mobile, maskedMobile],
    [texts.booked, bookedText],
  ];
  return <FactList facts={facts} />;
}
