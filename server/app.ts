import Fastify, { type FastifyInstance } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { accountRoutes } from '#server/features/accounts/routes.ts';
import { advertisementRoutes } from '#server/features/advertisements/routes.ts';
import { doctorAppointment, loanAppointment } from '#server/features/appointments/kind.ts';
import { appointmentRoutes } from '#server/features/appointments/routes.ts';
import { attentionRoutes } from '#server/features/attention/routes.ts';
import { auditRoutes } from '#server/features/audit/routes.ts';
import { bookingRecordRoutes } from '#server/features/booking-records/routes.ts';
import { branchRoutes } from '#server/features/branches/routes.ts';
import { categoryRoutes } from '#server/features/categories/routes.ts';
import { clinicRoutes } from '#server/features/clinics/routes.ts';
import { coachingBatchRoutes } from '#server/features/coaching-batches/routes.ts';
import { confirmationRoutes } from '#server/features/confirmations/routes.ts';
import { counterRoutes } from '#server/features/counters/routes.ts';
import { couponRoutes } from '#server/features/coupons/routes.ts';
import { dashboardRoutes } from '#server/features/dashboard/routes.ts';
import { doctorRoutes } from '#server/features/doctors/routes.ts';
import { batchEnrolment } from '#server/features/enrolments/kind.ts';
import { enrolmentRoutes } from '#server/features/enrolments/routes.ts';
import { exhibitionRoutes } from '#server/features/exhibitions/routes.ts';
import { figuresRoutes } from '#server/features/figures/routes.ts';
import { gatewayCredentialRoutes } from '#server/features/gateway-credentials/routes.ts';
import { imageRoutes } from '#server/features/images/routes.ts';
import { inspectorRoutes } from '#server/features/inspectors/routes.ts';
import { offeringRoutes } from '#server/features/offerings/routes.ts';
import { onboardingRoutes } from '#server/features/onboarding/routes.ts';
import { organisationRoutes } from '#server/features/organisations/routes.ts';
import { parkRoutes } from '#server/features/parks/routes.ts';
import { passRoutes } from '#server/features/passes/routes.ts';
import { paymentReviewRoutes } from '#server/features/payment-reviews/routes.ts';
import { paymentRoutes } from '#server/features/payments/routes.ts';
import { queueRoutes } from '#server/features/queues/routes.ts';
import { retrievalRoutes } from '#server/features/retrievals/routes.ts';
import { savedViewRoutes } from '#server/features/saved-views/routes.ts';
import { sessionRoutes } from '#server/features/sessions/routes.ts';
import { specializationRoutes } from '#server/features/specializations/routes.ts';
import { parkTicket } from '#server/features/tickets/kind.ts';
import { ticketRoutes } from '#server/features/tickets/routes.ts';
import { showVisit } from '#server/features/visits/kind.ts';
import { visitRoutes } from '#server/features/visits/routes.ts';
import { registerVisitorPages } from '#server/pages/register.ts';
import { registerErrors } from '#server/platform/errors.ts';
import { registerHealth } from '#server/platform/health.ts';
import { type Lanes, openLanes } from '#server/platform/lanes.ts';
import { type LogStream, loggerOptions } from '#server/platform/log.ts';
import { registerOpenApi } from '#server/platform/openapi.ts';
import { refuseOtherMethods } from '#server/platform/other-methods.ts';
import { openRealtime, type RealtimeOptions } from '#server/platform/realtime/realtime.ts';
import { requestLog } from '#server/platform/request-log.ts';
import { registerSecurityHeaders } from '#server/platform/security-headers.ts';
import { guardSlowReaders, guardSlowRequests, PATIENCE, slowRequestOptions } from '#server/platform/slow-requests.ts';
import { registerAdmission } from '#server/platform/traffic/admission.ts';
import type { CLASSES } from '#server/platform/traffic/classes.ts';
import { sharersOf } from '#server/platform/traffic/sharers.ts';
import { warnOfUnnamedProxy } from '#server/platform/unnamed-proxy.ts';

/** The features, in order, by name. */
const FEATURES = [
  organisationRoutes,
  sessionRoutes,
  accountRoutes,
  parkRoutes,
  inspectorRoutes,
  gatewayCredentialRoutes,
  categoryRoutes,
  specializationRoutes,
  doctorRoutes,
  clinicRoutes,
  branchRoutes,
  counterRoutes,
  exhibitionRoutes,
  coachingBatchRoutes,
  offeringRoutes,
  couponRoutes,
  advertisementRoutes,
  imageRoutes,
  ticketRoutes,
  appointmentRoutes,
  queueRoutes,
  enrolmentRoutes,
  visitRoutes,
  paymentRoutes,
  paymentReviewRoutes,
  passRoutes,
  retrievalRoutes,
  bookingRecordRoutes,
  dashboardRoutes,
  confirmationRoutes,
  onboardingRoutes,
  savedViewRoutes,
  attentionRoutes,
  figuresRoutes,
  auditRoutes,
];

/** The kinds of booking, by name. */
const KINDS: Deps['kinds'] = {
  'park-ticket': parkTicket,
  'doctor-appointment': doctorAppointment,
  'loan-appointment': loanAppointment,
  'show-visit': showVisit,
  'batch-enrolment': batchEnrolment,
};

export interface Server {
  app: FastifyInstance;
  deps: Deps;
}

interface AppOptions extends RealtimeOptions {
  pages: 'built' | 'dev' | 'none';
  logTo?: LogStream;
  /** Shares other than the product's, for tests. */
  traffic?: typeof CLASSES;
  /** Others than those that go together, for tests. */
  lanes?: Lanes;
}

/**
 * Builds the whole server around its outside world; it does not listen yet. Tests of the API alone build it without
 * pages.
 */
export async function buildApp(
  world: Omit<Deps, 'log' | 'lanes' | 'realtime' | 'kinds' | 'endpoints'>,
  { pages, logTo, traffic, lanes, ...realtime }: AppOptions,
): Promise<Server> {
  const { logLevel, trustProxy } = world.config;
  const app = Fastify({
    logger: loggerOptions(logLevel, logTo),
    childLoggerFactory: requestLog,
    genReqId: () => crypto.randomUUID(),
    trustProxy: trustProxy === '' ? false : trustProxy.split(','),
    bodyLimit: 256 * 1024,
    ...slowRequestOptions(PATIENCE),
  });
  const live = openRealtime(app, world, realtime);
  const deps: Deps = {
    ...world,
    log: app.log,
    kinds: KINDS,
    endpoints: [],
    realtime: live,
    lanes: lanes ?? openLanes(world, app.log),
  };
  // Fastify reads plain text unless it is told not to; no call of ours does.
  app.removeContentTypeParser('text/plain');
  registerSecurityHeaders(app, deps);
  warnOfUnnamedProxy(app, trustProxy);
  registerAdmission(app, deps, traffic, sharersOf(deps));
  guardSlowRequests(app, PATIENCE);
  guardSlowReaders(app, PATIENCE);
  registerErrors(app, deps);
  const allCallsAreMounted = refuseOtherMethods(app);
  registerHealth(app, deps);
  registerOpenApi(app, deps);
  for (const feature of FEATURES) await feature(app, deps);
  allCallsAreMounted();
  if (pages !== 'none') await registerVisitorPages(app, deps, pages);
  return { app, deps };
}
