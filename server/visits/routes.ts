import type { FastifyInstance } from 'fastify';
import type { ListSlice } from '#contract/kernel/endpoint.ts';
import { type VisitFilters, visitsApi } from '#contract/visits/api.ts';
import type { Visit } from '#contract/visits/model.ts';
import { bookByCall, bookingNamed, correctBooking, staffCalls } from '#server/bookings/service.ts';
import type { Deps } from '#server/deps.ts';
import { type Principal, scopeOf } from '#server/kernel/database/scope.ts';
import { type Handlers, mount } from '#server/kernel/http/mount.ts';
import { READ_BY_ADDRESS } from '#server/kernel/http/rate-limit.ts';
import { newestFirst } from '#server/kernel/traffic/newest-first.ts';
import { showVisit } from './kind.ts';
import { searchVisits } from './repository.ts';

export function visitRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, visitsApi, { ...visitorHandlers(deps), ...staffHandlers(deps) }, { keepOwnKeys: ['add'] });
}

type Visits = Handlers<typeof visitsApi>;

function visitorHandlers(deps: Deps): Pick<Visits, 'add' | 'details'> {
  return {
    add: (call) => bookByCall(deps, showVisit, call),
    details: async ({ body, address }) => {
      deps.limits.takeHere(READ_BY_ADDRESS, address);
      return detailsOf(deps, await bookingNamed(deps, showVisit, body.bookingId));
    },
  };
}

const detailsOf = (deps: Deps, visit: Visit) => ({
  ...visit,
  bookingId: visit.id,
  message: showVisit.pass.message(deps, visit),
  state: visit.status === 'paid' ? ('booked' as const) : ('cancelled' as const),
  waitingBefore: null,
  minutes: null,
});

function staffHandlers(deps: Deps): Omit<Visits, keyof ReturnType<typeof visitorHandlers>> {
  const search = (actor: Principal, page: ListSlice, filters: Parameters<typeof searchVisits>[1]) =>
    newestFirst(deps.db, scopeOf(actor), page, { table: 'booking', query: (tx) => searchVisits(tx, filters) });
  return {
    ...staffCalls<Visit, VisitFilters>(deps, showVisit, search),
    // The report has only those who come: cancelled visits are in every list but this one.
    report: ({ actor, body, organisationId }) => search(actor, body, { ...body, status: 'paid', organisationId }),
    update: ({ actor, params, body }) =>
      correctBooking(deps, showVisit, actor, params.id, { mobile: body.mobile, personName: body.personName }),
  };
}
