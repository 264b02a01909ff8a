import type { Gateway } from './gateway.ts';
import { SUCCESS } from './paytm/results.ts';

/** A payment that was made before this gateway was started, as somebody else remembers it. Amounts in paise. */
export type Written = {
  orderId: string;
  trackingId: string;
  paise: number;
  paidAt: Date;
  /** What was taken back of it, by the references of the merchant. */
  refunds: { reference: string; paise: number }[];
};

export type AskedOf = { merchantId: string; orderId?: string; trackingId?: string };

/** Finds a payment of earlier; undefined where there is none. */
export type Recall = (asked: AskedOf) => Promise<Written | undefined>;

const isBack = ({ paise, refunds }: Written): boolean =>
  refunds.reduce((sum, refund) => sum + refund.paise, 0) >= paise;

/** Takes up a payment of CCAvenue that this run has not seen, where somebody remembers it. */
export async function recallTransaction(gateway: Gateway, asked: AskedOf): Promise<void> {
  const { merchantId, orderId = '', trackingId } = asked;
  const { transactions, recall } = gateway;
  if (trackingId ? transactions.byTracking(trackingId) : transactions.byOrder(orderId, merchantId)) return;
  const written = await recall(asked);
  if (!written) return;
  const at = written.paidAt.getTime();
  transactions.restore({
    ...unknownOf(written, merchantId),
    currency: 'INR',
    redirectUrl: '',
    cancelUrl: '',
    request: {},
    encRequest: '',
    trackingId: written.trackingId,
    history: [{ at, word: 'Shipped' }, ...(isBack(written) ? [{ at, word: 'Refunded' }] : [])],
    refunds: written.refunds,
  });
}

/** The same for an order of Paytm. */
export async function recallOrder(gateway: Gateway, asked: AskedOf & { orderId: string }): Promise<void> {
  const { merchantId, orderId } = asked;
  if (gateway.orders.byOrder(orderId, merchantId)) return;
  const written = await gateway.recall(asked);
  if (!written) return;
  const doneAt = written.paidAt.getTime();
  gateway.orders.restore({
    ...unknownOf(written, merchantId),
    callbackUrl: '',
    customer: '',
    token: '',
    tokenUntil: 0,
    transactionId: written.trackingId,
    history: [{ at: doneAt, result: SUCCESS }],
    refunds: written.refunds.map((refund) => ({ ...refund, refundId: refund.reference, doneAt })),
  });
}

const unknownOf = ({ orderId, paise, paidAt }: Written, merchantId: string) => ({
  merchantId,
  orderId,
  paise,
  bankReference: '',
  openedAt: paidAt.getTime(),
  outcome: 'success' as const,
});
