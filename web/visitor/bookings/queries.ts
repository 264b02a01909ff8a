import { type Quote, slotAsked, type TicketRequest } from '#contract/bookings/kinds/park-ticket.ts';
import type { Day } from '#contract/kernel/dates/dates.ts';
import type { ParkBookingProps } from '#contract/tickets/page.ts';
import {
  bookedTicket,
  figuresOf,
  type PriceFigures,
  TICKET_FIELDS,
  ticketBody,
  ticketPayment,
} from '#contract/tickets/page.ts';
import { bookedPaths, calls } from '#web/shared/paths.ts';
import { say } from '#web/shared/say.ts';
import type { Failure } from '#web/visitor/platform/failure.ts';
import type { PatientPost } from '#web/visitor/platform/patience.ts';
import { bookOnce } from '#web/visitor/platform/sending.ts';

type Park = Pick<ParkBookingProps['park'], 'id' | 'name' | 'gateway' | 'merchantId' | 'slots'>;

/** `off` absent: no coupon was applied in the page; the server decides. */
interface Coupon {
  code?: string | null;
  off?: unknown;
}

interface Way {
  post: PatientPost;
  today: Day;
  /** Called with the right figures after they have changed. */
  onPrices: (figures: PriceFigures) => void;
}

/** Books and leaves to pay, or for the ticket if nothing is due. Returns only after a failure or a closed checkout. */
export function bookAndPay(
  park: Park,
  request: TicketRequest,
  { quote, coupon }: { quote: Quote; coupon: Coupon },
  { post, today, onPrices }: Way,
): Promise<Failure | null> {
  return bookOnce(post, {
    call: calls.addTicketBooking,
    body: ticketBody(park.id, request, quote, coupon),
    failed: say('ui.notStarted'),
    names: TICKET_FIELDS,
    refused: (refused) => {
      const figures = figuresOf(refused);
      if (figures) onPrices(figures);
    },
    page: bookedPaths.status,
    remembered: {
      kind: 'park-ticket',
      place: { id: park.id, name: park.name },
      day: request.visitDate ?? today,
      slot: slotAsked(request, park) ?? undefined,
    },
    payment(booked: Parameters<typeof bookedTicket>[0]) {
      const { id, total: amount } = bookedTicket(booked);
      const body = ticketPayment({ id, amount, mobile: request.mobile }, park);
      return amount > 0 ? { gateway: park.gateway, call: calls.startPayment, body } : null;
    },
  });
}
