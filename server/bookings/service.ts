import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { BOOKING_REFUSALS } from '#contract/bookings/words.ts';
import type { Criterion } from '#contract/kernel/criteria.ts';
import type { ListSlice } from '#contract/kernel/endpoint.ts';
import { AppError, notFound } from '#contract/kernel/errors.ts';
import { type Paise, toRupees } from '#contract/kernel/money.ts';
import type { Booked, BookingKind, Correction, Marks, Ordered, Payee, Taken } from '#server/booking-kind.ts';
import type { Deps } from '#server/deps.ts';
import type { Tx } from '#server/kernel/database/database.ts';
import {
  type Principal,
  requestedOrganisation,
  staffScope,
  systemScope,
  withScope,
} from '#server/kernel/database/scope.ts';
import { shareKey } from '#server/kernel/http/address-share.ts';
import { keyAlreadyUsed, once } from '#server/kernel/http/idempotency.ts';
import { limitByAddress } from '#server/kernel/http/rate-limit.ts';
import { type Visitor, visitorOf } from '#server/kernel/http/visitor.ts';
import { rememberBookedWith } from '#server/kernel/identity/booked-numbers.ts';
import { newId } from '#server/kernel/identity/ids.ts';
import type { Listing } from '#server/kernel/records/listing.ts';
import {
  type Resource,
  type RowOf,
  type StoredRecord,
  selectRecords,
  toModel,
} from '#server/kernel/records/resource.ts';
import * as repository from './repository.ts';

/** An offering that changes while it is being booked is read and priced anew so often; after that it is being edited. */
const TRIES = 3;

export const BOOKING_BY_ADDRESS = limitByAddress({ name: 'booking', most: 600, windowMs: 60_000 });

/**
 * Books: reads, checks and prices what is asked for, then takes it in one statement. The same key and request again get
 * the first booking as it was answered then, whatever has changed since; the key is stored with the booking, so no
 * crash can separate the two. A key counts within the organisation of the offering (docs/behaviour.md 1.6). Throws the kind's first problem, or the refusal of its offering.
 */
export const book = <B extends Booked, Body, O extends Ordered, R extends string>(
  deps: Deps,
  kind: BookingKind<B, Body, O, R>,
  body: Body,
  visitor: Visitor,
): Promise<B> =>
  once(
    visitor.repeat,
    () => bookNew(deps, kind, body, visitor),
    async (key) => {
      const owner = deps.codes.organisationOf(kind.offeringAsked(body, visitor));
      if (owner === null) return null;
      const earlier = (tx: Tx) => earlierBy(tx, deps, kind, owner, key);
      return deps.batches.turn(() => withScope(deps.db, systemScope, earlier));
    },
  );

/** Books what a call asks for. A visitor's browser remembers the number, so that Get QR does not count its look-ups. */
export async function bookByCall<B extends Booked, Body, O extends Ordered, R extends string>(
  deps: Deps,
  kind: BookingKind<B, Body, O, R>,
  { body, actor, address, request, reply }: BookingCall<Body>,
): Promise<B> {
  deps.limits.takeHere(BOOKING_BY_ADDRESS, address);
  const booking = await book(deps, kind, body, visitorOf(request, actor));
  if (!actor) rememberBookedWith(deps, request, reply, booking.mobile);
  return booking;
}

