import type { AdProps } from '#contract/advertisements/page.ts';
import type { Quote, SlotsLeft, TicketPark, TicketRequest } from '#contract/bookings/kinds/park-ticket.ts';
import type { CategoryKey } from '#contract/fees/rules.ts';
import type { Day } from '#contract/kernel/dates/dates.ts';
import { type Paise, toPaise, toRupees } from '#contract/kernel/money.ts';
import type { FormPageProps } from '#contract/kernel/pages.ts';
import type { Park } from '#contract/parks/model.ts';
import { type DuePayment, type PaidOffering, paymentBody } from '#contract/payments/page.ts';
import type { PresentationProps } from '#contract/presentations/page.ts';

/** Requests and answers in the old API's names and rupees, written by hand: zod would outweigh the page's scripts. */

/** `off`: set after a coupon was applied and is in the quote. For a typed code the server computes it. */
interface TypedCoupon {
  code?: string | null;
  off?: unknown;
}

/** Totals are only compared with ours. */
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

/** Old field name (in error responses) → name in our form. */
export const TICKET_FIELDS = { fee: 'lines', selectedDate: 'visitDate' };

export const bookedTicket = ({ id, totalAmount }: { id: string; totalAmount: number }) => ({
  id,
  total: toPaise(totalAmount),
});

/** Current prices in a PRICE_CHANGED error (docs/behaviour.md 5). */
export interface PriceFigures {
  prices: readonly { label: string; price: Paise }[];
  original: Paise;
  discount: Paise;
  day: Day | null;
}

interface LegacyFigures {
  selectedDate?: Day;
  prices?: readonly { name: string; price: number }[];
  originalAmount?: number;
  discountAmount?: number;
}

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

/** A problem of the field `lines` is one of the quantities; one of another field belongs to the whole form. */
export interface ParkBookingProps extends FormPageProps {
  park: TicketPark & {
    id: string;
    /** Organisation that the coupons belong to (docs/product/calls.md 9, /coupon/public/apply). */
    organisationId: string;
    gateway: Park['gateway'];
    merchantId: string;
    location: string;
    hours: string | null;
    opensAt: string | null;
    closesAt: string | null;
    bannerUrl: string | null;
    couponsEnabled: boolean;
  };
  today: Day;
  isOver: boolean;
  closed: {
    kind: 'inactive' | 'past' | 'unpayable' | 'holiday' | 'over' | 'sold-out';
    message: string;
    nextOpenDay: Day | null;
  } | null;
  onlyFreeText: string | null;
  /** Places left on days that have few; 0: sold out. */
  placesLeft: Partial<Record<Day, number>>;
  slotsLeft: SlotsLeft;
  slotsOver?: readonly string[];
  values: {
    mobile: string;
    quantities: Partial<Record<CategoryKey, number>>;
    visitDate: Day | null;
    slot: string | null;
    couponCode: string;
  };
  presentation?: PresentationProps | undefined;
  ads: AdProps[];
}
