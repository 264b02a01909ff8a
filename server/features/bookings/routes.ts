import type { FastifyInstance } from 'fastify';
import { bookingsApi } from '#contract/bookings/api.ts';
import type { Page } from '#contract/endpoint.ts';
import type { Deps } from '#server/deps.ts';
import { today } from '#server/platform/clock.ts';
import { type Handlers, mount } from '#server/platform/mount.ts';
import { newestFirst } from '#server/platform/newest-first.ts';
import { LIMITS } from '#server/platform/rate-limit.ts';
import { type Principal, requestedOrganisation, scopeOf } from '#server/platform/scope.ts';
import { visitorOf } from '#server/platform/visitor.ts';
import { ticketReport } from './reports.ts';
import { searchTickets, toTickets } from './repository.ts';
import { addTicket, correctMobile, staffTicket, voidBooking } from './service.ts';

type Filters = Parameters<typeof searchTickets>[2];

export function bookingRoutes(app: FastifyInstance, deps: Deps): void {
  /** An inspector sees its own park: naming another one finds nothing. */
  const visible = ({ parkId: ownParkId }: Principal, filters: Filters): Filters => ({ ...filters, ownParkId });
  const search = (actor: Principal, page: Page, filters: Filters) =>
    newestFirst(deps.db, scopeOf(actor), page, {
      table: 'booking',
      query: (tx) => searchTickets(tx, deps.clock.now(), visible(actor, filters)),
      toModels: toTickets,
    });

  const handlers: Handlers<typeof bookingsApi> = {
    add: ({ actor, body, address, request }) => {
      deps.limits.takeHere(LIMITS.bookingByAddress, address);
      return addTicket(deps, body, visitorOf(request, actor));
    },
    list: ({ actor, query, organisationId }) => search(actor, query, { organisationId }),
    listOf: ({ actor, params, body }) =>
      search(actor, body, { organisationId: requestedOrganisation(actor, params.id) }),
    find: ({ actor, body, organisationId }) => search(actor, body, { criteria: body.criteria, organisationId }),
    byProfile: ({ actor, body, organisationId }) => search(actor, body, { ...body, organisationId }),
    search: ({ actor, body, organisationId }) => search(actor, body, { ...body, organisationId }),
    report: ({ actor, body, organisationId }) =>
      ticketReport(deps.db, scopeOf(actor), visible(actor, { ...body, organisationId }), today(deps)),
    one: ({ actor, params }) => staffTicket(deps, actor, params.id),
    update: ({ actor, params, body }) => correctMobile(deps, actor, params.id, body.mobile),
    remove: async ({ actor, params }) => {
      await voidBooking(deps, actor, params.id);
      return { id: params.id, deleted: true as const };
    },
  };
  mount(app, deps, bookingsApi, handlers, { keepOwnKeys: ['add'] });
}
