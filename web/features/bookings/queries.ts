import type { Quote, TicketRequest } from '#contract/bookings/kinds/park-ticket.ts';
import { toRupees } from '#contract/money.ts';
import type { ParkBookingProps } from '#contract/pages.ts';
import { calls, paths } from '#web/paths.ts';
import { postJson } from '#web/platform/post-json.ts';
import { requestKeys } from '#web/platform/request-key.ts';
import { formTexts } from '#web/public/messages/shared.ts';
import { type Failure, failureOf, payByCard } from '#web/public/sending.ts';

type Park = Pick<ParkBookingProps['park'], 'id' | 'merchantId'>;

interface Booked {
  id: string;
  totalAmount: number;
}

const keyOf = requestKeys();

/** Books and leaves for the bank's page, or for the ticket when there is nothing to pay. Answers only when that failed. */
export async function bookAndPay(park: Park, request: TicketRequest, quote: Quote): Promise<Failure | null> {
  const body = bookingBody(park, request, quote);
  const booked = await postJson<Booked>(calls.addTicketBooking, body, keyOf(body));
  if (!booked.ok) return failureOf(booked, formTexts.notStarted);
  const { id, totalAmount } = booked.answer;
  if (totalAmount === 0) {
    location.assign(paths.paymentStatus(id, park.id));
    return null;
  }
  const { mobile } = request;
  return payByCard(calls.startCardPayment, { id, amount: totalAmount, mobile, mid: park.merchantId, parkId: park.id });
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
