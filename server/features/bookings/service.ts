import type { TicketRequestBody } from '#contract/bookings/api.ts';
import { TICKET_TEXTS } from '#contract/bookings/kinds/park-ticket.ts';
import type { Ticket } from '#contract/bookings/model.ts';
import type { Day } from '#contract/dates.ts';
import { AppError, invalid, notFound } from '#contract/errors.ts';
import { parseMobile } from '#contract/mobile.ts';
import type { Deps } from '#server/deps.ts';
import { releaseCouponUses } from '#server/features/coupons/service.ts';
import { forgetOffering, type Offering, parkOffering } from '#server/features/parks/service.ts';
import { shareIsTaken, shareKey } from '#server/platform/address-share.ts';
import { newId, today } from '#server/platform/clock.ts';
import { keyIsTaken, once } from '#server/platform/idempotency.ts';
import { type Principal, staffScope, systemScope, withScope } from '#server/platform/scope.ts';
import type { Visitor } from '#server/platform/visitor.ts';
import { type PricedTicket, priceTicket, soldOut, tooManyHolds } from './kinds/park-ticket.ts';
import * as repository from './repository.ts';

/**
 * Books a ticket: checks, prices and holds the places. Throws the first problem, or what the park's state forbids. The
 * same key and request again get the first ticket as it was told then, whatever has changed since; the key lives with
 * the booking, so that no crash can come between the two.
 */
export const addTicket = (deps: Deps, body: TicketRequestBody, visitor: Visitor): Promise<Ticket> =>
  once(
    visitor.repeat,
    () => addNewTicket(deps, body, visitor),
    (key) => withScope(deps.db, systemScope, (tx) => repository.ticketByKey(tx, deps.clock.now(), key)),
  );

async function addNewTicket(deps: Deps, body: TicketRequestBody, visitor: Visitor): Promise<Ticket> {
  // A park or coupon that changed between pricing and booking is read and priced again, as is one whose last places or
  // uses went meanwhile; thrice in a row means that it is being edited.
  for (let tries = 0; tries < 3; tries += 1) {
    const offering = await parkOffering(deps, body.parkId);
    if (!offering) throw notFound('This park');
    const priced = await priceTicket(deps, body, offering, visitor.address);
    const ticket = await book(deps, offering, priced, visitor, tries > 0);
    if (ticket) return ticket;
    forgetOffering(deps, body.parkId);
  }
  throw new AppError('CONFLICT', 'This park is being changed right now. Please try again in a moment.', {
    retryAfter: 2,
  });
}

/** Null when the park, its places or the coupon changed meanwhile. */
async function book(
  deps: Deps,
  offering: Offering,
  priced: PricedTicket,
  visitor: Visitor,
  eager: boolean,
): Promise<Ticket | null> {
  const now = deps.clock.now();
  const { park, version } = offering;
  const { quote, visitDate, mobile, coupon } = priced;
  const { lines, people, original, discount } = quote;
  const { userAgent, repeat } = visitor;
  const id = newId(deps.random);
  const couponCode = coupon?.code ?? null;
  const fixed = { id, parkId: park.id, mobile, visitDate, lines, people, original, discount, couponCode, userAgent };
  const addressKey = shareKey(deps, visitor, offering.organisationId, `${park.id} ${visitDate}`);
  const counted = { addressKey, scale: deps.config.rateLimitScale };
  const keyed = { ...fixed, ...counted, organisationId: offering.organisationId, coupon, repeat, eager };
  const done = await repository.bookTicket(deps.db, { ...keyed, parkVersion: version, now });
  if (done.outcome === 'stale' || done.outcome === 'crowded') return null;
  if (done.outcome === 'repeated' || done.outcome === 'reused') throw keyIsTaken();
  if (done.outcome === 'full') throw soldOut(done.places_left ?? 0, visitDate);
  if (done.outcome === 'holds') throw tooManyHolds();
  if (done.outcome === 'address') throw shareIsTaken(people, done.places_left ?? undefined);
  return freshTicket(offering, fixed, quote.total, done.hold_until, now);
}

type Fixed = Pick<
  Ticket,
  'id' | 'parkId' | 'mobile' | 'visitDate' | 'lines' | 'people' | 'original' | 'discount' | 'couponCode' | 'userAgent'
>;

