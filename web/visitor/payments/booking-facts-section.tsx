import { dayText } from '#contract/kernel/dates/texts.ts';
import { listText } from '#contract/kernel/text.ts';
import type { PaymentStatusProps } from '#contract/payments/page.ts';
import { say, sayText } from '#web/shared/say.ts';
import { FactList, type NamedFact } from '#web/visitor/ui/fact-list.tsx';
import { PlaceLink } from '#web/visitor/ui/place-link.tsx';

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
      ? [[say('bookings.factWhere'), park.location && <PlaceLink name={park.name} address={park.location} />]]
      : [
          [say('payments.factPark'), `${park.name}, ${park.location}`],
          [say('payments.factDay'), sayText(listText([dayText(visitDay), slot]))],
        ];
  const facts: NamedFact[] = [
    ...placeAndDay,
    [say('bookings.factNumber'), bookingId],
    [say('bookings.factMobile'), maskedMobile],
    [say('bookings.factBooked'), bookedText],
  ];
  return <FactList facts={facts} />;
}
