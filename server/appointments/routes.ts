import type { FastifyInstance } from 'fastify';
import { type AppointmentFilters, doctorAppointmentsApi, loanAppointmentsApi } from '#contract/appointments/api.ts';
import type { Appointment } from '#contract/appointments/model.ts';
import type { ListSlice } from '#contract/kernel/endpoint.ts';
import type { QueueKind } from '#contract/queues/model.ts';
import { bookByCall, staffCalls } from '#server/bookings/service.ts';
import type { Deps } from '#server/deps.ts';
import { type Principal, scopeOf } from '#server/kernel/database/scope.ts';
import { mount } from '#server/kernel/http/mount.ts';
import { today } from '#server/kernel/operations/clock.ts';
import { newestFirst, orderOf } from '#server/kernel/traffic/newest-first.ts';
import { deskOf, doctorAppointment, kindIn, loanAppointment } from './kind.ts';
import { searchAppointments, sortedAt } from './repository.ts';

type SearchFilters = Parameters<typeof searchAppointments>[2];

export function appointmentRoutes(app: FastifyInstance, deps: Deps): void {
  const keepOwnKeys = { keepOwnKeys: ['add'] as const };
  mount(
    app,
    deps,
    doctorAppointmentsApi,
    {
      add: (call) => bookByCall(deps, doctorAppointment, call),
      ...staffHandlers(deps, 'doctor'),
    },
    keepOwnKeys,
  );
  mount(
    app,
    deps,
    loanAppointmentsApi,
    {
      add: (call) => bookByCall(deps, loanAppointment, call),
      ...staffHandlers(deps, 'loan'),
    },
    keepOwnKeys,
  );
}

/** A counter that filters by another counter or branch finds only what both may see, which is mostly nothing. */
function staffHandlers(deps: Deps, kind: QueueKind) {
  const search = (actor: Principal, page: ListSlice, filters: SearchFilters) =>
    newestFirst(deps.db, scopeOf(actor), page, {
      table: 'booking',
      order: orderOf(filters.sort, sortedAt(deps.clock.now())),
      query: (tx) => searchAppointments(tx, kind, { ...filters, desk: deskOf(actor, today(deps)) }, deps.clock.now()),
    });
  return staffCalls<Appointment, AppointmentFilters & ListSlice>(deps, kindIn[kind], search);
}
