import type { FastifyInstance } from 'fastify';
import { bookingRecordsApi } from '#contract/booking-records/api.ts';
import type { Deps } from '#server/deps.ts';
import { mount } from '#server/kernel/http/mount.ts';
import {
  addNote,
  bookingRecord,
  bookingsOfVisitor,
  cancelBooking,
  correctMobile,
  findBookings,
  moveBooking,
  openingsOf,
} from './service.ts';

export function bookingRecordRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, bookingRecordsApi, {
    find: ({ actor, query }) => findBookings(deps, actor, query.text),
    one: ({ actor, params }) => bookingRecord(deps, actor, params.id),
    visitor: ({ actor, params, query }) => bookingsOfVisitor(deps, actor, params.id, query),
    note: ({ actor, params, body }) => addNote(deps, actor, params.id, body.text),
    correct: ({ actor, params, body }) => correctMobile(deps, actor, params.id, body.mobile),
    cancel: ({ actor, params }) => cancelBooking(deps, actor, params.id),
    move: ({ actor, params, body }) => moveBooking(deps, actor, params.id, body),
    openings: ({ actor, params }) => openingsOf(deps, actor, params.id),
  });
}
