import type { FastifyRequest } from 'fastify';
import { notFound, refuse } from '#contract/kernel/errors.ts';
import { bareMobile, parseMobile } from '#contract/kernel/mobile.ts';
import { text, type Wording } from '#contract/kernel/text.ts';
import type { BookingStanding } from '#contract/retrievals/model.ts';
import { moneyBackText, sentences, standingName, standingText } from '#contract/retrievals/rules.ts';
import type { Booked, BookingKind, BookingView, Owed } from '#server/booking-kind.ts';
import { bookingNamed, payableUntil } from '#server/bookings/service.ts';
import type { Deps } from '#server/deps.ts';
import { systemScope, withScope } from '#server/kernel/database/scope.ts';
import { addressOf } from '#server/kernel/http/address.ts';
import { type Limit, limitByAddress, QUARTER_HOUR_MS } from '#server/kernel/http/rate-limit.ts';
import { hasBookedWith } from '#server/kernel/identity/booked-numbers.ts';
import { today } from '#server/kernel/operations/clock.ts';
import { moneyBackOf, openPayments, refreshPayment, waitsFor } from '#server/payments/service.ts';

/** Per place, with a far larger bound over all places: people of one hall or network share an address. */
const QR_MISS_AT_PLACE: Limit = { name: 'qr-miss-place', most: 20, windowMs: QUARTER_HOUR_MS };
const QR_MISS_BY_ADDRESS = limitByAddress({ name: 'qr-miss', most: 200, windowMs: QUARTER_HOUR_MS });
const QR_BY_NUMBER: Limit = { name: 'qr-number', most: 10, windowMs: 60 * 60_000 };

type Shown<B extends Booked> = Pick<BookingKind<B>, 'byIds' | 'offeringOf' | 'pass' | 'words'>;

/** Inquires about an unsettled payment first, which repairs a lost return. */
export async function view<B extends Booked>(
  deps: Deps,
  kind: Shown<B>,
  id: string,
  offeringId: string,
): Promise<BookingView<B>> {
  const before = await visitorBooking(deps, kind, id, offeringId);
  if (kind.pass.isGiven(before)) return givenView(deps, kind, before);
  await askAgain(deps, before);
  const booking = await visitorBooking(deps, kind, id, offeringId);
  if (kind.pass.isGiven(booking)) return givenView(deps, kind, booking);
  const standing = await standingOf(deps, { ...booking, ...kind.pass.owed(booking) });
  const without = kind.pass.unpaid?.(booking);
  return {
    booking,
    image: null,
    message: without ?? standingText(standing, kind.words),
    standing: without ? 'over' : standingName(standing),
    status: standing.waitsFor ? 'awaited' : standing.status,
    total: standing.total,
    givenBack: null,
    moneyBack: '',
  };
}

/** Throws NOT_FOUND when the ids do not belong together. */
async function visitorBooking<B extends Booked>(
  deps: Deps,
  kind: Pick<BookingKind<B>, 'byIds' | 'offeringOf'>,
  id: string,
  offeringId: string,
): Promise<B> {
  const found = await bookingNamed(deps, kind, id);
  if (kind.offeringOf(found) !== offeringId) throw notFound('booking');
  return found;
}

export const codeOf = ({ booking, image, message, standing, total }: BookingView<Booked>) => ({
  given: image !== null,
  image,
  message,
  status: booking.status,
  total,
  standing,
});

async function givenView<B extends Booked>(deps: Deps, { pass, words }: Shown<B>, booking: B): Promise<BookingView<B>> {
  const back = await moneyBackOf(deps, booking);
  const image = pass.image(deps, booking);
  const moneyBack = back ? moneyBackText(back, words) : '';
  return {
    booking,
    image,
    standing: image === null ? 'over' : 'given',
    status: booking.status,
    total: pass.owed(booking).total,
    message: sentences(pass.message(deps, booking), moneyBack),
    givenBack: back?.items ?? null,
    moneyBack,
  };
}

