import { type Paise, toRupees } from '#contract/kernel/money.ts';

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
