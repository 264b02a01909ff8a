import type { PageModel } from '#contract/pages.ts';
import { EnrolmentBookingPage } from '#web/visitor/enrolments/enrolment-booking-page.tsx';
import { EnrolmentStatusPage, headingOf } from '#web/visitor/enrolments/enrolment-status-page.tsx';
import { PlaceSearchPage } from '#web/visitor/retrievals/place-search-page.tsx';
import { enrolmentPageTexts, placeSearchTexts } from '#web/visitor/words/enrolment.ts';
import { errorMark, type PageFacts, plain } from './page-facts.ts';

/** The pages of places in coaching batches (see catalogue.tsx). */
export function enrolmentFacts(
  page: Extract<PageModel, { name: 'enrolment-booking' | 'enrolment-status' | 'place-search' }>,
): PageFacts {
  if (page.name === 'enrolment-booking') {
    const { batch, closed, problems } = page.props;
    return {
      ...plain,
      body: <EnrolmentBookingPage {...page.props} />,
      title: errorMark(problems) + enrolmentPageTexts.title(batch.name),
      description: enrolmentPageTexts.description(batch.name, batch.centre, batch.dates, batch.fee === 0),
      sheets: ['forms', 'booking', 'tokenBooking'],
      script: closed ? null : 'web/visitor/enrolment-booking-entry.tsx',
    };
  }
  if (page.name === 'place-search')
    return {
      ...plain,
      body: <PlaceSearchPage {...page.props} />,
      title: errorMark(page.props.problems) + placeSearchTexts.title(page.props.batch.name),
      description: '',
      sheets: ['forms', 'ticket'],
    };
  return {
    ...plain,
    body: <EnrolmentStatusPage {...page.props} />,
    title: `${headingOf(page.props)} – ${page.props.batch.name}`,
    description: '',
    sheets: ['ticket'],
    script: 'web/visitor/enrolment-status-entry.tsx',
  };
}
