import type { Paise } from '#contract/kernel/money.ts';
import type { MoneyBack, PaymentStatus } from '#contract/payments/model.ts';

/** `checking`: a payment may exist. `back`: a refund is on its way. `over`: nothing more will happen. */
export const STANDINGS = ['given', 'checking', 'payable', 'back', 'over'] as const;
export type BookingStandingName = (typeof STANDINGS)[number];

export interface BookingStanding {
  status: PaymentStatus;
  total: Paise;
  back: MoneyBack | null;
  waitsFor: 'bank' | 'wallet' | 'person' | null;
  payableUntil: Date | null;
}
