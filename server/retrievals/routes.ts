import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '#contract/kernel/errors.ts';
import type { QueueKind } from '#contract/queues/model.ts';
import { retrievalsApi } from '#contract/retrievals/api.ts';
import { TICKET_PROBLEMS } from '#contract/tickets/words.ts';
import { kindIn } from '#server/appointments/kind.ts';
import type { Deps } from '#server/deps.ts';
import { mount } from '#server/kernel/http/mount.ts';
import { parkTicket } from '#server/tickets/kind.ts';
import { byMobile, codeOf, mobileProblems, problem, view } from './service.ts';

export function retrievalRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, retrievalsApi, {
    qrByStatus: async ({ body }) => codeOf(await view(deps, parkTicket, body.bookingId, body.parkId)),
    qrByMobile({ body: { mobile, parkId }, request }) {
      if (parkId === '') refuse([...mobileProblems(mobile), problem('parkId', TICKET_PROBLEMS.noPark)]);
      return byMobile(deps, parkTicket, mobile, parkId, request);
    },
    doctorByStatus: byStatus(deps, 'doctor'),
    doctorByMobile: tokensByMobile(deps, 'doctor'),
    loanByStatus: byStatus(deps, 'loan'),
    loanByMobile: tokensByMobile(deps, 'loan'),
  });
}

const byStatus =
  (deps: Deps, kind: QueueKind) =>
  async ({ body }: { body: { bookingId: string; offeringId: string } }) =>
    codeOf(await view(deps, kindIn[kind], body.bookingId, body.offeringId));

const tokensByMobile =
  (deps: Deps, kind: QueueKind) =>
  ({ body, request }: { body: { mobile: string; offeringId: string }; request: FastifyRequest }) =>
    byMobile(deps, kindIn[kind], body.mobile, body.offeringId, request);