interface BookingCall<Body> extends Pick<Visitor, 'actor' | 'address'> {
  body: Body;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Checks and prices what is asked for, and takes nothing. Throws the kind's first problem. */
export const orderOf = <B extends Booked, Body, O extends Ordered, R extends string>(
  deps: Deps,
  kind: BookingKind<B, Body, O, R>,
  body: Body,
  visitor: Visitor,
): Promise<O> => deps.batches.turn(() => kind.order(deps, body, visitor));

async function bookNew<B extends Booked, Body, O extends Ordered, R extends string>(
  deps: Deps,
  kind: BookingKind<B, Body, O, R>,
  body: Body,
  visitor: Visitor,
): Promise<B> {
  for (let tries = 1; ; tries += 1) {
    const order = await orderOf(deps, kind, body, visitor);
    const marks = marksOf(deps, order, visitor, tries > 1);
    const taken = (await deps.batches.bookings[kind.name]({ order, marks })) as Taken<R>;
    const { outcome } = taken;
    if (outcome === 'repeated') throw keyAlreadyUsed();
    if (outcome === 'booked') {
      if (kind.isSeen?.(deps, order) ?? true) deps.pages.forget(order.organisationId);
      const key = { organisationId: order.organisationId, id: marks.id };
      const booking =
        kind.fresh?.(order, marks, taken) ?? (await deps.batches.turn(() => repository.madeBooking(deps, kind, key)));
      // The one who has booked does not wait until all others are told of it.
      void kind.announce?.(deps, booking, 'booked');
      return booking;
    }
    const isStale = kind.stale?.outcomes.includes(outcome);
    if (isStale) kind.stale?.forget(deps, order);
    if (!isStale || tries === TRIES) throw kind.refusals[outcome](order, taken);
  }
}

const marksOf = (deps: Deps, { organisationId, place }: Ordered, visitor: Visitor, eager: boolean): Marks => ({
  id: newId(deps.random, organisationId),
  userAgent: visitor.userAgent,
  repeat: visitor.repeat,
  eager,
  addressKey: shareKey(deps, visitor, organisationId, place),
  scale: deps.config.rateLimitScale,
  now: deps.clock.now(),
});

async function earlierBy<B extends Booked>(
  tx: Tx,
  { clock }: Deps,
  kind: Pick<BookingKind<B>, 'name' | 'byIds' | 'asFirstAnswered'>,
  organisationId: string,
  key: string,
) {
  const first = await repository.firstByKey(tx, organisationId, kind.name, key);
  if (!first) return null;
  const [booking] = await kind.byIds(tx, [first.id], clock.now(), { organisations: [organisationId] });
  if (!booking) return null;
  return { request: first.request, made: kind.asFirstAnswered?.(booking, first.holdUntil) ?? booking };
}

/** A booking of an organisation for work above tenants; null when there is none of this kind. */
export async function findBooking<B extends Booked>(
  deps: Deps,
  kind: Pick<BookingKind<B>, 'byIds'>,
  { id, organisationId }: repository.BookingKey,
): Promise<B | null> {
  const sight = { organisations: [organisationId] };
  const [found] = await withScope(deps.db, systemScope, (tx) => kind.byIds(tx, [id], deps.clock.now(), sight));
  return found ?? null;
}

/** A booking of the tenant that this member of staff may see; any booking for the admin. Throws NOT_FOUND. */
export async function staffBooking<B extends Booked>(
  deps: Deps,
  kind: Pick<BookingKind<B>, 'byIds'>,
  actor: Principal,
  id: string,
): Promise<B> {
  const owner = deps.codes.organisationOf(id);
  if (owner === null) throw notFound('booking');
  const sight = { organisations: [owner], seenBy: actor };
  const [found] = await withScope(deps.db, staffScope(actor), (tx) => kind.byIds(tx, [id], deps.clock.now(), sight));
  if (!found) throw notFound('booking');
  return found;
}

/**
 * Corrects what was typed wrongly. Fields that are left out stay. Money, status and scans never change here. Throws the
 * kind's problems.
 */
export async function correctBooking<B extends Booked>(
  deps: Deps,
  kind: Pick<BookingKind<B>, 'byIds' | 'corrected'>,
  actor: Principal,
  id: string,
  typed: Correction,
): Promise<B> {
  const booking = await staffBooking(deps, kind, actor, id);
  const changed = kind.corrected(booking, typed);
  // Only what was sent is written: another correction at the same time keeps what it has changed.
  await withScope(deps.db, staffScope(actor), (tx) => repository.correctPerson(tx, booking, changed));
  return staffBooking(deps, kind, actor, id);
}

/**
 * Voids a booking that is not paid, or that cost nothing, and gives back what it held. Throws CONFLICT for a paid one, which can
 * only be refunded, and for a ticket that was used.
 */
export async function voidBooking<B extends Booked>(
  deps: Deps,
  kind: Pick<BookingKind<B>, 'byIds' | 'voiding' | 'release' | 'announce'>,
  actor: Principal,
  id: string,
): Promise<void> {
  const booking = await staffBooking(deps, kind, actor, id);
  const voided = await withScope(deps.db, staffScope(actor), (tx) =>
    repository.voidUnpaid(tx, booking, deps.clock.now(), kind.voiding),
  );
  if (!voided) throw new AppError('CONFLICT', booking.admitted ? BOOKING_REFUSALS.used : BOOKING_REFUSALS.paid);
  await kind.release?.(deps, booking, voided.coupon_id);
  await kind.announce?.(deps, booking, 'voided');
}

interface StaffCall {
  actor: Principal;
  organisationId: string | null;
}
type Narrowed<F> = Partial<F> & { organisationId?: string | null; criteria?: readonly Criterion[] };

/** The calls of staff that all kinds share: lists of bookings, one of them, and voiding it. `search` answers those that match. */
export function staffCalls<B extends Booked, F extends ListSlice>(
  deps: Deps,
  kind: Pick<BookingKind<B>, 'byIds' | 'voiding' | 'release' | 'announce'>,
  search: (actor: Principal, page: ListSlice, filters: Narrowed<F>) => Listing<B>,
) {
  const filtered = ({ actor, body, organisationId }: StaffCall & { body: F }) =>
    search(actor, body, { ...body, organisationId });
  return {
    list: ({ actor, query, organisationId }: StaffCall & { query: ListSlice }) =>
      search(actor, query, { organisationId } as Narrowed<F>),
    listOf: ({ actor, params, body }: StaffCall & { params: { id: string }; body: ListSlice }) =>
      search(actor, body, { organisationId: requestedOrganisation(actor, params.id) } as Narrowed<F>),
    find: ({ actor, body, organisationId }: StaffCall & { body: ListSlice & { criteria: readonly Criterion[] } }) =>
      search(actor, body, { criteria: body.criteria, organisationId } as Narrowed<F>),
    byProfile: filtered,
    search: filtered,
    report: filtered,
    one: ({ actor, params }: StaffCall & { params: { id: string } }) => staffBooking(deps, kind, actor, params.id),
    remove: async ({ actor, params }: StaffCall & { params: { id: string } }) => {
      await voidBooking(deps, kind, actor, params.id);
      return { id: params.id, deleted: true as const };
    },
  };
}

/** The payee of a kind whose offerings are the rows of a table: the row as it stands today, removed or not. */
export const payeeIn =
  (table: repository.OfferingTable, column: repository.OfferingColumn) =>
  (tx: Tx, booking: repository.BookingKey): Promise<Payee> =>
    repository.payeeOf(tx, booking, table, column);

/**
 * The record that a booking was made with, as visitors saw it, also where it is a draft since; null where it is removed, or
 * its organisation is switched off or not confirmed. The id comes from the booking.
 */
export async function recordOfBooking<M extends StoredRecord>(deps: Deps, resource: Resource<M>, id: string) {
  const owner = deps.codes.organisationOf(id);
  if (owner === null) return null;
  return withScope(deps.db, systemScope, async (tx): Promise<M | null> => {
    const row = await selectRecords(tx, resource, false, owner)
      .where(`${resource.table}.id`, '=', id)
      .where(
        sql<boolean>`(select active and confirmed from organisation where id = ${sql.ref(`${resource.table}.organisation_id`)})`,
      )
      .executeTakeFirst();
    return row ? toModel(row as RowOf<M>) : null;
  });
}

/** The refusal when the page showed another fee than the present one. */
export const feeChanged = (fee: Paise): AppError =>
  new AppError('PRICE_CHANGED', BOOKING_REFUSALS.feeChanged, {
    data: { fee: toRupees(fee) },
  });

/** The least that a gateway takes (docs/payments.md 2.3), in paise. */
const LEAST_PAISE = 100;

/** Refuses, before anything is held, a total to be paid online that no gateway takes; what is free is fine. */
export function refuseTooLittle(total: Paise, what: keyof typeof BOOKING_REFUSALS.tooLittle): void {
  if (total > 0 && total < LEAST_PAISE) throw new AppError('CONFLICT', BOOKING_REFUSALS.tooLittle[what]);
}

const ADDRESS_RETRY_S = 300;

/**
 * The refusal when an address holds as many unpaid places as it may. A booking that alone asks for more than `most` is
 * told that instead.
 */
export const addressRefusal = (people = 1, most = Number.POSITIVE_INFINITY): AppError =>
  new AppError(
    'TOO_MANY_REQUESTS',
    people > most ? BOOKING_REFUSALS.addressAtMost(most) : BOOKING_REFUSALS.addressFull,
    { retryAfter: ADDRESS_RETRY_S },
  );

/** Tells the open pages of a booking's offering that it was paid or given back. Never rejects. */
export async function paymentChanged(deps: Deps, named: repository.BookingKey): Promise<void> {
  try {
    const found = await withScope(deps.db, systemScope, (tx) => repository.kindById(tx, named));
    const kind = found && deps.kinds[found.kind];
    const booking = kind?.announce && (await findBooking(deps, kind, named));
    if (booking) await kind?.announce?.(deps, booking, 'payment');
  } catch (error) {
    deps.log.warn({ err: error }, 'nobody could be told of a payment');
  }
}

const ADDRESSES_AT_ONCE = 1000;

/**
 * Forgets where bookings came from as soon as they no longer count against that address. Some at a time, each time in a
 * transaction of its own, so that no visitor waits for the rest.
 */
export async function forgetAddresses({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  for (const id of await withScope(db, systemScope, repository.organisationsWithAddresses))
    for (let forgotten = ADDRESSES_AT_ONCE; forgotten === ADDRESSES_AT_ONCE; )
      forgotten = await withScope(db, systemScope, (tx) =>
        repository.forgetSomeAddresses(tx, id, ADDRESSES_AT_ONCE, clock.now()),
      );
}

/** The job that tidies holds that are over. Nothing depends on it: every query reckons the end of a hold itself. */
export async function tidyHolds(deps: Deps): Promise<void> {
  const tidied = await Promise.allSettled(Object.values(deps.kinds).map((kind) => kind.tidy?.(deps)));
  const failed = tidied.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}
