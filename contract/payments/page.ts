import type { AdProps } from '#contract/advertisements/page.ts';
import type { BookingLine } from '#contract/bookings/model.ts';
import type { Day } from '#contract/kernel/dates/dates.ts';
import { type Paise, toRupees } from '#contract/kernel/money.ts';
import type { Help } from '#contract/kernel/pages.ts';
import type { Park } from '#contract/parks/model.ts';
import type { PaymentStatus } from '#contract/payments/model.ts';
import type { Kept } from '#contract/visits/page.ts';

/** A booking that is to be paid, with what it costs. */
export interface DuePayment {
  id: string;
  amount: Paise;
  mobile: string;
}

/** The booking is paid for this offering, and to this merchant. */
export interface PaidOffering {
  id: string;
  merchantId: string;
}

/** The browser starts a payment with this, without its offering. */
export const paymentBody = ({ id, amount, mobile }: DuePayment, { merchantId }: PaidOffering) => ({
  id,
  amount: toRupees(amount),
  mobile,
  mid: merchantId,
});

export interface Receipt {
  lines: BookingLine[];
  discount: Paise;
  couponCode: string | null;
  total: Paise;
}

/** Between the booking and the gateway, for a browser without JavaScript: one button that posts the gateway's fields. */
export interface PaymentHandoffProps {
  kind: 'ticket' | 'token' | 'place';
  /** The park, the clinic or the batch. */
  offering: { id: string; name: string };
  visitDay: Day;
  /** The time slot of a ticket, "10:00 am to 11:00 am". */
  slot?: string | null;
  receipt: Receipt;
  gateway: { id: Park['gateway']; url: string; fields: Record<string, string> };
  /** The page goes on by itself where it may run a script: its nonce. Null where the visitor presses the button. */
  sentWith: string | null;
  help: Help;
}

/** A paid ticket waits for its day, was used, or has outlived it. */
export type PaidStanding = 'ready' | 'used' | 'over';

export interface PaymentStatusProps {
  bookingId: string;
  park: { id: string; name: string; location: string };
  status: PaymentStatus;
  /** The server's own words for the status; of a ticket that is paid, what else there is to say of its money. */
  message: string;
  /** Null until it is paid. */
  keep: Kept | null;
  /** The gate lets in so many. */
  people: number;
  visitDay: Day;
  /** Its time slot, "10:00 am to 11:00 am". */
  slot: string | null;
  /** "Fri, 1 Jan 2027, 6:40 pm" */
  bookedText: string;
  maskedMobile: string;
  receipt: Receipt;
  /** Says so of a ticket that is paid. */
  stands: PaidStanding;
  /** The gate let them in at this time, in words; null before. */
  scannedText: string | null;
  /** The visitor can pay this same booking until then ("7:05 pm"): a form posts `intent=pay` to this page. Null: not at all. */
  payUntilText: string | null;
  ads: AdProps[];
  help: Help;
}
