import type { PageModel } from '#contract/pages.ts';
import { ParkBookingPage } from '#web/features/bookings/park-booking-page.tsx';
import { PaymentHandoffPage } from '#web/features/bookings/payment-handoff-page.tsx';
import { PaymentStatusPage } from '#web/features/bookings/payment-status-page.tsx';
import { ChooserPage } from '#web/features/landing/chooser-page.tsx';
import { LandingPage } from '#web/features/landing/landing-page.tsx';
import { GetQrPage } from '#web/features/passes/get-qr-page.tsx';
import { NotFoundPage } from '#web/features/static-pages/not-found-page.tsx';
import { ProblemPage } from '#web/features/static-pages/problem-page.tsx';
import { documentTitles, StaticPage } from '#web/features/static-pages/static-page.tsx';
import { bookingPageTexts, handoffTexts } from '#web/public/messages/booking.ts';
import { chooserTexts } from '#web/public/messages/chooser.ts';
import { landingTexts } from '#web/public/messages/landing.ts';
import { notFoundTexts, problemTexts } from '#web/public/messages/static-pages.ts';
import { getQrTexts, statusTexts } from '#web/public/messages/ticket.ts';
import { errorMark, type PageFacts, plain, prose } from './page-facts.ts';
import { queueFacts } from './queue-catalogue.tsx';
import { tokenBookingFacts } from './token-booking-catalogue.tsx';

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
      return {
        body: <ParkBookingPage {...page.props} />,
        title: errorMark(page.props.problems) + bookingPageTexts.title(page.props.park.name),
        description: bookingPageTexts.description(page.props.park.name, page.props.park.location),
        imageUrl: page.props.park.bannerUrl,
        sheets: ['forms', 'booking', 'ads'],
        script: page.props.closed ? null : 'web/public/booking-entry.tsx',
      };
    case 'doctor-booking':
    case 'loan-booking':
    case 'clinic-choice':
    case 'closed-offering':
      return tokenBookingFacts(page);
    case 'payment-handoff':
      return {
        ...plain,
        body: <PaymentHandoffPage {...page.props} />,
        title: handoffTexts.title,
        description: '',
        sheets: ['ticket'],
      };
    case 'payment-status':
      return {
        body: <PaymentStatusPage {...page.props} />,
        title: statusTexts.title(page.props.status, page.props.park.name),
        description: '',
        imageUrl: null,
        sheets: ['ticket', 'ads'],
        script: 'web/public/status-entry.tsx',
      };
    case 'token':
    case 'board':
      return queueFacts(page);
    case 'get-qr':
      return {
        ...plain,
        body: <GetQrPage {...page.props} />,
        title: errorMark(page.props.problems) + getQrTexts.title(page.props.park.name),
        description: '',
        sheets: ['forms', 'ticket', 'ads'],
      };
    case 'static':
      return prose(<StaticPage {...page.props} />, `${documentTitles[page.props.document]} – Pravesh`);
    case 'not-found':
      return prose(<NotFoundPage {...page.props} />, notFoundTexts.title);
    case 'problem':
      return prose(<ProblemPage {...page.props} />, problemTexts.title);
  }
}
