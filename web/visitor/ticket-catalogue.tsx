import type { PageModel } from '#contract/pages.ts';
import { ParkBookingPage } from '#web/visitor/bookings/park-booking-page.tsx';
import { PaymentHandoffPage } from '#web/visitor/bookings/payment-handoff-page.tsx';
import { PaymentStatusPage } from '#web/visitor/bookings/payment-status-page.tsx';
import { GetQrPage } from '#web/visitor/passes/get-qr-page.tsx';
import { bookingPageTexts, handoffTexts } from '#web/visitor/words/booking.ts';
import { getQrTexts, statusTexts } from '#web/visitor/words/ticket.ts';
import { errorMark, type PageFacts, plain } from './page-facts.ts';

type TicketPage = Extract<PageModel, { name: 'park-booking' | 'payment-handoff' | 'payment-status' | 'get-qr' }>;

/** The pages on which park tickets are booked, paid and found again (see catalogue.tsx). */
export function ticketFacts(page: TicketPage): PageFacts {
  switch (page.name) {
    case 'park-booking':
      return {
        body: <ParkBookingPage {...page.props} />,
        title: errorMark(page.props.problems) + bookingPageTexts.title(page.props.park.name),
        description: bookingPageTexts.description(page.props.park.name, page.props.park.location),
        imageUrl: page.props.park.bannerUrl,
        sheets: ['forms', 'booking', 'ads'],
        script: page.props.closed ? null : 'web/visitor/booking-entry.tsx',
      };
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
        script: 'web/visitor/status-entry.tsx',
      };
    case 'get-qr':
      return {
        ...plain,
        body: <GetQrPage {...page.props} />,
        title: errorMark(page.props.problems) + getQrTexts.title(page.props.park.name),
        description: '',
        sheets: ['forms', 'ticket', 'ads'],
      };
  }
}
