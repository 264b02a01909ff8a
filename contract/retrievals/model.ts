import type { Paise } from '#contract/kernel/money.ts';
import type { MoneyBack, PaymentStatus } from '#contract/payments/model.ts';

/** This says how a booking stands for its visitor that is not paid, or whose money goes back. */
export interface BookingStanding {
  status: PaymentStatus;
  total: Paise;
  /** The money of it that went back or is on its way; null: none. */
  back: MoneyBack | null;
  /** Whom its newest payment waits for; null: nobody. */
  waitsFor: 'bank' | 'wallet' | 'person' | null;
  /** Until when this same booking can be paid; null: it cannot. */
  payableUntil: Date | null;
}
