import type { Ledger, LedgerPayment } from '../ledger.ts';
import type { Result } from './results.ts';

/** One per order id and merchant. Its history is empty until the first attempt. */
export type WalletOrder = LedgerPayment<Result> & {
  callbackUrl: string;
  customer: string;
  token: string;
  tokenUntil: number;
};

export type WalletOrders = Ledger<Result, WalletOrder>;
