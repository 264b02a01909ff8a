import type { Noun } from '#words/keys.ts';
import type { PageFacts, PageName, PropsOf } from './page-facts.ts';

/** `page` is drawn on the server. */
interface VisitorPage<Props> {
  page: () => Promise<{ page: PageFacts<Props> }>;
  /** File of the part that React hydrates (browser.tsx); it exports the part as `live`. Without one a page has no script. */
  live?: `./${string}.tsx`;
  /** Nouns of the texts that the live part says, which the page carries. */
  texts?: readonly Noun[];
  /** Shown on televisions, in several languages at once. */
  televisions?: true;
}

/** By their name in contract/pages/model.ts. */
export const PAGES: { readonly [Name in PageName]: VisitorPage<PropsOf<Name>> } = {
  landing: { page: () => import('./landing/landing-page.tsx') },
  places: { page: () => import('./place-search/places-page.tsx') },
  organisation: { page: () => import('./place-search/organisation-page.tsx') },
  chooser: { page: () => import('./landing/chooser-page.tsx') },
  'park-booking': {
    page: () => import('./bookings/park-booking-page.tsx'),
    live: './bookings/park-booking-form.tsx',
    texts: ['bookings', 'coupons', 'dates', 'fees', 'opening-days', 'payments', 'tickets', 'ui'],
  },
  'doctor-booking': {
    page: () => import('./appointments/doctor-booking-page.tsx'),
    live: './appointments/doctor-booking-form.tsx',
    texts: ['appointments', 'dates', 'opening-days', 'payments', 'ui'],
  },
  'loan-booking': {
    page: () => import('./appointments/loan-booking-page.tsx'),
    live: './appointments/loan-booking-form.tsx',
    texts: ['appointments', 'dates', 'payments', 'ui'],
  },
  'visit-booking': {
    page: () => import('./visits/visit-booking-page.tsx'),
    live: './visits/visit-booking-form.tsx',
    texts: ['appointments', 'dates', 'payments', 'ui', 'visits'],
  },
  'enrolment-booking': {
    page: () => import('./enrolments/enrolment-booking-page.tsx'),
    live: './enrolments/enrolment-form.tsx',
    texts: ['appointments', 'dates', 'enrolments', 'opening-days', 'payments', 'ui'],
  },
  'clinic-choice': { page: () => import('./appointments/clinic-choice-page.tsx') },
  'closed-offering': { page: () => import('./appointments/closed-offering-page.tsx') },
  'payment-handoff': { page: () => import('./payments/payment-handoff-page.tsx') },
  'payment-status': {
    page: () => import('./payments/payment-status-page.tsx'),
    live: './payments/live-status-section.tsx',
    texts: ['bookings', 'dates', 'payments', 'ui'],
  },
  token: {
    page: () => import('./queues/token-page.tsx'),
    live: './queues/live-token-section.tsx',
    texts: ['bookings', 'dates', 'payments', 'queues', 'ui'],
  },
  visit: {
    page: () => import('./visits/visit-page.tsx'),
    live: './visits/live-visit-section.tsx',
    texts: ['bookings', 'dates', 'ui'],
  },
  'enrolment-status': {
    page: () => import('./enrolments/enrolment-status-page.tsx'),
    live: './enrolments/live-enrolment-section.tsx',
    texts: ['bookings', 'dates', 'enrolments', 'payments', 'ui'],
  },
  board: {
    page: () => import('./queues/board-page.tsx'),
    live: './queues/live-board-section.tsx',
    texts: ['boards', 'counters', 'dates', 'ui'],
    televisions: true,
  },
  television: {
    page: () => import('./televisions/television-page.tsx'),
    live: './televisions/live-code-section.tsx',
    texts: ['televisions'],
    televisions: true,
  },
  'get-qr': { page: () => import('./retrievals/get-qr-page.tsx') },
  'place-choice': { page: () => import('./retrievals/place-choice-page.tsx') },
  static: { page: () => import('./static-pages/static-page.tsx') },
  'not-found': { page: () => import('./static-pages/not-found-page.tsx') },
  problem: { page: () => import('./static-pages/problem-page.tsx') },
};
