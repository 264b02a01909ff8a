import { accountsStory } from './accounts.ts';
import { appointmentsStory, tokensStory } from './appointments.ts';
import { auditStory } from './audit.ts';
import { bookingRecordsStory } from './booking-records.ts';
import { bookingsStory } from './bookings.ts';
import { enrolmentsStory } from './enrolments.ts';
import { imagesStory } from './images.ts';
import { branchesStory, clinicsStory, coachingStory, showsStory } from './offerings.ts';
import { onboardingStory } from './onboarding.ts';
import { parksStory } from './parks.ts';
import { paymentReviewsStory } from './payment-reviews.ts';
import { peopleStory } from './people.ts';
import type { GoldenCall, StoryWorld } from './recorder.ts';
import { savedViewsStory } from './saved-views.ts';
import { visitsStory } from './visits.ts';
import { walletsStory } from './wallets.ts';

/** The stories whose calls are written down in docs/calls/, a page each. */
export const STORIES: Record<string, (world: StoryWorld, tell: GoldenCall) => Promise<void>> = {
  people: peopleStory,
  parks: parksStory,
  clinics: clinicsStory,
  branches: branchesStory,
  shows: showsStory,
  coaching: coachingStory,
  images: imagesStory,
  bookings: bookingsStory,
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
