import type { FastifyInstance } from 'fastify';
import { type EnrolmentFilters, enrolmentsApi } from '#contract/enrolments/api.ts';
import type { Enrolment } from '#contract/enrolments/model.ts';
import type { ListSlice } from '#contract/kernel/endpoint.ts';
import { bookByCall, correctBooking, staffCalls } from '#server/bookings/service.ts';
import type { Deps } from '#server/deps.ts';
import { type Principal, scopeOf } from '#server/kernel/database/scope.ts';
import { mount } from '#server/kernel/http/mount.ts';
import { newestFirst, orderOf } from '#server/kernel/traffic/newest-first.ts';
import { batchEnrolment } from './kind.ts';
import { searchEnrolments, sortedAt } from './repository.ts';

type SearchFilters = Parameters<typeof searchEnrolments>[1];

export function enrolmentRoutes(app: FastifyInstance, deps: Deps): void {
  const search = (actor: Principal, page: ListSlice, filters: SearchFilters) =>
    newestFirst(deps.db, scopeOf(actor), page, {
      table: 'booking',
      order: orderOf(filters.sort, sortedAt(deps.clock.now())),
      query: (tx) => searchEnrolments(tx, filters, deps.clock.now()),
    });
  mount(
    app,
    deps,
    enrolmentsApi,
    {
      add: (call) => bookByCall(deps, batchEnrolment, call),
      ...staffCalls<Enrolment, EnrolmentFilters & ListSlice>(deps, batchEnrolment, search),
      update: ({ actor, params, body: { name, studentName, ...rest } }) =>
        correctBooking(deps, batchEnrolment, actor, params.id, { ...rest, personName: studentName || name }),
    },
    { keepOwnKeys: ['add'] },
  );
}
