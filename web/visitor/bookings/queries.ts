import type { Quote, TicketRequest } from '#contract/bookings/kinds/park-ticket.ts';
import type { ParkBookingProps } from '#contract/kernel/pages.ts';
import {
  bookedTicket,
  figuresOf,
  type PriceFigures,
  TICKET_FIELDS,
  ticketBody,
  ticketPayment,
} from '#contract/tickets/page.ts';
import { bookedPaths, calls } from '#web/shared/paths.ts';
import { requestKeys } from '#web/shared/request-key.ts';
import type { PatientPost } from '#web/visitor/platform/patience.ts';
import { type Failure, failureOf, payOnline } from '#web/visitor/platform/sending.ts';
import { formTexts } from '#web/visitor/ui/words.ts';

type Park = Pick<ParkBookingProps['park'], 'id' | 'gateway' | 'merchantId'>;

/** The quote has what is taken off only where a coupon was applied; else the server finds out (`off` absent). */
interface Coupon {
  code?: string | null;
  off?: unknown;
}

interface Way {
  post: PatientPost;
  /** Hears the right figures where they have changed. */
  onPrices: (figures: PriceFigures) => Promise<void>;
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
  const booked = await post<Parameters<typeof bookedTicket>[0]>(calls.addTicketBooking, body, keyOf(body));
  if (!booked.ok) {
    const figures = figuresOf(booked);
    if (figures) await onPrices(figures);
    return failureOf(booked, formTexts.notStarted, TICKET_FIELDS);
  }
  const { id, total } = bookedTicket(booked.answer);
  const page = bookedPaths.status(id, park.id);
  if (total === 0) {
    location.assign(page);
    return null;
  }
  const { mobile } = request;
  const start = { gateway: park.gateway, call: calls.startPayment, page, forget: keyOf.forget };
  return payOnline(start, ticketPayment({ id, amount: total, mobile }, park), post);
}
