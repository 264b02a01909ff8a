import type { Ledger, LedgerPayment } from '../ledger.ts';
import type { Result } from './results.ts';

/** An order of Paytm: one per order id and merchant. Its history is empty until somebody tries to pay. */
export type WalletOrder = LedgerPayment<Result> & {
  callbackUrl: string;
  customer: string;
  /** The token opens the payment page until `tokenUntil`. */
  token: string;
  tokenUntil: number;
};

export type WalletOrders = Ledger<Result, WalletOrder>;
