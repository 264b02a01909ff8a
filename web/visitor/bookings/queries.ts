import type { Quote, TicketRequest } from '#contract/bookings/kinds/park-ticket.ts';
import type { ParkBookingProps } from '#contract/pages.ts';
import { ticketBody, ticketPayment } from '#contract/requests/api.ts';
import { bookedPaths, calls } from '#web/shared/paths.ts';
import { requestKeys } from '#web/shared/request-key.ts';
import type { Post } from '#web/visitor/platform/patience.ts';
import { type Failure, failureOf, payOnline, type Refused } from '#web/visitor/platform/sending.ts';
import { formTexts } from '#web/visitor/words/shared.ts';

type Park = Pick<ParkBookingProps['park'], 'id' | 'gateway' | 'merchantId'>;

/** What is taken off is in the quote only where a coupon was applied; else the server finds out (`off` absent). */
interface Coupon {
  code?: string | null;
  off?: unknown;
}

interface Booked {
  id: string;
  totalAmount: number;
}

/** The right figures, in rupees, in a refusal because prices have changed (docs/behaviour.md 5.1). */
export interface Figures {
  /** Of all that is sold today, by its label. */
  prices: readonly { name: string; price: number }[];
  originalAmount: number;
  discountAmount: number;
}

interface Way {
  post: Post;
  /** Hears the right figures where they have changed. */
  onPrices: (figures: Figures) => Promise<void>;
}

const keyOf = requestKeys();

/** Books and goes on to pay, or to the ticket when there is nothing to pay. Answers only when that failed or was closed. */
export async function bookAndPay(
  park: Park,
  request: TicketRequest,
  { quote, coupon }: { quote: Quote; coupon: Coupon },
  { post, onPrices }: Way,
): Promise<Failure | null> {
  const body = ticketBody(park.id, request, quote, coupon);
  const booked = await post<Booked>(calls.addTicketBooking, body, keyOf(body));
  if (!booked.ok) {
    const figures: Refused & Partial<Figures> = booked;
    if (figures.prices) await onPrices(figures as Figures);
    return failureOf(booked, formTexts.notStarted);
  }
  const { id, totalAmount } = booked.answer;
  const page = bookedPaths.paymentStatus(id, park.id);
  if (totalAmount === 0) {
    location.assign(page);
    return null;
  }
  const { mobile } = request;
  const start = { gateway: park.gateway, call: calls.startPayment, page, forget: keyOf.forget };
  return payOnline(start, ticketPayment({ id, amount: Math.round(totalAmount * 100), mobile }, park), post);
}
