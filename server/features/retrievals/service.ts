import type { Appointment } from '#contract/appointments/model.ts';
import { TICKET_TEXTS } from '#contract/bookings/kinds/park-ticket.ts';
import type { Ticket } from '#contract/bookings/model.ts';
import { formatTime } from '#contract/dates.ts';
import { invalid } from '#contract/errors.ts';
import { parseMobile } from '#contract/mobile.ts';
import { formatRupees } from '#contract/money.ts';
import type { QueueKind } from '#contract/queues/model.ts';
import type { Deps } from '#server/deps.ts';
import { appointmentsOf, visitorAppointment } from '#server/features/appointments/service.ts';
import { paidTicketsOf, visitorTicket } from '#server/features/bookings/service.ts';
import { passImage } from '#server/features/passes/service.ts';
import { type MoneyBack, moneyBackOf, refreshPayment, waitsFor } from '#server/features/payments/service.ts';
import type { Address } from '#server/platform/address.ts';
import { qrDataUrl } from '#server/platform/qr-image.ts';
import { LIMITS } from '#server/platform/rate-limit.ts';

/** A visitor's ticket as it stands now: the code when it is paid, else how it stands and what to do. */
export interface TicketView {
  ticket: Ticket;
  image: string | null;
  message: string;
}

/** Looks at a booking with both of its ids. One that is not settled is asked about at the gateway first: a lost return heals. */
export async function viewTicket(deps: Deps, bookingId: string, parkId: string): Promise<TicketView> {
  const before = await visitorTicket(deps, bookingId, parkId);
  if (before.status === 'paid') return paidView(deps, before);
  await askAgain(deps, bookingId);
  const ticket = await visitorTicket(deps, bookingId, parkId);
  if (ticket.status === 'paid') return paidView(deps, ticket);
  return { ticket, image: null, message: await statusWords(deps, ticket) };
}

/** Asks the gateway about a booking that somebody looks at. Never rejects. */
export const askAgain = (deps: Deps, bookingId: string): Promise<void> =>
  refreshPayment(deps, bookingId).catch((error: unknown) =>
    deps.log.warn({ err: error }, 'the gateway could not be asked about a booking that somebody looks at'),
  );

/** An appointment as it stands now: the code of its token page when it has a number, else how it stands. */
export interface AppointmentView {
  appointment: Appointment;
  image: string | null;
  message: string;
}

const PAGES: Record<QueueKind, string> = { doctor: 'doctorappointment', loan: 'loanappointment' };

/** Looks at an appointment with both of its ids; an online one that is not settled is asked about first. */
export async function viewAppointment(
  deps: Deps,
  kind: QueueKind,
  id: string,
  queueId: string,
): Promise<AppointmentView> {
  const before = await visitorAppointment(deps, kind, id, queueId);
  if (before.number !== null) return tokenView(deps, before);
  await askAgain(deps, id);
  const appointment = await visitorAppointment(deps, kind, id, queueId);
  if (appointment.number !== null) return tokenView(deps, appointment);
  return { appointment, image: null, message: await statusWords(deps, { ...appointment, total: appointment.fee }) };
}

async function tokenView(deps: Deps, appointment: Appointment): Promise<AppointmentView> {
  const back = await moneyBackOf(deps, appointment.id);
  const words =
    appointment.state === 'cancelled' ? 'This token was cancelled.' : `Your token number is ${appointment.number}.`;
  return { appointment, image: tokenImage(deps, appointment), message: back ? `${words} ${refundWords(back)}` : words };
}

/** The QR code of an appointment's own page. */
const tokenImage = ({ config }: Deps, { kind, id, queueId }: Appointment): string =>
  qrDataUrl(`${config.publicUrl}/${PAGES[kind]}/${id}/${queueId}`);

async function paidView(deps: Deps, ticket: Ticket): Promise<TicketView> {
  const back = await moneyBackOf(deps, ticket.id);
  const words = ticket.admitted
    ? 'This ticket was used at the gate.'
    : 'Your booking is confirmed. Show this QR code at the gate.';
  return { ticket, image: passImage(deps, ticket), message: back ? `${words} ${refundWords(back)}` : words };
}

/** Any booking as far as its payment goes. */
type Owed = Pick<Ticket, 'id' | 'status' | 'total' | 'expiresAt'>;

/** What a booking is called to its visitor. */
export interface BookingWords {
  /** "ticket": what it becomes when it is paid. */
  thing: string;
  /** "its places were": what a hold gives back. */
  places: string;
  /** "the park": whom to ask. */
  seller: string;
}
const TICKET: BookingWords = { thing: 'ticket', places: 'its places were', seller: 'the park' };

/** How a booking stands that is not paid, and what its visitor can do, in sentences. */
export async function statusWords(deps: Deps, ticket: Owed, words: BookingWords = TICKET): Promise<string> {
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
export function refundWords({ amountPaise, reason, state }: MoneyBack, { seller }: BookingWords = TICKET): string {
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

export interface Found {
  tickets: (Ticket & { image: string })[];
  message: string;
}

/** The same words for a number without tickets and one that never booked: nobody learns who was here. */
const NONE = 'We found no paid ticket of this mobile number for today or later.';

/** Paid tickets of a mobile number at a park. Throws the texts of the product for a missing or wrong number. */
export async function ticketsByMobile(deps: Deps, typed: string, parkId: string, address: Address): Promise<Found> {
  const tickets = await throttled(deps, typed, address, (mobile) => paidTicketsOf(deps, mobile, parkId));
  if (tickets.length === 0) return { tickets: [], message: NONE };
  const message = tickets.length === 1 ? 'Here is your ticket.' : `Here are your ${tickets.length} tickets.`;
  return { tickets: tickets.map((ticket) => ({ ...ticket, image: passImage(deps, ticket) })), message };
}

/** A look by a number that was typed: ten an hour a number, and twenty misses an address. */
export async function throttled<T>(
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

const NO_TOKEN = 'We found no token of this mobile number for today or later.';

/** Tokens of a mobile number at a clinic or branch, today and later, without the name of anybody. */
export async function appointmentsByMobile(
  deps: Deps,
  { kind, queueId }: { kind: QueueKind; queueId: string },
  typed: string,
  address: Address,
): Promise<{ appointments: (Appointment & { image: string })[]; message: string }> {
  const found = await throttled(deps, typed, address, (mobile) => appointmentsOf(deps, kind, mobile, queueId));
  const message =
    found.length === 0
      ? NO_TOKEN
      : found.length === 1
        ? 'Here is your token.'
        : `Here are your ${found.length} tokens.`;
  return { appointments: found.map((one) => ({ ...one, image: tokenImage(deps, one) })), message };
}
