import type { EnrolmentBookingProps } from '#contract/enrolment-pages.ts';
import { paths } from '#web/paths.ts';
import { FEE_ID, feeWords } from '#web/public/fee.ts';
import { enrolmentTexts, enrolmentPageTexts as texts } from '#web/public/messages/enrolment.ts';
import * as drawings from '#web/public/ui/drawings.ts';
import { OfferPage } from '#web/public/ui/offer-page.tsx';
import { type Fact, VenueFacts } from '#web/public/ui/venue-facts.tsx';
import { EnrolmentForm } from './enrolment-form.tsx';

/** `/coachingbooking/{batchId}`: a place in a batch. */
export function EnrolmentBookingPage(props: EnrolmentBookingProps) {
  const { batch, closed, help } = props;
  return (
    <OfferPage
      venue={batch.name}
      help={help}
      facts={<BatchFacts {...props} />}
      closed={closed && { title: texts.closed[closed.kind], message: closed.message }}
      elsewhere={texts.elsewhere}
      again={{ question: texts.alreadyBooked, words: texts.findAgain, href: paths.getQr(batch.id) }}
    >
      <EnrolmentForm {...props} />
    </OfferPage>
  );
}

function BatchFacts({ batch, placesLeft, closed }: EnrolmentBookingProps) {
  const facts: Fact[] = [
    [drawings.calendar, batch.dates],
    [drawings.clock, batch.hours],
    [drawings.pin, [batch.centre, batch.location].filter(Boolean).join(', ')],
  ];
  return (
    <div className="venue">
      <h1>{texts.heading}</h1>
      <p className="doctor">
        <b>{batch.name}</b>
        <span className="num" id={FEE_ID}>
          {feeWords(batch.fee, enrolmentTexts.free)}
        </span>
        {placesLeft !== null && !closed && <span className="num">{texts.left(placesLeft)}</span>}
      </p>
      <VenueFacts facts={facts} />
    </div>
  );
}
