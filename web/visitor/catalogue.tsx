import type { PageModel } from '#contract/pages.ts';
import { notFoundTexts, problemWords } from '#web/shared/words/static-pages.ts';
import { ChooserPage } from '#web/visitor/landing/chooser-page.tsx';
import { LandingPage } from '#web/visitor/landing/landing-page.tsx';
import { NotFoundPage } from '#web/visitor/static-pages/not-found-page.tsx';
import { ProblemPage } from '#web/visitor/static-pages/problem-page.tsx';
import { documentTitles, StaticPage } from '#web/visitor/static-pages/static-page.tsx';
import { chooserTexts } from '#web/visitor/words/chooser.ts';
import { landingTexts } from '#web/visitor/words/landing.ts';
import { enrolmentFacts } from './enrolment-catalogue.tsx';
import { type PageFacts, plain, prose } from './page-facts.ts';
import { queueFacts } from './queue-catalogue.tsx';
import { ticketFacts } from './ticket-catalogue.tsx';
import { tokenBookingFacts } from './token-booking-catalogue.tsx';
import { visitFacts } from './visit-catalogue.tsx';

/** One page model as a page. The only list of the visitor's pages on the side of the server. */
export function factsOf(page: PageModel): PageFacts {
  switch (page.name) {
    case 'landing':
      return {
        ...plain,
        body: <LandingPage {...page.props} />,
        title: landingTexts.title,
        description: landingTexts.description,
        sheets: ['forms', 'landing'],
      };
    case 'chooser':
      return {
        ...plain,
        body: <ChooserPage {...page.props} />,
        title: chooserTexts[page.props.kind].title,
        description: '',
        sheets: ['forms', 'chooser'],
      };
    case 'park-booking':
    case 'payment-handoff':
    case 'payment-status':
    case 'get-qr':
      return ticketFacts(page);
    case 'doctor-booking':
    case 'loan-booking':
    case 'clinic-choice':
    case 'closed-offering':
      return tokenBookingFacts(page);
    case 'token':
    case 'board':
      return queueFacts(page);
    case 'visit-booking':
    case 'visit':
      return visitFacts(page);
    case 'enrolment-booking':
    case 'enrolment-status':
    case 'place-search':
      return enrolmentFacts(page);
    case 'static':
      return prose(<StaticPage {...page.props} />, `${documentTitles[page.props.document]} – Pravesh`);
    case 'not-found':
      return prose(<NotFoundPage {...page.props} />, notFoundTexts.title);
    case 'problem':
      return prose(<ProblemPage {...page.props} />, problemWords(page.props.status).title);
  }
}
