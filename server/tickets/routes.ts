import type { FastifyInstance } from 'fastify';
import type { ListSlice } from '#contract/kernel/endpoint.ts';
import { ticketsApi } from '#contract/tickets/api.ts';
import type { Ticket } from '#contract/tickets/model.ts';
import { bookByCall, correctBooking, staffCalls } from '#server/bookings/service.ts';
import type { Deps } from '#server/deps.ts';
import { type Principal, scopeOf } from '#server/kernel/database/scope.ts';
import { type Handlers, mount } from '#server/kernel/http/mount.ts';
import { today } from '#server/kernel/operations/clock.ts';
import { newestFirst, orderOf } from '#server/kernel/traffic/newest-first.ts';
import { parkTicket } from './kind.ts';
import { ticketReport, totalOfTickets } from './reports.ts';
import { searchTickets, sortedAt, toTickets } from './repository.ts';

type SearchFilters = Parameters<typeof searchTickets>[2];

export function ticketRoutes(app: FastifyInstance, deps: Deps): void {
  /** An inspector who names another park finds nothing. */
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
    add: (call) => bookByCall(deps, parkTicket, call),
    ...staffCalls<Ticket, SearchFilters & ListSlice>(deps, parkTicket, search),
    report: ({ actor, body, organisationId }) =>
      ticketReport(deps.db, scopeOf(actor), visible(actor, { ...body, organisationId }), today(deps)),
    update: ({ actor, params, body }) => correctBooking(deps, parkTicket, actor, params.id, body),
  };
  mount(app, deps, ticketsApi, handlers, { keepOwnKeys: ['add'] });
}
