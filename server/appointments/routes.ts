import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type AppointmentFilters, doctorAppointmentsApi, loanAppointmentsApi } from '#contract/appointments/api.ts';
import type { Criterion } from '#contract/kernel/criteria.ts';
import type { ListSlice } from '#contract/kernel/endpoint.ts';
import type { QueueKind } from '#contract/queues/model.ts';
import { BOOKING_BY_ADDRESS, book, staffBooking, voidBooking } from '#server/bookings/service.ts';
import type { Deps } from '#server/deps.ts';
import { type Actor, type Principal, requestedOrganisation, scopeOf } from '#server/kernel/database/scope.ts';
import type { Address } from '#server/kernel/http/address.ts';
import { mount } from '#server/kernel/http/mount.ts';
import { type Visitor, visitorOf } from '#server/kernel/http/visitor.ts';
import { today } from '#server/kernel/operations/clock.ts';
import { newestFirst, orderOf } from '#server/kernel/traffic/newest-first.ts';
import { deskOf, doctorAppointment, kindIn, loanAppointment } from './kind.ts';
import { searchAppointments, sortedAt } from './repository.ts';

type SearchFilters = Parameters<typeof searchAppointments>[2];
type AppointmentSearch<B> = { actor: Principal; organisationId: string | null } & B;

export function appointmentRoutes(app: FastifyInstance, deps: Deps): void {
  const senderOf = (request: FastifyRequest, actor: Actor, address: Address): Visitor => {
    deps.limits.takeHere(BOOKING_BY_ADDRESS, address);
    return visitorOf(request, actor);
  };
  const keepOwnKeys = { keepOwnKeys: ['add'] as const };
  mount(
    app,
    deps,
    doctorAppointmentsApi,
    {
      add: ({ actor, body, address, request }) =>
        book(deps, doctorAppointment, body, senderOf(request, actor, address)),
      ...staffHandlers(deps, 'doctor'),
    },
    keepOwnKeys,
  );
  mount(
    app,
    deps,
    loanAppointmentsApi,
    {
      add: ({ actor, body, address, request }) => book(deps, loanAppointment, body, senderOf(request, actor, address)),
      ...staffHandlers(deps, 'loan'),
    },
    keepOwnKeys,
  );
}

/**
 * Lists and single appointments for staff. A counter that names another counter or another branch finds only what both
 * may see, which is mostly nothing.
 */
function staffHandlers(deps: Deps, kind: QueueKind) {
  const search = (actor: Principal, page: ListSlice, filters: SearchFilters) =>
    newestFirst(deps.db, scopeOf(actor), page, {
      table: 'booking',
      order: orderOf(filters.sort, sortedAt(deps.clock.now())),
      query: (tx) => searchAppointments(tx, kind, { ...filters, desk: deskOf(actor, today(deps)) }, deps.clock.now()),
    });
  const filtered = ({ actor, body, organisationId }: AppointmentSearch<{ body: AppointmentFilters }>) =>
    search(actor, body, { ...body, organisationId });
  return {
    list: ({ actor, query, organisationId }: AppointmentSearch<{ query: ListSlice }>) =>
      search(actor, query, { organisationId }),
    listOf: ({ actor, params, body }: AppointmentSearch<{ params: { id: string }; body: ListSlice }>) =>
      search(actor, body, { organisationId: requestedOrganisation(actor, params.id) }),
    find: ({
      actor,
      body,
      organisationId,
    }: AppointmentSearch<{ body: ListSlice & { criteria: readonly Criterion[] } }>) =>
      search(actor, body, { criteria: body.criteria, organisationId }),
    byProfile: filtered,
    search: filtered,
    report: filtered,
    one: ({ actor, params }: AppointmentSearch<{ params: { id: string } }>) =>
      staffBooking(deps, kindIn[kind], actor, params.id),
    remove: async ({ actor, params }: AppointmentSearch<{ params: { id: string } }>) => {
      await voidBooking(deps, kindIn[kind], actor, params.id);
      return { id: params.id, deleted: true as const };
    },
  };
}
