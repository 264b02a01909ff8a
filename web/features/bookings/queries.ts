import type { Quote, TicketRequest } from '#contract/bookings/kinds/park-ticket.ts';
import type { FieldIssue } from '#contract/errors.ts';
import { toRupees } from '#contract/money.ts';
import type { ParkBookingProps } from '#contract/pages.ts';
import { calls, paths } from '#web/paths.ts';
import { postForm } from '#web/platform/post-form.ts';
import { postJson, type Reply } from '#web/platform/post-json.ts';
import { requestKeys } from '#web/platform/request-key.ts';
import { bookingTexts as texts } from '#web/public/messages/booking.ts';

type Park = Pick<ParkBookingProps['park'], 'id' | 'merchantId'>;

/** Why a booking did not reach the gateway, in words for the visitor; `stale` asks for the page to be loaded again. */
export interface Failure {
  message: string;
  issues: FieldIssue[];
  stale: boolean;
}

interface Booked {
  id: string;
  totalAmount: number;
}

interface CardForm {
  url: string;
  encRequest: string;
  access_code: string;
}

const keyOf = requestKeys();

/** Books and leaves for the bank's page, or for the ticket when there is nothing to pay. Answers only when that failed. */
export async function bookAndPay(park: Park, request: TicketRequest, quote: Quote): Promise<Failure | null> {
  const body = bookingBody(park, request, quote);
  const booked = await postJson<Booked>(calls.addTicketBooking, body, keyOf(body));
  if (!booked.ok) return failureOf(booked);
  const { id, totalAmount } = booked.answer;
  if (totalAmount === 0) {
    location.assign(paths.paymentStatus(id, park.id));
    return null;
  }
  return startPayment(park, id, totalAmount, request.mobile);
}

async function startPayment(park: Park, id: string, amount: number, mobile: string): Promise<Failure | null> {
  const started = await postJson<CardForm>(calls.startCardPayment, {
    id,
    amount,
    mobile,
    mid: park.merchantId,
    parkId: park.id,
  });
  if (!started.ok) return failureOf(started);
  const { url, encRequest, access_code } = started.answer;
  postForm(url, { encRequest, access_code });
  return null;
}

/** The legacy body of `/ticketbooking/add` (behaviour.md section 5), in rupees. */
const bookingBody = (park: Park, request: TicketRequest, { lines, original, discount, total }: Quote) => ({
  parkId: park.id,
  mobile: request.mobile,
  fee: lines.map(({ label, price, quantity, amount }) => ({
    name: label,
    price: toRupees(price),
    quantity,
    totalprice: toRupees(amount),
  })),
  totalAmount: toRupees(total),
  originalAmount: toRupees(original),
  discountAmount: toRupees(discount),
  ...(request.visitDate && { selectedDate: request.visitDate }),
});

function failureOf(reply: Extract<Reply<unknown>, { ok: false }>): Failure {
  const message = reply.status === 0 ? texts.offline : reply.message || texts.failed;
  return { message, issues: reply.issues, stale: reply.code === 'PRICE_CHANGED' };
}
