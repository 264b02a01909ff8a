import type { Quote, TicketRequest } from '#contract/bookings/kinds/park-ticket.ts';
import { toRupees } from '#contract/money.ts';
import type { ParkBookingProps } from '#contract/pages.ts';
import { calls, paths } from '#web/paths.ts';
import { postJson } from '#web/platform/post-json.ts';
import { requestKeys } from '#web/platform/request-key.ts';
import { formTexts } from '#web/public/messages/shared.ts';
import { type Failure, failureOf, payOnline } from '#web/public/sending.ts';

type Park = Pick<ParkBookingProps['park'], 'id' | 'gateway' | 'merchantId'>;

/** What is taken off is in the quote only where a coupon was applied; else the server finds out (`off` absent). */
interface Coupon {
  code?: FormDataEntryValue | null;
  off?: unknown;
}

interface Booked {
  id: string;
  totalAmount: number;
}

const keyOf = requestKeys();

/** Books and goes on to pay, or to the ticket when there is nothing to pay. Answers only when that failed or was closed. */
export async function bookAndPay(
  park: Park,
  request: TicketRequest,
  quote: Quote,
  coupon: Coupon = {},
): Promise<Failure | null> {
  const body = bookingBody(park, request, quote, coupon);
  const booked = await postJson<Booked>(calls.addTicketBooking, body, keyOf(body));
  if (!booked.ok) return failureOf(booked, formTexts.notStarted);
  const { id, totalAmount } = booked.answer;
  const page = paths.paymentStatus(id, park.id);
  if (totalAmount === 0) {
    location.assign(page);
    return null;
  }
  const { mobile } = request;
  const { gateway, merchantId: mid, id: parkId } = park;
  return payOnline({ gateway, call: calls.startPayment, page }, { id, amount: totalAmount, mobile, mid, parkId });
}

/** The legacy body of `/ticketbooking/add` (behaviour.md section 5), in rupees. Totals are only for comparing. */
const bookingBody = (park: Park, request: TicketRequest, quote: Quote, { code, off }: Coupon) => ({
  parkId: park.id,
  mobile: request.mobile,
  fee: quote.lines.map(({ label, price, quantity, amount }) => ({
    name: label,
    price: toRupees(price),
    quantity,
    totalprice: toRupees(amount),
  })),
  ...((off || !code) && {
    totalAmount: toRupees(quote.total),
    originalAmount: toRupees(quote.original),
    discountAmount: toRupees(quote.discount),
  }),
  ...(code && { couponCode: code }),
  ...(request.visitDate && { selectedDate: request.visitDate }),
});
