import type { FastifyInstance } from 'fastify';
import type { QueueKind } from '#contract/queues/model.ts';
import { retrievalsApi } from '#contract/retrievals/api.ts';
import { kindIn } from '#server/appointments/kind.ts';
import type { Deps } from '#server/deps.ts';
import type { Address } from '#server/kernel/http/address.ts';
import { mount } from '#server/kernel/http/mount.ts';
import { parkTicket } from '#server/tickets/kind.ts';
import { byMobile, codeOf, view } from './service.ts';

export function retrievalRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, retrievalsApi, {
    qrByStatus: async ({ body }) => codeOf(await view(deps, parkTicket, body.bookingId, body.parkId)),
    qrByMobile: ({ body, address }) => byMobile(deps, parkTicket, body.mobile, body.parkId, address),
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
  ({ body, address }: { body: { mobile: string; offeringId: string }; address: Address }) =>
    byMobile(deps, kindIn[kind], body.mobile, body.offeringId, address);
