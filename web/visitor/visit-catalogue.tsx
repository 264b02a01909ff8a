import type { PageModel } from '#contract/pages.ts';
import { VisitBookingPage } from '#web/visitor/visits/visit-booking-page.tsx';
import { VisitPage } from '#web/visitor/visits/visit-page.tsx';
import { visitBookingTexts, visitTexts } from '#web/visitor/words/visits.ts';
import { errorMark, type PageFacts, plain } from './page-facts.ts';

/** The pages of visits to shows (see catalogue.tsx). */
export function visitFacts(page: Extract<PageModel, { name: 'visit-booking' | 'visit' }>): PageFacts {
  if (page.name === 'visit-booking') {
    const { show, problems, closed } = page.props;
    return {
      ...plain,
      body: <VisitBookingPage {...page.props} />,
      title: errorMark(problems) + visitBookingTexts.title(show.name),
      description: visitBookingTexts.description(show.name, show.location),
      sheets: ['forms', 'booking', 'tokenBooking'],
      script: closed ? null : 'web/visitor/visit-booking-entry.tsx',
    };
  }
  const { show, state, keep } = page.props;
  return {
    ...plain,
    body: <VisitPage {...page.props} />,
    title: `${visitTexts.title[state]} – ${show.name}`,
    description: '',
    sheets: ['ticket'],
    script: keep && 'web/visitor/visit-entry.tsx',
  };
}
