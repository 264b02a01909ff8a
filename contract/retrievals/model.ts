import type { Paise } from '#contract/kernel/money.ts';
import type { MoneyBack, PaymentStatus } from '#contract/payments/model.ts';

/**
 * Standing of a booking for its visitor: given; a payment that the gateway or the bank knows of is being checked; it can be paid;
 * money of it goes back; or nothing comes of it any more.
 */
export const STANDINGS = ['given', 'checking', 'payable', 'back', 'over'] as const;
export type BookingStandingName = (typeof STANDINGS)[number];

/** This says how a booking stands for its visitor that is not paid, or whose money goes back. */
export interface BookingStanding {
  status: PaymentStatus;
  total: Paise;
  /** The money of it that went back or is on its way; null: none. */
  back: MoneyBack | null;
  /** The gateway or the bank knows of its newest payment, and this one decides about it; null: nobody knows of money. */
  waitsFor: 'bank' | 'wallet' | 'person' | null;
  /** The visitor can pay this same booking until then; null: they cannot. */
  payableUntil: Date | null;
}
