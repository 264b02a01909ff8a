import type { EnrolmentBookingProps } from '#contract/enrolment-pages.ts';
import { formatRupees } from '#contract/money.ts';
import { paths } from '#web/paths.ts';
import { enrolmentPageTexts as texts } from '#web/public/messages/enrolment.ts';
import type { IconName } from '#web/public/ui/icon.tsx';
import { OfferPage } from '#web/public/ui/offer-page.tsx';
import { VenueFacts } from '#web/public/ui/venue-facts.tsx';
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
  const facts: [IconName, string][] = [
    ['calendar', batch.dates],
    ['clock', batch.hours],
    ['pin', [batch.centre, batch.location].filter(Boolean).join(', ')],
  ];
  return (
    <div className="venue">
      <h1>{texts.heading}</h1>
      <p className="doctor">
        <b>{batch.name}</b>
        <span className="num">{batch.fee === 0 ? texts.free : texts.fee(formatRupees(batch.fee))}</span>
        {placesLeft !== null && !closed && <span className="num">{texts.left(placesLeft)}</span>}
      </p>
      <VenueFacts facts={facts} />
    </div>
  );
}
