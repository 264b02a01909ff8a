import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Criterion } from '#contract/kernel/criteria.ts';
import type { ListSlice } from '#contract/kernel/endpoint.ts';
import { AppError, notFound } from '#contract/kernel/errors.ts';
import { type Paise, toRupees } from '#contract/kernel/money.ts';
import { text } from '#contract/kernel/text.ts';
import type { Booked, BookingKind, Correction, Marks, Ordered, Owed, Payee, Taken } from '#server/booking-kind.ts';
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

/** Retries after the offering changed during booking; more means that it is being edited. */
const TRIES = 3;

export const BOOKING_BY_ADDRESS = limitByAddress({ name: 'booking', most: 600, windowMs: 60_000 });

/** Replaces NOT_FOUND for a closed place, or one of a switched-off organisation: a visitor may still have its page open. */
async function whyNotThere<B extends Booked, Body, O extends Ordered, R extends string>(
  deps: Deps,
  kind: BookingKind<B, Body, O, R>,
  id: string,
  error: Error,
): Promise<Error> {
  const organisationId = deps.codes.organisationOf(id);
  if (organisationId === null || !(error instanceof AppError) || error.code !== 'NOT_FOUND') return error;
  const key = { organisationId, id };
  const found = await deps.batches.turn(() => repository.hiddenOffering(deps.db, kind.offerings, key));
  if (!found) return error;
  const { name, isClosed } = found;
  return isClosed
    ? new AppError('NOT_FOUND', text('offerings.closed', { name }))
    : new AppError('INACTIVE', text('tickets.inactive', { park: name }));
}

/**
 * A retry with the same key and request gets the first response, whatever has changed since. The key is stored with the
 * booking, so no crash separates them; it counts per organisation (docs/behaviour.md 1.6). Throws the kind's first
 * problem, or the offering's refusal.
 */
export const book = <B extends Booked, Body, O extends Ordered, R extends string>(
  deps: Deps,
  kind: BookingKind<B, Body, O, R>,
  body: Body,
  visitor: Visitor,
): Promise<B> =>
  once(
    visitor.repeat,
    () =>
      bookNew(deps, kind, body, visitor).catch(async (error) => {
        throw await whyNotThere(deps, kind, kind.offeringAsked(body, visitor), error);
      }),
    async (key) => {
      const owner = deps.codes.organisationOf(kind.offeringAsked(body, visitor));
      if (owner === null) return null;
      const earlier = (tx: Tx) => earlierBy(tx, deps, kind, owner, key);
      return deps.batches.turn(() => withScope(deps.db, systemScope, earlier));
    },
  );

/** Remembers the mobile number for the visitor's browser, so that Get QR does not count its look-ups. */
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
      // Not awaited: the response does not wait for realtime updates.
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

export async function findBooking<B extends Booked>(
  deps: Deps,
  kind: Pick<BookingKind<B>, 'byIds'>,
  { id, organisationId }: repository.BookingKey,
): Promise<B | null> {
  const sight = { organisations: [organisationId] };
  const [found] = await withScope(deps.db, systemScope, (tx) => kind.byIds(tx, [id], deps.clock.now(), sight));
  return found ?? null;
}

/** Throws NOT_FOUND. */
export async function bookingNamed<B extends Booked>(
  deps: Deps,
  kind: Pick<BookingKind<B>, 'byIds'>,
  id: string,
): Promise<B> {
  const organisationId = deps.codes.organisationOf(id);
  const found = organisationId && (await findBooking(deps, kind, { organisationId, id }));
  if (!found) throw notFound('booking');
  return found;
}

/** Null for a booking that cannot be paid any more. */
export function payableUntil(
  { clock }: Pick<Deps, 'clock'>,
  { status, expiresAt }: Pick<Owed, 'status' | 'expiresAt'>,
): Date | null {
  const open = ['pending', 'failed', 'aborted'].includes(status) && expiresAt !== null && expiresAt > clock.now();
  return open ? expiresAt : null;
}

