import { randomInt } from 'node:crypto';
import type { Clock } from './clock.ts';
import type { Message } from './message.ts';

/** What the person at the hosted page (or a test) chose. */
export const outcomes = [
  'success',
  'failure',
  'abort',
  'awaited-success',
  'awaited-failure',
  'timeout',
  'close',
] as const;
export type Outcome = (typeof outcomes)[number];

type Refund = { reference: string; paise: number };

/** One visit to the hosted page. CCAvenue keeps several under one order number when the number is used again. */
export type Transaction = {
  merchantId: string;
  orderId: string;
  trackingId: string;
  bankReference: string;
  paise: number;
  currency: string;
  redirectUrl: string;
  cancelUrl: string;
  request: Message;
  encRequest: string;
  openedAt: number;
  /** Every status word it had, oldest first. */
  history: { at: number; word: string }[];
  outcome?: Outcome;
  refunds: Refund[];
};

export type NewTransaction = Omit<Transaction, 'trackingId' | 'bankReference' | 'openedAt' | 'history' | 'refunds'>;

export type Transactions = {
  /** Opens a visit, or gives back the undecided one of this order. */
  open(fresh: NewTransaction): Transaction;
  byTracking(trackingId: string): Transaction | undefined;
  /** The visit that an order number stands for: the paid one if there is one, else the newest. */
  byOrder(orderId: string, merchantId?: string): Transaction | undefined;
  /** Takes up a visit of earlier, unless it is there. */
  restore(visit: Transaction): void;
  changeStatus(transaction: Transaction, word: string): void;
  reset(): void;
};

const PAID_WORDS = ['Shipped', 'Successful', 'Refunded'];

/** The newest status word. */
export function statusOf(transaction: Transaction): string {
  return transaction.history.at(-1)?.word ?? 'Initiated';
}

/** True while the merchant has, or had, the money of this transaction. */
export function isPaid(transaction: Transaction): boolean {
  return PAID_WORDS.includes(statusOf(transaction));
}

/** Makes the store. Tracking ids grow with real time, so that a restarted gateway never gives one out twice. */
export function createTransactions(clock: Clock): Transactions {
  const all = new Map<string, Transaction>();
  let lastTracking = 0;
  const ofOrder = (orderId: string, merchantId?: string) =>
    [...all.values()].filter(
      (visit) => visit.orderId === orderId && (merchantId === undefined || visit.merchantId === merchantId),
    );

  function open(fresh: NewTransaction): Transaction {
    const undecided = ofOrder(fresh.orderId, fresh.merchantId).find((visit) => !visit.outcome);
    if (undecided) return Object.assign(undecided, fresh);
    lastTracking = Math.max(lastTracking + 1, Date.now());
    const openedAt = clock.now();
    const visit: Transaction = {
      ...fresh,
      trackingId: `313${lastTracking}`,
      bankReference: String(randomInt(100_000_000_000, 999_999_999_999)),
      openedAt,
      history: [{ at: openedAt, word: 'Initiated' }],
      refunds: [],
    };
    all.set(visit.trackingId, visit);
    return visit;
  }

  return {
    open,
    byTracking: (trackingId) => all.get(trackingId),
    byOrder: (orderId, merchantId) => {
      const visits = ofOrder(orderId, merchantId);
      return visits.find(isPaid) ?? visits.at(-1);
    },
    restore: (visit) => {
      if (!all.has(visit.trackingId)) all.set(visit.trackingId, visit);
    },
    changeStatus: (transaction, word) => {
      transaction.history.push({ at: clock.now(), word });
    },
    reset: () => all.clear(),
  };
}
