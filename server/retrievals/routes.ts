import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '#contract/kernel/errors.ts';
import { text } from '#contract/kernel/text.ts';
import { retrievalsApi } from '#contract/retrievals/api.ts';
import type { Booked, BookingKind } from '#server/booking-kind.ts';
import type { Deps } from '#server/deps.ts';
import { mount } from '#server/kernel/http/mount.ts';
import { byMobile, codeOf, mobileProblems, problem, view } from './service.ts';

export function retrievalRoutes(app: FastifyInstance, deps: Deps): void {
  const { kinds } = deps;
  mount(app, deps, retrievalsApi, {
    qrByStatus: async ({ body }) => codeOf(await view(deps, kinds['park-ticket'], body.bookingId, body.parkId)),
    qrByMobile({ body: { mobile, parkId }, request }) {
      if (parkId === '') refuse([...mobileProblems(mobile), problem('parkId', text('tickets.noPark'))]);
      return byMobile(deps, kinds['park-ticket'], mobile, parkId, request);
    },
    doctorByStatus: codeByStatus(deps, kinds['doctor-appointment']),
    doctorByMobile: bookingsByMobile(deps, kinds['doctor-appointment']),
    loanByStatus: codeByStatus(deps, kinds['loan-appointment']),
    loanByMobile: bookingsByMobile(deps, kinds['loan-appointment']),
    visitByStatus: codeByStatus(deps, kinds['show-visit']),
    visitByMobile: bookingsByMobile(deps, kinds['show-visit']),
    enrolmentByStatus: codeByStatus(deps, kinds['batch-enrolment']),
    enrolmentByMobile: bookingsByMobile(deps, kinds['batch-enrolment']),
  });
}

const codeByStatus =
  (deps: Deps, kind: BookingKind) =>
  async ({ body }: { body: { bookingId: string; offeringId: string } }) =>
    codeOf(await view(deps, kind, body.bookingId, body.offeringId));

const bookingsByMobile =
  <B extends Booked>(deps: Deps, kind: BookingKind<B>) =>
  ({ body, request }: { body: { mobile: string; offeringId: string }; request: FastifyRequest }) =>
    byMobile(deps, kind, body.mobile, body.offeringId, request);
