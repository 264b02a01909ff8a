import type { BookingHit, BookingRecord, NewDay, Openings, VisitorBooking } from '#contract/booking-records/model.ts';
import { readSought } from '#contract/booking-records/rules.ts';
import { type ListSlice, MANAGERS, storedRole } from '#contract/kernel/endpoint.ts';
import { AppError, notFound } from '#contract/kernel/errors.ts';
import { text } from '#contract/kernel/text.ts';
import { readShortCode } from '#contract/passes/rules.ts';
import type { UnsaidPayment } from '#contract/payment-reviews/model.ts';
import { entriesOfRecord } from '#server/audit/service.ts';
import type { BookingKind } from '#server/booking-kind.ts';
import { correctBooking, staffBooking, voidBooking } from '#server/bookings/service.ts';
import type { Deps } from '#server/deps.ts';
import type { Tx } from '#server/kernel/database/database.ts';
import {
  organisationSeenBy,
  type Principal,
  staffScope,
  systemScope,
  withScope,
} from '#server/kernel/database/scope.ts';
import { newId } from '#server/kernel/identity/ids.ts';
import type { Listing } from '#server/kernel/records/listing.ts';
import { newestFirst } from '#server/kernel/traffic/newest-first.ts';
import { paymentsOfBooking } from '#server/payment-reviews/service.ts';
import * as repository from './repository.ts';

type UnsaidRecord = Omit<BookingRecord, 'payments'> & { payments: UnsaidPayment[] };

/** Accepts an id or a short code. Throws NOT_FOUND. */
export async function bookingRecord(deps: Deps, actor: Principal, idOrCode: string): Promise<UnsaidRecord> {
  const manages = MANAGERS.includes(actor.role);
  const record = await withScope(deps.db, staffScope(actor), async (tx) => {
    const booking = await bookingIn(deps, tx, actor, idOrCode);
    return { ...booking, ...(await partsOf(tx, booking)), ...(manages ? await moneyAndChanges(tx, booking) : UNSEEN) };
  });
  const heard = manages ? await withScope(deps.db, systemScope, (tx) => repository.heardOf(tx, record)) : [];
  return { ...record, heard };
}

export function findBookings(deps: Deps, actor: Principal, text: string): Promise<BookingHit[]> {
  const sought = readSought(text);
  const owner = organisationSeenBy(actor) ?? deps.codes.organisationOf(sought.id ?? '');
  return withScope(deps.db, staffScope(actor), (tx) => repository.bookingsMeant(tx, owner, sought, deps.clock.now()));
}

/** Bookings with the same mobile number in the organisation, newest first. Throws NOT_FOUND. */
export async function bookingsOfVisitor(
  deps: Deps,
  actor: Principal,
  idOrCode: string,
  page: ListSlice,
): Promise<Listing<VisitorBooking>> {
  const scope = staffScope(actor);
  const booking = await withScope(deps.db, scope, (tx) => bookingIn(deps, tx, actor, idOrCode));
  const now = deps.clock.now();
  return newestFirst(deps.db, scope, page, {
    table: 'booking',
    query: (tx) => repository.bookingsOfVisitor(tx, booking, now),
    toModels: (_, rows) => rows.map((row) => repository.toVisitorBooking(row, now)),
  });
}

async function bookingIn({ clock, codes }: Deps, tx: Tx, actor: Principal, idOrCode: string) {
  const owner = organisationSeenBy(actor) ?? codes.organisationOf(idOrCode);
  const booking = await repository.bookingBy(tx, owner, idOrCode, readShortCode(idOrCode), clock.now());
  if (!booking) throw notFound('booking');
  return booking;
}

const partsOf = async (tx: Tx, own: repository.Own) => ({
  lines: await repository.linesOf(tx, own),
  token: await repository.tokenOf(tx, own),
  formerTokens: await repository.formerTokensOf(tx, own),
  scans: await repository.scansOf(tx, own),
  notes: await repository.notesOf(tx, own),
});

const moneyAndChanges = async (tx: Tx, own: repository.Own) => ({
  tokenEvents: await repository.tokenEventsOf(tx, own),
  payments: await paymentsOfBooking(tx, own),
  changes: await entriesOfRecord(tx, own.organisationId, own.id),
});

const UNSEEN = { tokenEvents: [], payments: [], changes: [] };

export async function addNote(deps: Deps, actor: Principal, idOrCode: string, text: string): Promise<UnsaidRecord> {
  const { accountId, accountName, role } = actor;
  const id = await withScope(deps.db, staffScope(actor), async (tx) => {
    const booking = await bookingIn(deps, tx, actor, idOrCode);
    const note = {
      id: newId(deps.random, booking.organisationId),
      text,
      accountId,
      accountName,
      role: storedRole(role),
      at: deps.clock.now(),
    };
    await repository.insertNote(tx, booking, note);
    return booking.id;
  });
  return bookingRecord(deps, actor, id);
}

export async function correctMobile(
  deps: Deps,
  actor: Principal,
  idOrCode: string,
  mobile: string,
): Promise<UnsaidRecord> {
  const { id, kind } = await seen(deps, actor, idOrCode);
  await correctBooking(deps, kind, actor, id, { mobile });
  return bookingRecord(deps, actor, id);
}

/** Voids an unpaid booking. Throws NOT_FOUND, or CONFLICT for a paid one, which can only be refunded. */
export async function cancelBooking(deps: Deps, actor: Principal, idOrCode: string): Promise<UnsaidRecord> {
  const { id, kind } = await seen(deps, actor, idOrCode);
  await voidBooking(deps, kind, actor, id);
  return bookingRecord(deps, actor, id);
}

/** Throws NOT_FOUND, or the reason why it cannot be moved. */
export async function moveBooking(deps: Deps, actor: Principal, idOrCode: string, to: NewDay): Promise<UnsaidRecord> {
  const { id, kind } = await movable(deps, actor, idOrCode);
  await kind.move(deps, actor, await staffBooking(deps, kind, actor, id), to);
  return bookingRecord(deps, actor, id);
}

/** Throws NOT_FOUND, or CONFLICT for a kind that cannot be moved. */
export async function openingsOf(deps: Deps, actor: Principal, idOrCode: string): Promise<Openings> {
  const { id, kind } = await movable(deps, actor, idOrCode);
  return (await kind.openings?.(deps, await staffBooking(deps, kind, actor, id))) ?? NOWHERE;
}

const NOWHERE: Openings = { days: null, left: null, slots: [], stationId: null, stations: [] };

async function movable(deps: Deps, actor: Principal, idOrCode: string) {
  const { id, kind } = await seen(deps, actor, idOrCode);
  const { move } = kind;
  if (!move) throw new AppError('CONFLICT', text('booking-records.otherKind'));
  return { id, kind: { ...kind, move } };
}

async function seen(deps: Deps, actor: Principal, idOrCode: string): Promise<{ id: string; kind: BookingKind }> {
  const booking = await withScope(deps.db, staffScope(actor), (tx) => bookingIn(deps, tx, actor, idOrCode));
  return { id: booking.id, kind: deps.kinds[booking.kind] };
}
