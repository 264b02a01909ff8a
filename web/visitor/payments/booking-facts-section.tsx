import { formatDay } from '#contract/kernel/dates/dates.ts';
import type { PaymentStatusProps } from '#contract/payments/page.ts';
import { FactList, type NamedFact } from '#web/visitor/ui/fact-list.tsx';
import { PlaceLink } from '#web/visitor/ui/place-link.tsx';
import { statusTexts } from './words.ts';

const texts = statusTexts.facts;

export function BookingFactsSection({
  park,
  status,
  visitDay,
  slot,
  bookingId,
  maskedMobile,
  bookedText,
}: PaymentStatusProps) {
  const placeAndDay: NamedFact[] =
    status === 'paid'
      ? [[texts.where, park.location && <PlaceLink name={park.name} address={park.location} />]]
      : [
          [texts.park, `${park.name}, ${park.location}`],
          [texts.day, [formatDay(visitDay), slot].filter(Boolean).join(', ')],
        ];
  const facts: NamedFact[] = [
    ...placeAndDay,
    [texts.booking, bookingId],
    [texts.mobile, maskedMobile],
    [texts.booked, bookedText],
  ];
  return <FactList facts={facts} />;
}
