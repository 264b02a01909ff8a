import { type Paise, toRupees } from '#contract/kernel/money.ts';

/** A booking that is to be paid, with what it costs. */
export interface DuePayment {
  id: string;
  amount: Paise;
  mobile: string;
}

/** What it is paid for, and to whom. */
export interface PaidOffering {
  id: string;
  merchantId: string;
}

/** What starts a payment, without its offering. */
export const paymentBody = ({ id, amount, mobile }: DuePayment, { merchantId }: PaidOffering) => ({
  id,
  amount: toRupees(amount),
  mobile,
  mid: merchantId,
});
