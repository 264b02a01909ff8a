import { randomInt } from 'node:crypto';
import type { VirtualClock } from './clock.ts';

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

/** A post to the return address by the browser, or by the gateway (a copy, an earlier or a late post). */
export type ReturnPost = {
  by: 'browser' | 'gateway';
  word: string;
  url: string;
  fields: Record<string, string>;
  /** Virtual seconds after the decision. */
  afterSeconds: number;
};

/** Arrived once `doneAt` is reached. */
export type LedgerRefund = { reference: string; refundId: string; paise: number; doneAt: number };

/** One payment attempt. `Word` is the provider's status; times are of the virtual clock. */
export type LedgerPayment<Word = unknown> = {
  merchantId: string;
  orderId: string;
  trackingId: string;
  bankReference: string;
  paise: number;
  openedAt: number;
  history: { at: number; word: Word }[];
  outcome?: Outcome;
  /** The browser brings this back to the merchant at every visit; absent before a button was pressed. */
  answer?: { own: ReturnPost | undefined; outcome: Outcome };
  refunds: LedgerRefund[];
};

export type PaymentQuery<Own extends LedgerPayment> = Omit<
  Own,
  'trackingId' | 'bankReference' | 'openedAt' | 'history' | 'outcome' | 'answer' | 'refunds'
>;

export type Ledger<Word, Own extends LedgerPayment<Word>> = ReturnType<typeof createLedger<Word, Own>>;

export const wordOf = <Word>({ history }: LedgerPayment<Word>): Word | undefined => history.at(-1)?.word;

export const returned = ({ refunds }: { refunds: readonly Pick<LedgerRefund, 'paise'>[] }): number =>
  refunds.reduce((sum, refund) => sum + refund.paise, 0);

/** `idOf` gets milliseconds of real time, each once, so that a restarted gateway never gives an id out twice. */
export function createLedger<Word, Own extends LedgerPayment<Word>>(
  clock: VirtualClock,
  paidBy: (word: Word) => boolean,
  idOf: (time: number) => string,
) {
  const all = new Map<string, Own>();
  const list = () => [...all.values()];
  let lastTime = 0;
  const isPaid = ({ history }: Own) => history.length > 0 && paidBy((history.at(-1) as { word: Word }).word);
  const paidAt = ({ history }: Own) => history.at(-1)?.at ?? 0;
  const ofOrder = (orderId: string, merchantId?: string) =>
    list().filter((one) => one.orderId === orderId && (merchantId === undefined || one.merchantId === merchantId));
  return {
    open: (asked: PaymentQuery<Own>, ...words: Word[]) => {
      lastTime = Math.max(lastTime + 1, Date.now());
      const openedAt = clock.now();
      const payment = {
        ...asked,
        trackingId: idOf(lastTime),
        bankReference: String(randomInt(100_000_000_000, 999_999_999_999)),
        openedAt,
        history: words.map((word) => ({ at: openedAt, word })),
        refunds: [],
      } as unknown as Own;
      all.set(payment.trackingId, payment);
      return payment;
    },
    byTracking: (trackingId: string) => all.get(trackingId),
    ofOrder,
    /** The paid one if there is one, else the newest. */
    byOrder: (orderId: string, merchantId?: string) => {
      const payments = ofOrder(orderId, merchantId);
      return payments.find(isPaid) ?? payments.at(-1);
    },
    /** The merchant's other payment that was paid last: a replay sends it again. */
    paidBefore: (payment: Own) =>
      list()
        .filter((one) => one.merchantId === payment.merchantId && one !== payment && isPaid(one))
        .toSorted((one, other) => paidAt(one) - paidAt(other))
        .at(-1),
    restore: (payment: Own) => {
      if (!all.has(payment.trackingId)) all.set(payment.trackingId, payment);
    },
    say: (payment: Own, word: Word) => {
      payment.history.push({ at: clock.now(), word });
    },
    isPaid,
    reset: () => all.clear(),
  };
}
