import type { VisitBookingProps } from '#contract/visit-pages.ts';
import { visitBookingTexts as texts } from '#web/public/messages/visits.ts';
import type { IconName } from '#web/public/ui/icon.tsx';
import { OfferPage } from '#web/public/ui/offer-page.tsx';
import { VenueFacts } from '#web/public/ui/venue-facts.tsx';
import { VisitBookingForm } from './visit-booking-form.tsx';

/** `/exbhitionbooking/{exbhitionId}`: a place at a show. */
export function VisitBookingPage(props: VisitBookingProps) {
  const { show, closed, help } = props;
  return (
    <OfferPage
      venue={show.name}
      help={help}
      facts={<ShowFacts {...props} />}
      closed={closed && { title: texts.closed[closed.kind], message: closed.message }}
      elsewhere={texts.elsewhere}
    >
      <VisitBookingForm {...props} />
    </OfferPage>
  );
}

function ShowFacts({ show, placesLeft, closed }: VisitBookingProps) {
  const facts: readonly (readonly [IconName, string | null])[] = [
    ['pin', show.location || null],
    ['calendar', show.hours],
    ['info', closed ? null : texts.free],
    ['warn', placesLeft === null || closed ? null : texts.few(placesLeft)],
  ];
  return (
    <div className="venue">
      <h1>{texts.heading}</h1>
      <p className="doctor">
        <b>{show.name}</b>
        {show.type !== show.name && <span>{show.type}</span>}
      </p>
      <VenueFacts facts={facts} />
    </div>
  );
}
