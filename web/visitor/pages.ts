import type { PageFacts, PageName, PropsOf } from './page-facts.ts';
import type scriptTexts from './script-texts.json';

/** `page` is drawn on the server. */
interface VisitorPage<Props> {
  page: () => Promise<{ page: PageFacts<Props> }>;
  /** File of the part that React hydrates (browser.tsx); it exports the part as `live`. Without one a page has no script. */
  live?: keyof typeof scriptTexts;
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
  },
  'doctor-booking': {
    page: () => import('./appointments/doctor-booking-page.tsx'),
    live: './appointments/doctor-booking-form.tsx',
  },
  'loan-booking': {
    page: () => import('./appointments/loan-booking-page.tsx'),
    live: './appointments/loan-booking-form.tsx',
  },
  'visit-booking': {
    page: () => import('./visits/visit-booking-page.tsx'),
    live: './visits/visit-booking-form.tsx',
  },
  'enrolment-booking': {
    page: () => import('./enrolments/enrolment-booking-page.tsx'),
    live: './enrolments/enrolment-form.tsx',
  },
  'clinic-choice': { page: () => import('./appointments/clinic-choice-page.tsx') },
  'closed-offering': { page: () => import('./appointments/closed-offering-page.tsx') },
  'payment-handoff': { page: () => import('./payments/payment-handoff-page.tsx') },
  'payment-status': {
    page: () => import('./payments/payment-status-page.tsx'),
    live: './payments/live-status-section.tsx',
  },
  token: {
    page: () => import('./queues/token-page.tsx'),
    live: './queues/live-token-section.tsx',
  },
  visit: {
    page: () => import('./visits/visit-page.tsx'),
    live: './visits/live-visit-section.tsx',
  },
  'enrolment-status': {
    page: () => import('./enrolments/enrolment-status-page.tsx'),
    live: './enrolments/live-enrolment-section.tsx',
  },
  board: {
    page: () => import('./queues/board-page.tsx'),
    live: './queues/live-board-section.tsx',
    televisions: true,
  },
  television: {
    page: () => import('./televisions/television-page.tsx'),
    live: './televisions/live-code-section.tsx',
    televisions: true,
  },
  'get-qr': { page: () => import('./retrievals/get-qr-page.tsx') },
  'place-choice': { page: () => import('./retrievals/place-choice-page.tsx') },
  static: { page: () => import('./static-pages/static-page.tsx') },
  'not-found': { page: () => import('./static-pages/not-found-page.tsx') },
  problem: { page: () => import('./static-pages/problem-page.tsx') },
};
