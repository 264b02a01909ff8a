import type { Ledger, LedgerPayment } from '../ledger.ts';
import type { Message } from './message.ts';

/** CCAvenue keeps several visits under one order number when the number is used again. */
export type Transaction = LedgerPayment<string> & {
  currency: string;
  redirectUrl: string;
  cancelUrl: string;
  request: Message;
  encRequest: string;
};

export type Transactions = Ledger<string, Transaction>;
