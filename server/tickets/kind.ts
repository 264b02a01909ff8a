import { problemsWithoutPark } from '#contract/bookings/kinds/park-ticket.ts';
import { BOOKING_WORDS } from '#contract/bookings/rules.ts';
import { dayText } from '#contract/kernel/dates/texts.ts';
import { AppError, invalid, notFound, refuse } from '#contract/kernel/errors.ts';
import { parseMobile } from '#contract/kernel/mobile.ts';
import { text } from '#contract/kernel/text.ts';
import type { PricedPark } from '#contract/parks/model.ts';
import type { TicketRequestBody } from '#contract/tickets/api.ts';
import type { Ticket } from '#contract/tickets/model.ts';
import type { BookingKind, Marks, Ordered } from '#server/booking-kind.ts';
import { addressRefusal, payeeIn } from '#server/bookings/service.ts';
import { releaseCouponUses } from '#server/coupons/service.ts';
import { systemScope, withScope } from '#server/kernel/database/scope.ts';
import { forgetOffering, parkOffering } from '#server/parks/service.ts';
import { passImage } from '#server/passes/service.ts';
import * as repository from './repository.ts';
import {
  dayAt,
  isAmongTheLast,
  moveTicket,
  openingsFor,
  type PricedTicket,
  priceTicket,
  requestOf,
  soldOut,
} from './service.ts';

interface TicketOrder extends Ordered, PricedTicket {
  offering: PricedPark;
}

/** A park's tickets for one day (docs/behaviour.md 5.1). */
export const parkTicket: BookingKind<Ticket, TicketRequestBody, TicketOrder, repository.TicketRefusal> = {
  name: 'park-ticket',
  words: BOOKING_WORDS['park-ticket'],
  async order(deps, body, visitor) {
    if (body.parkId === '') refuse(problemsWithoutPark(requestOf(body)));
    const offering = await parkOffering(deps, body.parkId);
    if (!offering?.park.published) throw notFound('park');
    const priced = await priceTicket(deps, body, offering, visitor);
    const { organisationId, park } = offering;
    return { ...priced, offering, organisationId, place: dayAt(park, priced.visitDate, priced.slot) };
  },
  writing: repository.TICKETS,
  refusals: {
    stale: () => beingChanged(),
    crowded: () => beingChanged(),
    full: ({ visitDate, slot }, { places_left }) => soldOut(places_left ?? 0, visitDate, slot),
    holds: () => tooManyHolds(),
    free: ({ visitDate }) => new AppError('CONFLICT', text('tickets.tooManyFree', { day: dayText(visitDate) })),
    address: ({ quote }, { places_left }) => addressRefusal(quote.people, places_left ?? undefined),
  },
  // The park or coupon changed, or its last places or uses went, between pricing and booking.
  stale: { outcomes: ['stale', 'crowded'], forget: (deps, { offering }) => forgetOffering(deps, offering.park.id) },
  fresh: (order, marks, { hold_until }) => freshTicket(order, marks, hold_until ?? null),
  asFirstAnswered: (ticket, expiresAt) => ({ ...ticket, ...AS_BOOKED, expiresAt, status: statusOf(ticket.total) }),
  isSeen: (deps, { place, quote }) => isAmongTheLast(deps, place, quote.people),
  byIds: (tx, ids, now, sight) => repository.ticketsById(tx, ids, now, sight),
  offerings: 'park',
  offeringAsked: ({ parkId }) => parkId,
  offeringOf: ({ parkId }) => parkId,
  ofMobile: repository.ticketsOfMobile,
  found: ({ visitDate: day, admitted: scanned, slot: from, slotUntil: until }) => ({
    day,
    scanned,
    slot: from && until ? { from, until } : null,
  }),
  corrected(_, { mobile: typed }) {
    const mobile = typed === undefined || typed === null ? undefined : parseMobile(typed);
    if (mobile === null) throw invalid('mobile', text('tickets.badMobile'));
    return { mobile };
  },
  openings: openingsFor,
  move: moveTicket,
  voiding: { endsHold: true, givesPlace: false },
  async release(deps, { organisationId, parkId, visitDate }, couponId) {
    await repository.releaseExpired(deps.db, organisationId, parkId, visitDate, deps.clock.now());
    if (couponId) await releaseCouponUses(deps, organisationId, couponId);
  },
  async tidy(deps) {
    const now = deps.clock.now();
    const days = await withScope(deps.db, systemScope, (tx) => repository.daysWithExpiredHolds(tx, now));
    for (const { organisation_id, park_id, visit_date } of days)
      if (park_id) await repository.releaseExpired(deps.db, organisation_id, park_id, visit_date, now);
  },
  payee: payeeIn('park', 'park_id'),
  pass: {
    isGiven: ({ status }) => status === 'paid',
    image: (deps, ticket) => passImage(deps, ticket),
    message: (_, { admitted }) => (admitted ? text('tickets.admitted') : text('tickets.confirmed')),
    unpaid: ({ voided, total }) => (voided && total === 0 ? text('tickets.cancelled') : null),
    owed: (ticket) => ticket,
  },
};

const beingChanged = (): AppError => new AppError('CONFLICT', text('tickets.beingChanged'), { retryAfter: 2 });

const tooManyHolds = (): AppError =>
  new AppError('TOO_MANY_REQUESTS', text('tickets.tooManyHolds'), { retryAfter: 300 });

const AS_BOOKED = { admitted: false, admittedAt: null, admittedGate: null, voided: false } as const;
const statusOf = (total: number): Ticket['status'] => (total > 0 ? 'pending' : 'paid');

const freshTicket = (
  { offering: { park, organisationId }, quote, mobile, visitDate, slot, coupon }: TicketOrder,
  { id, userAgent, now }: Marks,
  expiresAt: Date | null,
): Ticket => ({
  id,
  organisationId,
  parkId: park.id,
  parkName: park.name,
  mobile,
  ...quote,
  couponCode: coupon?.code ?? null,
  visitDate,
  slot: slot?.from ?? null,
  slotUntil: slot?.until ?? null,
  createdAt: now,
  status: statusOf(quote.total),
  gateway: park.gateway,
  ...AS_BOOKED,
  expiresAt,
  userAgent,
});
