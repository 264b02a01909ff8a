import { z } from 'zod';
import { legacyState } from '#contract/appointments/api.ts';
import { bookingFilters, legacyStatus } from '#contract/bookings/api.ts';
import { bookingEndpoints } from '#contract/bookings/kinds/endpoints.ts';
import { endpoint, idParams, MANAGERS, type pageModel } from '#contract/kernel/endpoint.ts';
import { anyOfIds, anyOr, askedFor, typed } from '#contract/kernel/filters.ts';
import { renamed, wire, wireDay, wireLocalTime, wireMobile } from '#contract/kernel/wire/wire.ts';
import { bookingHinted } from '#contract/payments/api.ts';
import { tokenStateModel } from '#contract/queues/model.ts';
import { type Visit, visitModel } from './model.ts';

const PATH = '/exbhitionbooking';

/** The page of a visit; its address is known only to its visitor. */
export const VISIT_PAGE = 'exbhitionappointment';

const renames = {
  exbhitionId: 'exhibitionId',
  organizationName: 'exhibitionName',
  exbhitionType: 'exhibitionType',
  visitorName: 'personName',
  paymentStatus: 'status',
  selectedDate: 'day',
  date: 'startsAt',
  time: 'endsAt',
};
const showTimes = { date: wireLocalTime.nullable(), time: wireLocalTime.nullable() };

const answer = wire(visitModel, {
  renames,
  fields: {
    ...showTimes,
    mobile: wireMobile,
    selectedDate: wireDay,
    paymentStatus: legacyStatus,
  },
});

/** Fields of docs/product/visitors.md 11, and the details that every kind has (docs/behaviour.md 7.4). */
const detailsAnswer = wire(
  visitModel.omit({ id: true, organisationId: true, createdAt: true, mobile: true, voided: true }).extend({
    bookingId: z.string(),
    message: z.string(),
    state: tokenStateModel,
    waitingBefore: z.null(),
    minutes: z.null(),
  }),
  {
    renames: { ...renames, bookingStatus: 'state', estimatedMinutes: 'minutes' },
    fields: { ...showTimes, paymentStatus: legacyStatus, bookingStatus: legacyState },
  },
);

const body = renamed(
  z.object({
    exbhitionId: askedFor(typed(64)),
    mobile: askedFor(typed(40)),
    visitorName: askedFor(typed(120)),
  }),
  { exbhitionId: 'exhibitionId', visitorName: 'personName' },
);
export type VisitBody = z.output<typeof body>;

const asked = bookingFilters.extend({
  _id: z.string().nullish(),
  exbhitionId: anyOfIds,
  /** The show's id (docs/behaviour.md 9.3). */
  organizationId: anyOfIds,
  organizationName: z.string().nullish(),
  exbhitionType: z.string().nullish(),
  visitorName: z.string().max(120).nullish(),
  paymentStatus: anyOr(legacyStatus),
});

/** Filters combine with AND; absent, null or empty: any. Days are booking days. */
export interface VisitFilters extends z.output<typeof pageModel> {
  id?: string | null;
  exhibitionIds?: string[];
  exhibitionName?: string | null;
  exhibitionType?: string | null;
  personName?: string | null;
  mobile?: string | null;
  text?: string | null;
  status?: Visit['status'] | '' | null;
  from?: string | null;
  until?: string | null;
}
const filters = z.codec(asked, z.custom<VisitFilters>(), {
  decode: ({ page, limit, mobile, text, ...old }) => ({
    page,
    limit,
    mobile,
    text,
    id: old._id,
    personName: old.visitorName,
    status: old.paymentStatus,
    exhibitionIds: [old.exbhitionId ?? [], old.organizationId ?? []].flat().filter(Boolean),
    exhibitionName: old.organizationName,
    exhibitionType: old.exbhitionType,
    from: old.date || old.startDate,
    until: old.date || old.endDate,
  }),
  encode: ({ exhibitionIds, from, until, mobile, text }) => ({
    organizationId: exhibitionIds,
    mobile,
    text,
    startDate: from,
    endDate: until,
  }),
});

/** Without private fields: a mobile number is no secret, so knowing it proves nothing. */
export const foundVisit = wire(
  visitModel.pick({ id: true, exhibitionName: true, day: true }).extend({ image: z.string() }),
  { renames },
);

/** The calls of docs/product/calls.md 17. */
export const visitsApi = {
  ...bookingEndpoints({ path: PATH, many: 'visits to shows', staff: MANAGERS, body, answer, filters }),
  details: endpoint(`POST ${PATH}/appointmentdetails`, {
    access: 'public',
    summary: 'What the visitor’s own page says',
    body: bookingHinted,
    answer: detailsAnswer,
  }),
  update: endpoint(`PUT ${PATH}/:id`, {
    access: MANAGERS,
    summary: 'Correct the name or the mobile number of a visit',
    params: idParams,
    body: renamed(z.object({ visitorName: z.string().max(120).nullish(), mobile: z.string().max(40).nullish() }), {
      visitorName: 'personName',
    }),
    answer,
  }),
};
