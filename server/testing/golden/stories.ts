import { appointmentsStory, enrolmentsStory, ticketsStory, tokensStory, visitsStory } from './bookings.ts';
import { branchesStory, clinicsStory, coachingStory, parksStory, showsStory } from './offerings.ts';
import { accountsStory, auditStory, imagesStory, onboardingStory, peopleStory, savedViewsStory } from './people.ts';
import type { Story } from './recorder.ts';
import { bookingRecordsStory, paymentReviewsStory, walletsStory } from './records.ts';

/** The stories whose calls are written down in server/testing/snapshots/calls/, a page each. */
export const STORIES: Record<string, Story> = {
  people: peopleStory,
  parks: parksStory,
  clinics: clinicsStory,
  branches: branchesStory,
  shows: showsStory,
  coaching: coachingStory,
  images: imagesStory,
  bookings: ticketsStory,
  appointments: appointmentsStory,
  tokens: tokensStory,
  visits: visitsStory,
  enrolments: enrolmentsStory,
  wallets: walletsStory,
  accounts: accountsStory,
  audit: auditStory,
  'payment-reviews': paymentReviewsStory,
  'booking-records': bookingRecordsStory,
  onboarding: onboardingStory,
  'saved-views': savedViewsStory,
};
