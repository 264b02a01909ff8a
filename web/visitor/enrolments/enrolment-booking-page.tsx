import Calendar from 'lucide-react/icons/calendar';
import Clock from 'lucide-react/icons/clock';
import MapPin from 'lucide-react/icons/map-pin';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { EnrolmentBookingProps } from '#contract/enrolments/page.ts';
import { toRupees } from '#contract/kernel/money.ts';
import { say } from '#web/shared/say.ts';
import { FEE_ID, feeWords } from '#web/visitor/fee.ts';
import type { PageFacts } from '#web/visitor/page-facts.ts';
import { linkPicture, looksOf, placeData, presented } from '#web/visitor/presentations/presentation.tsx';
import { OfferPage } from '#web/visitor/ui/offer-page.tsx';
import { EnrolmentForm } from './enrolment-form.tsx';

export function EnrolmentBookingPage(props: EnrolmentBookingProps) {
  const { batch, closedText, placesLeft, closed, help } = props;
  return (
    <OfferPage
      id={batch.id}
      venue={batch.name}
      help={help}
      entered={props}
      heading={say('enrolments.join')}
      lead={
        <p className="doctor">
          <span className="num" id={FEE_ID}>
            {feeWords(batch.fee, say('ui.free'))}
          </span>
          {placesLeft !== null && !closed && (
            <span className="num">{say('enrolments.placesLeft', { count: placesLeft })}</span>
          )}
        </p>
      }
      facts={[
        [Calendar, batch.dates],
        [Clock, batch.hours],
        [TriangleAlert, closedText],
        [MapPin, [batch.centre, batch.location].filter(Boolean).join(', ')],
      ]}
      closed={closed && { title: say('enrolments.closed', { kind: closed.kind }), message: closed.message }}
      elsewhere={say('ui.home')}
      {...presented(props.presentation, { name: batch.centre, address: batch.location })}
      again={say('enrolments.findAgain')}
    >
      <EnrolmentForm {...props} />
    </OfferPage>
  );
}

export const page: PageFacts<EnrolmentBookingProps> = {
  Body: EnrolmentBookingPage,
  title: ({ batch }) => say('enrolments.title', { batch: batch.name }),
  description: ({ batch: { name, centre, dates, fee } }) =>
    say('enrolments.description', { batch: name, centre, dates, cost: fee === 0 ? 'free' : 'fee' }),
  picture: ({ batch, presentation }) => linkPicture({ kind: 'coaching', name: batch.centre, presentation }),
  sheets: ['forms', 'booking', 'place', 'tokenBooking'],
  looks: looksOf,
  structured: ({ batch, presentation }) => ({
    '@type': 'EducationalOrganization',
    ...placeData(presentation, { name: batch.centre || batch.name, address: batch.location }),
    makesOffer: {
      '@type': 'Offer',
      name: batch.name,
      price: toRupees(batch.fee),
      priceCurrency: 'INR',
      itemOffered: courseData(batch),
    },
  }),
};

/** Hours of the course, not of the centre. */
function courseData({ name, startDate, endDate, startTime, endTime }: EnrolmentBookingProps['batch']) {
  const dates = { startDate, endDate };
  const courseSchedule = { '@type': 'Schedule', ...dates, startTime, endTime, scheduleTimezone: 'Asia/Kolkata' };
  return {
    '@type': 'Course',
    name,
    hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Onsite', ...dates, courseSchedule },
  };
}
