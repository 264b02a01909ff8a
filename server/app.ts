import Fastify, { type FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { LONGEST_PART, readableAddress } from '#server/kernel/http/readable-address.ts';
import { accountRoutes } from './accounts/routes.ts';
import { admissionRoutes } from './admissions/routes.ts';
import { advertisementRoutes } from './advertisements/routes.ts';
import { doctorAppointment, loanAppointment } from './appointments/kind.ts';
import { appointmentRoutes } from './appointments/routes.ts';
import { attentionRoutes } from './attention/routes.ts';
import { auditRoutes } from './audit/routes.ts';
import { bookingRecordRoutes } from './booking-records/routes.ts';
import { bookingBatch } from './bookings/repository.ts';
import { branchRoutes } from './branches/routes.ts';
import { categoryRoutes } from './categories/routes.ts';
import { clinicRoutes } from './clinics/routes.ts';
import { coachingBatchRoutes } from './coaching-batches/routes.ts';
import { confirmationRoutes } from './confirmations/routes.ts';
import { counterRoutes } from './counters/routes.ts';
import { couponRoutes } from './coupons/routes.ts';
import { dashboardRoutes } from './dashboard/routes.ts';
import type { Deps, World } from './deps.ts';
import { doctorRoutes } from './doctors/routes.ts';
import { batchEnrolment } from './enrolments/kind.ts';
import { enrolmentRoutes } from './enrolments/routes.ts';
import { exhibitionRoutes } from './exhibitions/routes.ts';
import { figuresRoutes } from './figures/routes.ts';
import { gateRoutes } from './gates/routes.ts';
import { gatewayCredentialRoutes } from './gateway-credentials/routes.ts';
import { imageRoutes } from './images/routes.ts';
import { inspectorRoutes } from './inspectors/routes.ts';
import { type Batches, openBatches } from './kernel/database/batches.ts';
import { addressKeyOf } from './kernel/http/address-share.ts';
import { registerErrors } from './kernel/http/errors.ts';
import { rememberLanguage, sayAnswers } from './kernel/http/language.ts';
import { registerOpenApi } from './kernel/http/openapi/openapi.ts';
import { refuseOtherMethods } from './kernel/http/other-methods.ts';
import { answerKept, keptPages } from './kernel/http/pages/kept-pages.ts';
import { OneLineLog } from './kernel/http/request-log.ts';
import { registerSecurityHeaders } from './kernel/http/security-headers.ts';
import { guardSlowReaders, guardSlowRequests, PATIENCE, slowRequestOptions } from './kernel/http/slow-requests.ts';
import { warnOfUnnamedProxy } from './kernel/http/unnamed-proxy.ts';
import { sessionBatch } from './kernel/identity/session-batch.ts';
import { registerHealth } from './kernel/operations/health.ts';
import { type LogStream, loggerOptions } from './kernel/operations/log.ts';
import { openRealtime, type RealtimeOptions } from './kernel/realtime/realtime.ts';
import { registerAdmission } from './kernel/traffic/admission.ts';
import type { CLASSES } from './kernel/traffic/classes.ts';
import { sharersOf } from './kernel/traffic/sharers.ts';
import { offeringRoutes } from './offerings/routes.ts';
import { publishing } from './offerings/service.ts';
import { onboardingRoutes } from './onboarding/routes.ts';
import { organisationRoutes } from './organisations/routes.ts';
import { bodyExample } from './pages/call-examples.ts';
import { registerVisitorPages } from './pages/register.ts';
import { parkRoutes } from './parks/routes.ts';
import { scanBatch } from './passes/repository.ts';
import { passRoutes } from './passes/routes.ts';
import { passKeyOf } from './passes/service.ts';
import { paymentReviewRoutes } from './payment-reviews/routes.ts';
import { paymentRoutes } from './payments/routes.ts';
import { presentationRoutes } from './presentations/routes.ts';
import { queueNewsRoutes } from './queue-news/routes.ts';
import { queueRoutes } from './queues/routes.ts';
import { retrievalRoutes } from './retrievals/routes.ts';
import { savedViewRoutes } from './saved-views/routes.ts';
import { sessionRoutes } from './sessions/routes.ts';
import { specializationRoutes } from './specializations/routes.ts';
import { televisionRoutes } from './televisions/routes.ts';
import { parkTicket } from './tickets/kind.ts';
import { ticketRoutes } from './tickets/routes.ts';
import { translationRoutes } from './translations/routes.ts';
import { ownTexts } from './translations/service.ts';
import { showVisit } from './visits/kind.ts';
import { visitRoutes } from './visits/routes.ts';

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
  presentationRoutes,
  translationRoutes,
  couponRoutes,
  advertisementRoutes,
  imageRoutes,
  ticketRoutes,
  appointmentRoutes,
  queueRoutes,
  queueNewsRoutes,
  televisionRoutes,
  enrolmentRoutes,
  visitRoutes,
  paymentRoutes,
  paymentReviewRoutes,
  passRoutes,
  admissionRoutes,
  gateRoutes,
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

const KINDS: Deps['kinds'] = {
  'park-ticket': parkTicket,
  'doctor-appointment': doctorAppointment,
  'loan-appointment': loanAppointment,
  'show-visit': showVisit,
  'batch-enrolment': batchEnrolment,
};

const batchesOf = (world: World, batches: Batches): Deps['batches'] => ({
  bookings: Object.fromEntries(
    Object.values(KINDS).map(({ name, writing }) => [name, bookingBatch(world, batches, writing)]),
  ) as Deps['batches']['bookings'],
  scans: scanBatch(world, batches),
  sessions: sessionBatch(world, batches),
  turn: batches.turn,
});

export interface BuiltServer {
  app: FastifyInstance;
  deps: Deps;
}

interface AppOptions extends RealtimeOptions {
  pages: 'built' | 'dev' | 'none';
  logTo?: LogStream;
  traffic?: typeof CLASSES;
  /** For tests; the product's batches otherwise. */
  batches?: Batches;
}

/** Does not listen yet. `pages: 'none'` is for tests of the API alone. */
export async function buildApp(
  world: World,
  { pages, logTo, traffic, batches: given, ...realtime }: AppOptions,
): Promise<BuiltServer> {
  const { logLevel, trustProxy } = world.config;
  const app = Fastify({
    logger: loggerOptions(logLevel, logTo),
    logController: new OneLineLog(),
    genReqId: () => crypto.randomUUID(),
    trustProxy: trustProxy === '' ? false : trustProxy.split(','),
    bodyLimit: 256 * 1024,
    rewriteUrl: readableAddress,
    routerOptions: { maxParamLength: LONGEST_PART },
    ...slowRequestOptions(PATIENCE),
  });
  const batches = batchesOf(world, given ?? openBatches(world, app.log));
  const live = openRealtime(app, { ...world, batches }, realtime);
  const deps: Deps = {
    ...world,
    log: app.log,
    kinds: KINDS,
    publishing,
    endpoints: [],
    realtime: live,
    passKey: passKeyOf(world.config),
    addressKey: addressKeyOf(world.config),
    parks: new LRUCache({ max: 2000 }),
    placesLeft: new LRUCache({ max: 50_000 }),
    pages: keptPages(world.clock),
    batches,
  };
  // Fastify parses plain text by default, which no endpoint accepts.
  app.removeContentTypeParser('text/plain');
  rememberLanguage(app, world.config);
  answerKept(app, deps.pages);
  registerSecurityHeaders(app, deps);
  warnOfUnnamedProxy(app, trustProxy);
  registerAdmission(app, deps, traffic, sharersOf(deps));
  guardSlowRequests(app, PATIENCE);
  guardSlowReaders(app, PATIENCE);
  registerErrors(app, deps);
  sayAnswers(app, (language, ids) => ownTexts(deps, language, ids));
  const allCallsAreMounted = refuseOtherMethods(app);
  registerHealth(app, deps);
  registerOpenApi(app, deps, { description: 'Tickets, appointments and tokens.', bodyExample });
  for (const feature of FEATURES) await feature(app, deps);
  allCallsAreMounted();
  if (pages !== 'none') await registerVisitorPages(app, deps, pages);
  return { app, deps };
}
