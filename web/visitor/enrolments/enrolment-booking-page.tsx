import type { EnrolmentBookingProps } from '#contract/enrolments/page.ts';
import { FEE_ID, feeWords } from '#web/visitor/fee.ts';
import type { PageFacts } from '#web/visitor/page-facts.ts';
import * as drawings from '#web/visitor/ui/drawings.ts';
import { OfferPage } from '#web/visitor/ui/offer-page.tsx';
import { EnrolmentForm } from './enrolment-form.tsx';
import { enrolmentTexts, enrolmentPageTexts as texts } from './words.ts';

/** `/coachingbooking/{batchId}`: a place in a batch. */
export function EnrolmentBookingPage(props: EnrolmentBookingProps) {
  const { batch, closedText, placesLeft, closed, help } = props;
  return (
    <OfferPage
      id={batch.id}
      venue={batch.name}
      help={help}
      heading={texts.heading}
      lead={
        <p className="doctor">
          <b>{batch.name}</b>
          <span className="num" id={FEE_ID}>
            {feeWords(batch.fee, enrolmentTexts.free)}
          </span>
          {placesLeft !== null && !closed && <span className="num">{texts.left(placesLeft)}</span>}
        </p>
      }
      facts={[
        [drawings.calendar, batch.dates],
        [drawings.clock, batch.hours],
        [drawings.warn, closedText],
        [drawings.pin, [batch.centre, batch.location].filter(Boolean).join(', ')],
      ]}
      closed={closed && { title: texts.closed[closed.kind], message: closed.message }}
      elsewhere={texts.elsewhere}
      again={texts.findAgain}
    >
      <EnrolmentForm {...props} />
    </OfferPage>
  );
}

export const page: PageFacts<EnrolmentBookingProps> = {
  Body: EnrolmentBookingPage,
  title: ({ batch }) => texts.title(batch.name),
  description: ({ batch: { name, centre, dates, fee } }) => texts.description(name, centre, dates, fee === 0),
  sheets: ['forms', 'booking', 'tokenBooking'],
};