/** Throws NOT_FOUND also for a booking that the caller may not see. */
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

/** Absent fields stay. Money, status and scans never change here. Throws the kind's problems. */
export async function correctBooking<B extends Booked>(
  deps: Deps,
  kind: Pick<BookingKind<B>, 'byIds' | 'corrected'>,
  actor: Principal,
  id: string,
  typed: Correction,
): Promise<B> {
  const booking = await staffBooking(deps, kind, actor, id);
  const changed = kind.corrected(booking, typed);
  // Only the sent fields are written, so concurrent corrections of other fields survive.
  await withScope(deps.db, staffScope(actor), (tx) => repository.correctPerson(tx, booking, changed));
  return staffBooking(deps, kind, actor, id);
}

/** Throws CONFLICT for a paid booking, which can only be refunded (a free one is voided), and for a used ticket. */
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
  if (!voided) throw new AppError('CONFLICT', booking.admitted ? text('bookings.used') : text('bookings.paid'));
  await kind.release?.(deps, booking, voided.coupon_id);
  await kind.announce?.(deps, booking, 'voided');
}

interface StaffCall {
  actor: Principal;
  organisationId: string | null;
}
type Narrowed<F> = Partial<F> & { organisationId?: string | null; criteria?: readonly Criterion[] };

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

export const payeeIn =
  (table: repository.OfferingTable, column: repository.OfferingColumn) =>
  (tx: Tx, booking: repository.BookingKey): Promise<Payee> =>
    repository.payeeOf(tx, booking, table, column);

/** Null if removed, or its organisation is off or not confirmed. `id` must come from the booking. */
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

export const feeChanged = (fee: Paise): AppError =>
  new AppError('PRICE_CHANGED', text('bookings.feeChanged'), {
    data: { fee: toRupees(fee) },
  });

/** In paise; the source is docs/payments.md 2.3. */
const LEAST_PAISE = 100;

/** Refuses before anything is held. Free is fine. */
export function refuseTooLittle(total: Paise, what: 'ticket' | 'clinic' | 'batch'): void {
  if (total > 0 && total < LEAST_PAISE) throw new AppError('CONFLICT', text('bookings.tooLittle', { what }));
}

const ADDRESS_RETRY_S = 300;

/** For an address with too many unpaid places; a booking above `most` by itself gets its own text. */
export const addressRefusal = (people = 1, most = Number.POSITIVE_INFINITY): AppError =>
  new AppError(
    'TOO_MANY_REQUESTS',
    people > most ? text('bookings.addressAtMost', { most }) : text('bookings.addressFull'),
    { retryAfter: ADDRESS_RETRY_S },
  );

export async function paymentChanged(deps: Deps, named: repository.BookingKey): Promise<void> {
  try {
    const found = await withScope(deps.db, systemScope, (tx) => repository.kindById(tx, named));
    const kind: BookingKind | undefined = found && deps.kinds[found.kind];
    const booking = kind?.announce && (await findBooking(deps, kind, named));
    if (booking) await kind?.announce?.(deps, booking, 'payment');
  } catch (error) {
    deps.log.warn({ err: error }, 'nobody could be told of a payment');
  }
}

const ADDRESSES_AT_ONCE = 1000;

/** Clears addresses that no longer count, in small transactions so that no visitor waits long. */
export async function forgetAddresses({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  for (const id of await withScope(db, systemScope, repository.organisationsWithAddresses))
    for (let forgotten = ADDRESSES_AT_ONCE; forgotten === ADDRESSES_AT_ONCE; )
      forgotten = await withScope(db, systemScope, (tx) =>
        repository.forgetSomeAddresses(tx, id, ADDRESSES_AT_ONCE, clock.now()),
      );
}

/** For tidiness only: every query works out the end of a hold itself. */
export async function tidyHolds(deps: Deps): Promise<void> {
  const tidied = await Promise.allSettled(Object.values(deps.kinds).map((kind) => kind.tidy?.(deps)));
  const failed = tidied.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}
