import { TICKET_TEXTS } from '#contract/bookings/kinds/park-ticket.ts';
import type { BookingWords } from '#contract/bookings/rules.ts';
import { formatTime } from '#contract/dates.ts';
import { invalid } from '#contract/errors.ts';
import { parseMobile } from '#contract/mobile.ts';
import { formatRupees } from '#contract/money.ts';
import type { Booked, BookingKind, Owed } from '#server/booking-kind.ts';
import type { Deps } from '#server/deps.ts';
import { bookingsOf, visitorBooking } from '#server/features/bookings/service.ts';
import { type MoneyBack, moneyBackOf, refreshPayment, waitsFor } from '#server/features/payments/service.ts';
import type { Address } from '#server/platform/address.ts';
import { LIMITS } from '#server/platform/rate-limit.ts';

/** A visitor's booking as it stands now: the code when it is given, else how it stands and what to do. */
export interface View<B> {
  booking: B;
  /** PNG data URL. */
  image: string | null;
  message: string;
}

type Shown<B extends Booked> = Pick<BookingKind<B>, 'byId' | 'offeringOf' | 'pass' | 'words'>;

/** Looks at a booking with both of its ids. One that is not settled is asked about at the gateway first: a lost return heals. */
export async function view<B extends Booked>(
  deps: Deps,
  kind: Shown<B>,
  id: string,
  offeringId: string,
): Promise<View<B>> {
  const before = await visitorBooking(deps, kind, id, offeringId);
  if (kind.pass.isGiven(before)) return givenView(deps, kind, before);
  await askAgain(deps, id);
  const booking = await visitorBooking(deps, kind, id, offeringId);
  if (kind.pass.isGiven(booking)) return givenView(deps, kind, booking);
  const message = kind.pass.unpaid?.(booking) ?? (await statusWords(deps, kind.pass.owed(booking), kind.words));
  return { booking, image: null, message };
}

async function givenView<B extends Booked>(deps: Deps, { pass, words }: Shown<B>, booking: B): Promise<View<B>> {
  const back = await moneyBackOf(deps, booking.id);
  const message = pass.message(deps, booking);
  return {
    booking,
    image: pass.image(deps, booking),
    message: back ? `${message} ${refundWords(back, words)}` : message,
  };
}

/** Asks the gateway about a booking that somebody looks at. Never rejects. */
const askAgain = (deps: Deps, bookingId: string): Promise<void> =>
  refreshPayment(deps, bookingId).catch((error: unknown) =>
    deps.log.warn({ err: error }, 'the gateway could not be asked about a booking that somebody looks at'),
  );

/** How a booking stands that is not paid, and what its visitor can do, in sentences. */
async function statusWords(deps: Deps, ticket: Owed, words: BookingWords): Promise<string> {
  const back = await moneyBackOf(deps, ticket.id);
  const until = payableUntil(deps, ticket);
  const again = until ? ` You can pay again until ${formatTime(until)}.` : ' Please book again.';
  if (back) return byHand(back, ticket) + refundWords(back, words) + (until ? again : '');
  // The gateway or the bank took the money back without our asking.
  if (ticket.status === 'refunded')
    return `This ${words.thing} is void: ${formatRupees(ticket.total)} went back to you.`;
  if (ticket.status === 'pending')
    return `We are waiting for your payment. If you have paid, please do not pay again: this page updates by itself.`;
  const waiting = await waitsFor(deps, ticket.id);
  if (waiting === 'person')
    return 'Your payment needs a look by a person, which can take a day or two. Please do not pay again. This page updates by itself.';
  if (ticket.status === 'awaited' || waiting !== null)
    return `${waiting === 'wallet' ? 'Paytm' : 'Your bank'} is still confirming the payment. Please do not pay again. This page updates by itself.`;
  if (ticket.status === 'failed') return `The payment did not go through. Nothing was charged.${again}`;
  return until
    ? `The payment was stopped. Nothing was charged.${again}`
    : `This booking was not paid in time, so ${words.places} given back. Please book again. If money left your account, it comes back by itself.`;
}

const WHY_BACK: Record<MoneyBack['reason'], string> = {
  duplicate: 'This booking was paid twice. ',
  late: 'Your payment arrived when the booking could no longer be kept. ',
  owner: '',
  reversed: '',
};

/** The owner sends it back: a booking that was paid, or a payment that did not fit its booking. */
function byHand({ reason }: MoneyBack, { status }: Owed): string {
  if (reason !== 'owner') return '';
  return status === 'refunded' ? 'This booking was cancelled. ' : 'Your payment could not be used for this booking. ';
}

/** Words for money on its way back. A paid ticket stays valid beside a second payment that goes back. */
function refundWords({ amountPaise, reason, state }: MoneyBack, { seller }: BookingWords): string {
  const amount = formatRupees(amountPaise);
  if (state === 'done') return `${amount} was sent back to you. Your bank may take 7 to 14 working days to show it.`;
  if (state === 'failed')
    return `${WHY_BACK[reason]}We could not send ${amount} back by ourselves. Please ask ${seller} for it.`;
  return `${WHY_BACK[reason]}${amount} is being sent back to you; banks take 7 to 14 working days.`;
}

/** Until when this same booking can be paid; null when it cannot. */
export function payableUntil({ clock }: Deps, { status, expiresAt }: Omit<Owed, 'id' | 'total'>): Date | null {
  const open = ['pending', 'failed', 'aborted'].includes(status) && expiresAt !== null && expiresAt > clock.now();
  return open ? expiresAt : null;
}

/** What a mobile number finds again, with its codes; looks are counted. Throws the texts of the product for a missing or wrong number. */
export async function byMobile<B extends Booked>(
  deps: Deps,
  kind: Pick<BookingKind<B>, 'ofMobile' | 'pass' | 'words'>,
  typed: string,
  offeringId: string,
  address: Address,
): Promise<{ found: (B & { image: string })[]; message: string }> {
  const bookings = await throttled(deps, typed, address, (mobile) => bookingsOf(deps, kind, mobile, offeringId));
  const { none, one, many } = kind.words.found;
  const message = bookings.length === 0 ? none : bookings.length === 1 ? one : many(bookings.length);
  const found = bookings.map((booking) => ({ ...booking, image: kind.pass.image(deps, booking) ?? '' }));
  return { found, message };
}

/** A look by a number that was typed: ten an hour a number, and twenty misses an address. */
async function throttled<T>(
  { limits }: Deps,
  typed: string,
  address: Address,
  find: (mobile: string) => Promise<T[]>,
): Promise<T[]> {
  if (typed.trim() === '') throw invalid('mobile', 'mobile number required');
  const mobile = parseMobile(typed);
  if (!mobile) throw invalid('mobile', TICKET_TEXTS.badMobile);
  await limits.take(LIMITS.qrByNumber, mobile);
  await limits.take(LIMITS.qrMissByAddress, address);
  const found = await find(mobile);
  if (found.length > 0) await limits.giveBack(LIMITS.qrMissByAddress, address);
  return found;
}
