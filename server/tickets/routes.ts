import type { FastifyInstance } from 'fastify';
import type { ListSlice } from '#contract/kernel/endpoint.ts';
import { ticketsApi } from '#contract/tickets/api.ts';
import { BOOKING_BY_ADDRESS, book, correctBooking, staffBooking, voidBooking } from '#server/bookings/service.ts';
import type { Deps } from '#server/deps.ts';
import { type Principal, requestedOrganisation, scopeOf } from '#server/kernel/database/scope.ts';
import { type Handlers, mount } from '#server/kernel/http/mount.ts';
import { visitorOf } from '#server/kernel/http/visitor.ts';
import { today } from '#server/kernel/operations/clock.ts';
import { newestFirst, orderOf } from '#server/kernel/traffic/newest-first.ts';
import { parkTicket } from './kind.ts';
import { ticketReport, totalOfTickets } from './reports.ts';
import { searchTickets, sortedAt, toTickets } from './repository.ts';

type SearchFilters = Parameters<typeof searchTickets>[2];

export function ticketRoutes(app: FastifyInstance, deps: Deps): void {
  /** Narrows filters to an inspector's own park: naming another one finds nothing. */
  const visible = ({ parkId: ownParkId }: Principal, filters: SearchFilters): SearchFilters => ({
    ...filters,
    ownParkId,
  });
  const search = (actor: Principal, page: ListSlice, filters: SearchFilters) =>
    newestFirst(deps.db, scopeOf(actor), page, {
      table: 'booking',
      order: orderOf(filters.sort, sortedAt(deps.clock.now())),
      query: (tx) => searchTickets(tx, deps.clock.now(), visible(actor, filters)),
      total: (tx) => totalOfTickets(tx, visible(actor, filters)),
      toModels: toTickets,
    });

  const handlers: Handlers<typeof ticketsApi> = {
    add: ({ actor, body, address, request }) => {
      deps.limits.takeHere(BOOKING_BY_ADDRESS, address);
      return book(deps, parkTicket, body, visitorOf(request, actor));
    },
    list: ({ actor, query, organisationId }) => search(actor, query, { organisationId }),
    listOf: ({ actor, params, body }) =>
      search(actor, body, { organisationId: requestedOrganisation(actor, params.id) }),
    find: ({ actor, body, organisationId }) => search(actor, body, { criteria: body.criteria, organisationId }),
    byProfile: ({ actor, body, organisationId }) => search(actor, body, { ...body, organisationId }),
    search: ({ actor, body, organisationId }) => search(actor, body, { ...body, organisationId }),
    report: ({ actor, body, organisationId }) =>
      ticketReport(deps.db, scopeOf(actor), visible(actor, { ...body, organisationId }), today(deps)),
    one: ({ actor, params }) => staffBooking(deps, parkTicket, actor, params.id),
    update: ({ actor, params, body }) => correctBooking(deps, parkTicket, actor, params.id, body),
    remove: async ({ actor, params }) => {
      await voidBooking(deps, parkTicket, actor, params.id);
      return { id: params.id, deleted: true as const };
    },
  };
  mount(app, deps, ticketsApi, handlers, { keepOwnKeys: ['add'] });
}
