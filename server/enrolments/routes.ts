import type { FastifyInstance } from 'fastify';
import { type EnrolmentFilters, enrolmentsApi } from '#contract/enrolments/api.ts';
import type { ListSlice } from '#contract/kernel/endpoint.ts';
import { BOOKING_BY_ADDRESS, book, correctBooking, staffBooking, voidBooking } from '#server/bookings/service.ts';
import type { Deps } from '#server/deps.ts';
import { type Principal, requestedOrganisation, scopeOf } from '#server/kernel/database/scope.ts';
import { mount } from '#server/kernel/http/mount.ts';
import { visitorOf } from '#server/kernel/http/visitor.ts';
import { newestFirst, orderOf } from '#server/kernel/traffic/newest-first.ts';
import { byMobile, codeOf, view } from '#server/retrievals/service.ts';
import { batchEnrolment } from './kind.ts';
import { searchEnrolments, sortedAt } from './repository.ts';

type SearchFilters = Parameters<typeof searchEnrolments>[1];
interface Filtered {
  actor: Principal;
  body: EnrolmentFilters;
  organisationId: string | null;
}

export function enrolmentRoutes(app: FastifyInstance, deps: Deps): void {
  const search = (actor: Principal, page: ListSlice, filters: SearchFilters) =>
    newestFirst(deps.db, scopeOf(actor), page, {
      table: 'booking',
      order: orderOf(filters.sort, sortedAt(deps.clock.now())),
      query: (tx) => searchEnrolments(tx, filters, deps.clock.now()),
    });
  const filtered = ({ actor, body, organisationId }: Filtered) => search(actor, body, { ...body, organisationId });
  mount(
    app,
    deps,
    enrolmentsApi,
    {
      add: ({ actor, body, address, request }) => {
        deps.limits.takeHere(BOOKING_BY_ADDRESS, address);
        return book(deps, batchEnrolment, body, visitorOf(request, actor));
      },
      list: ({ actor, query, organisationId }) => search(actor, query, { organisationId }),
      listOf: ({ actor, params, body }) =>
        search(actor, body, { organisationId: requestedOrganisation(actor, params.id) }),
      find: ({ actor, body, organisationId }) => search(actor, body, { criteria: body.criteria, organisationId }),
      byProfile: filtered,
      search: filtered,
      report: filtered,
      one: ({ actor, params }) => staffBooking(deps, batchEnrolment, actor, params.id),
      update: ({ actor, params, body: { name, studentName, ...rest } }) =>
        correctBooking(deps, batchEnrolment, actor, params.id, { ...rest, personName: studentName || name }),
      remove: async ({ actor, params }) => {
        await voidBooking(deps, batchEnrolment, actor, params.id);
        return { id: params.id, deleted: true as const };
      },
      byStatus: async ({ body }) => codeOf(await view(deps, batchEnrolment, body.bookingId, body.offeringId)),
      byMobile: ({ body, address }) => byMobile(deps, batchEnrolment, body.mobile, body.offeringId, address),
    },
    { keepOwnKeys: ['add'] },
  );
}
