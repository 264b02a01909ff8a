import { randomBytes, randomInt } from 'node:crypto';
import { type Clock, indianTime } from '../clock.ts';
import type { Outcome } from '../transactions.ts';
import type { Result } from './results.ts';

const TOKEN_LIFE_MS = 15 * 60 * 1000;

/** Money that goes back. It has arrived once `doneAt` is reached. */
export type WalletRefund = { reference: string; refundId: string; paise: number; doneAt: number };

/** An order of Paytm: one per order id and merchant. */
export type WalletOrder = {
  merchantId: string;
  orderId: string;
  paise: number;
  callbackUrl: string;
  customer: string;
  /** What opens the payment page, until `tokenUntil`. */
  token: string;
  tokenUntil: number;
  transactionId: string;
  bankReference: string;
  openedAt: number;
  /** Everything that became of it, oldest first; empty until somebody tries to pay. */
  history: { at: number; result: Result }[];
  outcome?: Outcome;
  refunds: WalletRefund[];
};

export type NewOrder = Pick<WalletOrder, 'merchantId' | 'orderId' | 'paise' | 'callbackUrl' | 'customer'>;

export type WalletOrders = {
  open(fresh: NewOrder): WalletOrder;
  /** Gives an order whose token is old a new one; otherwise its token stays. */
  renewToken(order: WalletOrder): void;
  byOrder(orderId: string, merchantId?: string): WalletOrder | undefined;
  byTransaction(transactionId: string): WalletOrder | undefined;
  /** The newest paid order of a merchant, this one apart: what a replay sends again. */
  lastPaid(merchantId: string, orderId: string): WalletOrder | undefined;
  /** Takes up an order of earlier, unless it is there. */
  restore(order: WalletOrder): void;
  add(order: WalletOrder, result: Result): void;
  reset(): void;
};

/** The newest result of an order; undefined while nobody has tried to pay. */
export const resultOf = ({ history }: WalletOrder): Result | undefined => history.at(-1)?.result;

export const isPaid = (order: WalletOrder): boolean => resultOf(order)?.status === 'TXN_SUCCESS';

/** Makes the store of orders. Transaction ids carry the time, so a restarted gateway never gives one out twice. */
export function createOrders(clock: Clock): WalletOrders {
  const all = new Map<string, WalletOrder>();
  const list = () => [...all.values()];
  const newToken = () => ({ token: randomBytes(20).toString('hex'), tokenUntil: clock.now() + TOKEN_LIFE_MS });
  let count = 0;

  function open(fresh: NewOrder): WalletOrder {
    count += 1;
    const openedAt = clock.now();
    const order: WalletOrder = {
      ...fresh,
      ...newToken(),
      transactionId: `${indianTime(Date.now()).replace(/\D/g, '')}${String(count).padStart(6, '0')}${randomInt(1e8, 1e9)}`,
      bankReference: String(randomInt(100_000_000_000, 999_999_999_999)),
      openedAt,
      history: [],
      refunds: [],
    };
    all.set(keyOf(fresh.orderId, fresh.merchantId), order);
    return order;
  }

  return {
    open,
    renewToken: (order) => {
      if (order.tokenUntil <= clock.now()) Object.assign(order, newToken());
    },
    byOrder: (orderId, merchantId) =>
      merchantId === undefined ? list().find((one) => one.orderId === orderId) : all.get(keyOf(orderId, merchantId)),
    byTransaction: (transactionId) => list().find((one) => one.transactionId === transactionId),
    lastPaid: (merchantId, orderId) =>
      list()
        .filter((one) => one.merchantId === merchantId && one.orderId !== orderId && isPaid(one))
        .at(-1),
    restore: (order) => {
      const key = keyOf(order.orderId, order.merchantId);
      if (!all.has(key)) all.set(key, order);
    },
    add: (order, result) => {
      order.history.push({ at: clock.now(), result });
    },
    reset: () => all.clear(),
  };
}

const keyOf = (orderId: string, merchantId: string): string => `${merchantId}|${orderId}`;
