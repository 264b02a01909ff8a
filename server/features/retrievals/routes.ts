import type { FastifyInstance } from 'fastify';
import { retrievalsApi } from '#contract/retrievals/api.ts';
import type { Deps } from '#server/deps.ts';
import { mount } from '#server/platform/mount.ts';
import { ticketsByMobile, viewTicket } from './service.ts';

export function retrievalRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, retrievalsApi, {
    qrByStatus: async ({ body }) => {
      const { ticket, image, message } = await viewTicket(deps, body.bookingId, body.parkId);
      return { status: image !== null, image, message, paymentStatus: ticket.status };
    },
    qrByMobile: async ({ body, address }) => {
      const { tickets, message } = await ticketsByMobile(deps, body.mobile, body.parkId, address);
      return { ticketDetails: tickets, message };
    },
  });
}
