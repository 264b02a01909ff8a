import type { AdProps } from '#contract/advertisements/page.ts';
import type { Quote, SlotsLeft, TicketPark, TicketRequest } from '#contract/bookings/kinds/park-ticket.ts';
import type { CategoryKey } from '#contract/fees/rules.ts';
import type { Day } from '#contract/kernel/dates/dates.ts';
import { type Paise, toPaise, toRupees } from '#contract/kernel/money.ts';
import type { Help, PageProblem } from '#contract/kernel/pages.ts';
import type { Park } from '#contract/parks/model.ts';
import { type DuePayment, type PaidOffering, paymentBody } from '#contract/payments/page.ts';
import type { PresentationProps } from '#contract/presentations/page.ts';

/**
 * The booking page of a park sends and is told these, with the old API's names and in rupees. Each of these, and of the
 * same in other nouns' page.ts, is the other half of a codec of the same call, written by hand: a schema would weigh more
 * than all else that a booking page loads.
 */

/** `off` where a coupon was applied, and so is in the quote; where only a code was typed, the server finds out what it is worth. */
interface TypedCoupon {
  code?: string | null;
  off?: unknown;
}

/** The request of a ticket. Totals are only for comparing. */
export const ticketBody = (
  parkId: string,
  { mobile, visitDate, slot }: Pick<TicketRequest, 'mobile' | 'visitDate' | 'slot'>,
  quote: Pick<Quote, 'lines' | 'total' | 'original' | 'discount'>,
  { code, off }: TypedCoupon,
) => ({
  parkId,
  mobile,
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
  ...(visitDate && { selectedDate: visitDate }),
  ...(slot && { slot }),
});

export const ticketPayment = (due: DuePayment, park: PaidOffering) => ({ ...paymentBody(due, park), parkId: park.id });

/** Refusals call the fields of a ticket's request by the first names, its form by the second. */
export const TICKET_FIELDS = { fee: 'lines', selectedDate: 'visitDate' };

/** Reads what was booked, and what there is to pay for it. */
export const bookedTicket = ({ id, totalAmount }: { id: string; totalAmount: number }) => ({
  id,
  total: toPaise(totalAmount),
});

/** The right figures in a refusal because prices have changed (docs/behaviour.md 5). */
export interface PriceFigures {
  /** A price stands here for all that is sold today, by its label. */
  prices: readonly { label: string; price: Paise }[];
  original: Paise;
  discount: Paise;
  /** These are the prices of this day; null: of today, where no day was asked for. */
  day: Day | null;
}

interface LegacyFigures {
  selectedDate?: Day;
  prices?: readonly { name: string; price: number }[];
  originalAmount?: number;
  discountAmount?: number;
}

/** Null in any other refusal. */
export function figuresOf(refused: object): PriceFigures | null {
  const { prices, originalAmount = 0, discountAmount = 0, selectedDate = null } = refused as LegacyFigures;
  if (!prices) return null;
  return {
    prices: prices.map(({ name, price }) => ({ label: name, price: toPaise(price) })),
    original: toPaise(originalAmount),
    discount: toPaise(discountAmount),
    day: selectedDate,
  };
}

export interface ParkBookingProps {
  /** The rules of booking (contract/bookings/kinds/park-ticket.ts) need these, or the page shows and sends them back. */
  park: TicketPark & {
    id: string;
    /** The coupons of this organisation count (docs/product/calls.md 9, /coupon/public/apply). */
    organisationId: string;
    gateway: Park['gateway'];
    merchantId: string;
    location: string;
    /** "9:30 am to 5:30 pm", or null when the park does not say. */
    hours: string | null;
    /** The same as they are stored: search engines read them. */
    opensAt: string | null;
    closesAt: string | null;
    bannerUrl: string | null;
    couponsEnabled: boolean;
  };
  /** The business day on which the page was made, "2026-11-21". */
  today: Day;
  /** Nothing is sold for today any more; where `closed` is null, for other dates. */
  isOver: boolean;
  /** This stands in the way of booking at all; it is said before the form, which is then not offered. */
  closed: {
    kind: 'inactive' | 'past' | 'unpayable' | 'holiday' | 'over' | 'sold-out';
    message: string;
    nextOpenDay: Day | null;
  } | null;
  /** Only what is free can be booked, since nobody can pay: said above the form; null: all that is sold can. */
  onlyFreeText: string | null;
  /** The places that are left on days that have few, of those that can be chosen; none: sold out. */
  placesLeft: Partial<Record<Day, number>>;
  /** The same of the time slots of each day, by their starts. */
  slotsLeft: SlotsLeft;
  /** Starts of the slots of today that have ended. */
  slotsOver?: readonly string[];
  /** The visitor typed these, when the form came back with a problem. */
  values: {
    mobile: string;
    quantities: Partial<Record<CategoryKey, number>>;
    visitDate: Day | null;
    slot: string | null;
    couponCode: string;
  };
  /** A problem belongs to one of the fields of `values`, or to `lines` of the quantities; any other, to the whole form. */
  problems: PageProblem[];
  /** Makes the form of a browser without scripts count once, however often it is sent. */
  presentation?: PresentationProps | undefined;
  formKey: string;
  ads: AdProps[];
  help: Help;
}