/** The booking just made, without reading it again. */
const freshTicket = (
  { park, organisationId }: Offering,
  fixed: Fixed,
  total: number,
  expiresAt: Date | null,
  createdAt: Date,
): Ticket => ({
  ...fixed,
  organisationId,
  parkName: park.name,
  total,
  createdAt,
  status: total > 0 ? 'pending' : 'paid',
  gateway: park.gateway,
  admitted: false,
  admittedAt: null,
  admittedGate: null,
  expiresAt,
  voided: false,
});

/** One ticket for a visitor, who must name both ids; throws NOT_FOUND when they do not belong together. */
export async function visitorTicket(deps: Deps, bookingId: string, parkId: string): Promise<Ticket> {
  const ticket = await withScope(deps.db, systemScope, (tx) =>
    repository.ticketById(tx, deps.clock.now(), bookingId, parkId),
  );
  if (!ticket) throw notFound('This booking');
  return ticket;
}

/** What was booked with an id; null when nothing was. */
export const kindOfBooking = (deps: Deps, id: string) =>
  withScope(deps.db, systemScope, (tx) => repository.kindById(tx, id));

/** For other features that stand above tenants (payments, gate); null when there is none. */
export const findTicket = (deps: Deps, id: string): Promise<Ticket | null> =>
  withScope(deps.db, systemScope, (tx) => repository.ticketById(tx, deps.clock.now(), id));

/** One ticket for staff of its tenant; an inspector sees its own park only. Throws NOT_FOUND otherwise. */
export async function staffTicket(deps: Deps, actor: Principal, id: string): Promise<Ticket> {
  const ticket = await withScope(deps.db, staffScope(actor), (tx) => repository.ticketById(tx, deps.clock.now(), id));
  if (!ticket || (actor.parkId && ticket.parkId !== actor.parkId)) throw notFound('This booking');
  return ticket;
}

/** Corrects a mobile number that was typed wrongly. Nothing else of a booking is for staff to change. */
export async function correctMobile(
  deps: Deps,
  actor: Principal,
  id: string,
  typed: string | undefined,
): Promise<Ticket> {
  const ticket = await staffTicket(deps, actor, id);
  if (typed === undefined) return ticket;
  const mobile = parseMobile(typed);
  if (!mobile) throw invalid('mobile', TICKET_TEXTS.badMobile);
  await withScope(deps.db, staffScope(actor), (tx) => repository.setMobile(tx, id, mobile));
  return { ...ticket, mobile };
}

/** Voids an unpaid booking and gives its places and the use of its coupon back. Throws CONFLICT for a paid one: that can only be refunded. */
export async function voidBooking(deps: Deps, actor: Principal, id: string): Promise<void> {
  const ticket = await staffTicket(deps, actor, id);
  const voided = await withScope(deps.db, staffScope(actor), (tx) => repository.voidTicket(tx, id, deps.clock.now()));
  if (!voided) throw new AppError('CONFLICT', 'This booking is paid, so it cannot be deleted.');
  await repository.releaseExpired(deps.db, ticket.organisationId, ticket.parkId, ticket.visitDate, deps.clock.now());
  if (voided.coupon_id) await releaseCouponUses(deps, ticket.organisationId, voided.coupon_id);
}

/** Paid tickets of a mobile number at a park, today and later. */
export const paidTicketsOf = (deps: Deps, mobile: string, parkId: string): Promise<Ticket[]> =>
  withScope(deps.db, systemScope, (tx) =>
    repository.ticketsOfMobile(tx, deps.clock.now(), mobile, parkId, today(deps)),
  );

/** Of these days, those on which a park has no place left. Holds that are over do not count. */
export async function soldOutDays(
  deps: Deps,
  park: { organisationId: string; id: string; dailyCapacity: number | null },
  days: readonly Day[],
): Promise<Day[]> {
  const { dailyCapacity: capacity, organisationId, id } = park;
  if (capacity === null) return [];
  const full = async (): Promise<Day[]> => {
    const taken = await withScope(deps.db, systemScope, (tx) => repository.takenPlaces(tx, organisationId, id, days));
    return days.filter((day) => (taken.get(day) ?? 0) >= capacity);
  };
  for (const day of await full()) await repository.releaseExpired(deps.db, organisationId, id, day, deps.clock.now());
  return full();
}

/** The job that tidies holds which are over. Nothing depends on it: every query computes the end of a hold itself. */
export async function tidyHolds(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const days = await withScope(deps.db, systemScope, (tx) => repository.daysWithExpiredHolds(tx, now));
  for (const { organisation_id, park_id, visit_date } of days)
    if (park_id) await repository.releaseExpired(deps.db, organisation_id, park_id, visit_date, now);
}
