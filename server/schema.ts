import { accounts } from './accounts/tables.ts';
import { admissions } from './admissions/tables.ts';
import { advertisements } from './advertisements/tables.ts';
import { audit } from './audit/tables.ts';
import { bookingRecords } from './booking-records/tables.ts';
import { bookings } from './bookings/tables.ts';
import { branches } from './branches/tables.ts';
import { categories } from './categories/tables.ts';
import { clinics } from './clinics/tables.ts';
import { coachingBatches } from './coaching-batches/tables.ts';
import { counters } from './counters/tables.ts';
import { coupons } from './coupons/tables.ts';
import { doctors } from './doctors/tables.ts';
import { exhibitions } from './exhibitions/tables.ts';
import { figures } from './figures/tables.ts';
import { gates } from './gates/tables.ts';
import { gatewayCredentials } from './gateway-credentials/tables.ts';
import { images } from './images/tables.ts';
import { inspectors } from './inspectors/tables.ts';
import { readFunctions } from './kernel/database/schema/functions.ts';
import { inOrder } from './kernel/database/schema/steps.ts';
import { database } from './kernel/database/tables.ts';
import { onboarding } from './onboarding/tables.ts';
import { organisations } from './organisations/tables.ts';
import { parks } from './parks/tables.ts';
import { passes } from './passes/tables.ts';
import { paymentReviews } from './payment-reviews/tables.ts';
import { payments } from './payments/tables.ts';
import { presentations } from './presentations/tables.ts';
import { queueNews } from './queue-news/tables.ts';
import { queues } from './queues/tables.ts';
import { savedViews } from './saved-views/tables.ts';
import { sessions } from './sessions/tables.ts';
import { specializations } from './specializations/tables.ts';
import { televisions } from './televisions/tables.ts';
import { translations } from './translations/tables.ts';
import { visits } from './visits/tables.ts';

/** In order: a noun whose tables refer to another's comes after it. */
const NOUNS = {
  database,
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
  'queue-news': queueNews,
  televisions,
  passes,
  gates,
  figures,
  presentations,
  translations,
  admissions,
};

export const SCHEMA = {
  steps: inOrder(NOUNS),
  functions: readFunctions(import.meta.dirname),
};
