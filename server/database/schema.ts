import { join } from 'node:path';
import { readFunctions } from '#server/platform/schema/functions.ts';
import { inOrder } from '#server/platform/schema/steps.ts';
import { accounts } from './tables/accounts.ts';
import { advertisements } from './tables/advertisements.ts';
import { audit } from './tables/audit.ts';
import { bookingRecords } from './tables/booking-records.ts';
import { bookings } from './tables/bookings.ts';
import { branches } from './tables/branches.ts';
import { categories } from './tables/categories.ts';
import { clinics } from './tables/clinics.ts';
import { coachingBatches } from './tables/coaching-batches.ts';
import { counters } from './tables/counters.ts';
import { coupons } from './tables/coupons.ts';
import { doctors } from './tables/doctors.ts';
import { exhibitions } from './tables/exhibitions.ts';
import { figures } from './tables/figures.ts';
import { gatewayCredentials } from './tables/gateway-credentials.ts';
import { images } from './tables/images.ts';
import { inspectors } from './tables/inspectors.ts';
import { onboarding } from './tables/onboarding.ts';
import { organisations } from './tables/organisations.ts';
import { parks } from './tables/parks.ts';
import { passes } from './tables/passes.ts';
import { paymentReviews } from './tables/payment-reviews.ts';
import { payments } from './tables/payments.ts';
import { platform } from './tables/platform.ts';
import { queues } from './tables/queues.ts';
import { savedViews } from './tables/saved-views.ts';
import { sessions } from './tables/sessions.ts';
import { specializations } from './tables/specializations.ts';
import { visits } from './tables/visits.ts';

/** What refers to a table stands after it. */
const NOUNS = {
  platform,
  organisations,
  onboarding,
  savedViews,
  audit,
  sessions,
  images,
  categories,
  parks,
  inspectors,
  doctors,
  specializations,
  clinics,
  branches,
  counters,
  accounts,
  exhibitions,
  visits,
  'coaching-batches': coachingBatches,
  coupons,
  advertisements,
  'gateway-credentials': gatewayCredentials,
  bookings,
  'booking-records': bookingRecords,
  payments,
  'payment-reviews': paymentReviews,
  queues,
  passes,
  figures,
};

/** All that the database consists of: the steps of its tables, and its functions as they stand in their folder now. */
export const SCHEMA = {
  steps: inOrder(NOUNS),
  functions: readFunctions(join(import.meta.dirname, 'functions')),
};
