import { randomInt } from 'node:crypto';
import type { Transactions } from './cards.ts';
import { createClock, indianTime, type VirtualClock } from './clock.ts';
import { createJournal, type Journal } from './journal.ts';
import { createLedger } from './ledger.ts';
import { createMerchantBook, type Merchant, type MerchantBook, type WalletMerchant } from './merchants.ts';
import type { WalletOrders } from './paytm/wallets.ts';
import type { Recall } from './provider.ts';
import { createSwitchboard, type Switchboard } from './switchboard.ts';

/** The whole state of one gateway, in memory. */
export type SandboxState = {
  clock: VirtualClock;
  merchants: MerchantBook;
  /** The merchants of Paytm, and their orders. */
  wallets: MerchantBook<WalletMerchant>;
  orders: WalletOrders;
  transactions: Transactions;
  switchboard: Switchboard;
  journal: Journal;
  /** Connections that must never get an answer; closed with the server. */
  hung: Set<{ destroy(): void }>;
  recall: Recall;
  /** Hears the address of each call that will never get an answer. */
  onHang(url: string): void;
  reset(): void;
};

const PAID_WORDS = ['Shipped', 'Successful', 'Refunded'];
const walletId = (time: number): string => `${indianTime(time).replace(/\D/g, '')}${randomInt(1e14, 3e14)}`;

/** Makes a gateway that knows these merchants of CCAvenue and Paytm; its clock goes, or stands at an instant until it is moved. */
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
