import type { AdProps } from '#contract/advertisements/page.ts';
import type { BookingLine } from '#contract/bookings/model.ts';
import type { Day } from '#contract/kernel/dates/dates.ts';
import { type Paise, toRupees } from '#contract/kernel/money.ts';
import type { Help } from '#contract/kernel/pages.ts';
import type { Park } from '#contract/parks/model.ts';
import type { PaymentStatus } from '#contract/payments/model.ts';
import type { Kept } from '#contract/visits/page.ts';

export interface DuePayment {
  id: string;
  amount: Paise;
  mobile: string;
}

export interface PaidOffering {
  id: string;
  merchantId: string;
}

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

/** Page between booking and gateway for a browser without JavaScript: one button that posts the gateway's fields. */
export interface PaymentHandoffProps {
  kind: 'ticket' | 'token' | 'place';
  offering: { id: string; name: string };
  visitDay: Day;
  slot?: string | null;
  receipt: Receipt;
  gateway: { id: Park['gateway']; url: string; fields: Record<string, string> };
  /** Nonce of the script that submits the page; null: the visitor presses the button. */
  sentWith: string | null;
  help: Help;
}

export type PaidStanding = 'ready' | 'used' | 'over';

export interface PaymentStatusProps {
  bookingId: string;
  park: { id: string; name: string; location: string };
  status: PaymentStatus;
  message: string;
  keep: Kept | null;
  people: number;
  visitDay: Day;
  slot: string | null;
  bookedText: string;
  maskedMobile: string;
  receipt: Receipt;
  stands: PaidStanding;
  scannedText: string | null;
  /** The visitor can pay until then ("7:05 pm") by posting `intent=pay` to this page. Null: not payable. */
  payUntilText: string | null;
  ads: AdProps[];
  help: Help;
}
