import { dayText } from '#contract/kernel/dates/texts.ts';
import { listText } from '#contract/kernel/text.ts';
import type { PaymentStatusProps } from '#contract/payments/page.ts';
import { say, sayText } from '#web/shared/say.ts';
import { type Fact, FactList } from '#web/ui/fact-list.tsx';
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
  const placeAndDay: Fact[] =
    status === 'paid'
      ? [[say('bookings.factWhere'), park.location && <PlaceLink name={park.name} address={park.location} />]]
      : [
          [say('payments.factPark'), `${park.name}, ${park.location}`],
          [say('payments.factDay'), sayText(listText([dayText(visitDay), slot]))],
        ];
  const facts: Fact[] = [
    ...placeAndDay,
    [say('bookings.factNumber'), bookingId],
    [say('bookings.factMobile'), maskedMobile],
    [say('bookings.factBooked'), bookedText],
  ];
  return <FactList className="data" facts={facts} />;
}
