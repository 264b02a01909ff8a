import type { Paise } from '#contract/kernel/money.ts';
import type { MoneyBack, PaymentStatus } from '#contract/payments/model.ts';

/** This says how a booking stands for its visitor that is not paid, or whose money goes back. */
export interface BookingStanding {
  status: PaymentStatus;
  total: Paise;
  /** The money of it that went back or is on its way; null: none. */
  back: MoneyBack | null;
  /** Its newest payment waits for this one; null: for nobody. */
  waitsFor: 'bank' | 'wallet' | 'person' | null;
  /** The visitor can pay this same booking until then; null: they cannot. */
  payableUntil: Date | null;
}
