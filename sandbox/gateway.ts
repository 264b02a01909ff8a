import { randomInt } from 'node:crypto';
import type { Transactions } from './ccavenue/transaction.ts';
import { createClock, indianTime, type VirtualClock } from './clock.ts';
import { createJournal, type Journal } from './journal.ts';
import { createLedger } from './ledger.ts';
import { createMerchantBook, type Merchant, type MerchantBook, type WalletMerchant } from './merchants.ts';
import type { WalletOrders } from './paytm/order.ts';
import { createSwitchboard, type Switchboard } from './switchboard.ts';

/** A payment made before this gateway was started. Amounts in paise. */
export type EarlierPayment = {
  orderId: string;
  trackingId: string;
  paise: number;
  paidAt: Date;
  refunds: { reference: string; paise: number }[];
};

export type WantedPayment = { merchantId: string; orderId?: string; trackingId?: string };

export type Recall = (wanted: WantedPayment) => Promise<EarlierPayment | undefined>;

export type SandboxState = {
  clock: VirtualClock;
  merchants: MerchantBook;
  wallets: MerchantBook<WalletMerchant>;
  orders: WalletOrders;
  transactions: Transactions;
  switchboard: Switchboard;
  journal: Journal;
  hung: Set<{ destroy(): void }>;
  recall: Recall;
  /** Called with the address of each call that never gets an answer. */
  onHang(url: string): void;
  reset(): void;
};

const PAID_WORDS = ['Shipped', 'Successful', 'Refunded'];
const walletId = (time: number): string => `${indianTime(time).replace(/\D/g, '')}${randomInt(1e14, 3e14)}`;

export function createGateway(
  merchants: readonly Merchant[],
  wallets: readonly WalletMerchant[],
  {
    onHang = () => undefined,
    recall = async () => undefined,
    standsAt,
  }: Partial<Pick<SandboxState, 'onHang' | 'recall'>> & { standsAt?: number } = {},
): SandboxState {
  const clock = createClock(standsAt);
  const gateway: SandboxState = {
    clock,
    merchants: createMerchantBook(merchants),
    wallets: createMerchantBook(wallets),
    orders: createLedger(clock, ({ status }) => status === 'TXN_SUCCESS', walletId),
    transactions: createLedger(
      clock,
      (word) => PAID_WORDS.includes(word),
      (time) => `313${time}`,
    ),
    switchboard: createSwitchboard(),
    journal: createJournal(clock.now),
    hung: new Set(),
    onHang,
    recall,
    reset: () => {
      for (const connection of gateway.hung) connection.destroy();
      const { wallets, orders, transactions, switchboard, journal } = gateway;
      for (const part of [clock, gateway.merchants, wallets, orders, transactions, switchboard, journal]) part.reset();
    },
  };
  return gateway;
}