/** Never rejects. */
const askAgain = (deps: Deps, booking: Pick<Booked, 'id' | 'organisationId'>): Promise<void> =>
  refreshPayment(deps, booking).catch((error: unknown) =>
    deps.log.warn({ err: error }, 'the gateway could not be asked about a booking that somebody looks at'),
  );

async function standingOf(deps: Deps, owed: Owed & Booked): Promise<BookingStanding> {
  const { status, total } = owed;
  const back = await moneyBackOf(deps, owed);
  const isToldAlready = back !== null || status === 'refunded';
  return {
    status,
    total,
    back,
    waitsFor: isToldAlready ? null : await waitsFor(deps, owed),
    payableUntil: payableUntil(deps, owed),
  };
}

/** Tries are counted. Throws the original product's messages for a missing or wrong number. */
export async function byMobile<B extends Booked>(
  deps: Deps,
  kind: Pick<BookingKind<B>, 'ofMobile' | 'pass' | 'words'>,
  typed: string,
  offeringId: string,
  request: FastifyRequest,
): Promise<{ found: (B & { image: string })[]; message: Wording }> {
  const find = (mobile: string) => bookingsOf(deps, kind, mobile, offeringId);
  const { bookings, open } = await throttled(deps, typed, { offeringId, request }, find);
  const found = bookings.map((booking) => ({ ...booking, image: kind.pass.image(deps, booking) ?? '' }));
  const message = kind.words.found(bookings.length);
  // A payment that was only opened does not count: an unpaid booking is answered like none.
  const isChecked = open.some((payment) => payment.isChecked);
  return { found, message: isChecked ? sentences(message, text('retrievals.paymentOpen')) : message };
}

interface OfNumber<B> {
  bookings: B[];
  open: Awaited<ReturnType<typeof openPayments>>;
}

/** Without bookings, inquires about open payments, which repairs a lost return. */
async function bookingsOf<B extends Booked>(
  deps: Deps,
  kind: Pick<BookingKind<B>, 'ofMobile'>,
  mobile: string,
  offeringId: string,
): Promise<OfNumber<B>> {
  const organisationId = deps.codes.organisationOf(offeringId);
  if (organisationId === null) return { bookings: [], open: [] };
  const wanted = { organisationId, mobile, offeringId, today: today(deps), now: deps.clock.now() };
  const read = () =>
    withScope(deps.db, systemScope, async (tx) => ({
      open: await openPayments(tx, wanted),
      bookings: await kind.ofMobile(tx, wanted),
    }));
  const before = await read();
  if (before.open.length === 0 || before.bookings.length > 0) return before;
  await Promise.all(before.open.map((booking) => askAgain(deps, booking)));
  return read();
}

export const problem = (field: string, message: Wording) => ({ field, message, code: 'INVALID_INPUT' as const });

/** In the words of docs/product/forms.md 4. */
export function mobileProblems(typed: string): ReturnType<typeof problem>[] {
  if (bareMobile(typed) === '') return [problem('mobile', text('retrievals.noMobile'))];
  return parseMobile(typed) ? [] : [problem('mobile', text('tickets.badMobile'))];
}

/** docs/behaviour.md 1.7. A number that this browser booked with counts only among the misses of its address. */
async function throttled<B>(
  deps: Deps,
  typed: string,
  { offeringId, request }: { offeringId: string; request: FastifyRequest },
  find: (mobile: string) => Promise<OfNumber<B>>,
): Promise<OfNumber<B>> {
  refuse(mobileProblems(typed));
  const mobile = parseMobile(typed) ?? '';
  const { limits } = deps;
  const address = addressOf(request);
  const atPlace = `${address} ${offeringId}`;
  const isStranger = !hasBookedWith(deps, request, mobile);
  if (isStranger) await limits.take(QR_BY_NUMBER, mobile);
  if (isStranger) await limits.take(QR_MISS_AT_PLACE, atPlace);
  await limits.take(QR_MISS_BY_ADDRESS, address);
  const found = await find(mobile);
  if (found.bookings.length === 0) return found;
  await limits.giveBack(QR_MISS_BY_ADDRESS, address);
  if (isStranger) await limits.giveBack(QR_MISS_AT_PLACE, atPlace);
  return found;
}
