import { type Clock, createClock } from './clock.ts';
import { createJournal, type Journal } from './journal.ts';
import { createMerchantBook, type Merchant, type MerchantBook, type WalletMerchant } from './merchants.ts';
import { createOrders, type WalletOrders } from './paytm/orders.ts';
import type { Recall } from './recall.ts';
import { createSwitchboard, type Switchboard } from './switchboard.ts';
import { createTransactions, type Transactions } from './transactions.ts';

/** The whole state of one gateway, in memory. */
export type Gateway = {
  clock: Clock;
  merchants: MerchantBook;
  /** The merchants of Paytm, and their orders. */
  wallets: MerchantBook<WalletMerchant>;
  orders: WalletOrders;
  transactions: Transactions;
  switchboard: Switchboard;
  journal: Journal;
  /** The newest successful answer per merchant id, in plain text: what a replay sends again. */
  lastSuccess: Map<string, { orderId: string; text: string }>;
  /** Connections that must never get an answer; closed with the server. */
  hung: Set<{ destroy(): void }>;
  recall: Recall;
  /** Hears the address of each call that will never get an answer. */
  onHang(url: string): void;
  reset(): void;
};

/** Makes a gateway that knows these merchants of CCAvenue and Paytm; its clock goes, or stands at an instant until it is moved. */
export function createGateway(
  merchants: readonly Merchant[],
  wallets: readonly WalletMerchant[],
  {
    onHang = () => undefined,
    recall = async () => undefined,
    standsAt,
  }: Partial<Pick<Gateway, 'onHang' | 'recall'>> & { standsAt?: number } = {},
): Gateway {
  const clock = createClock(standsAt);
  const gateway: Gateway = {
    clock,
    merchants: createMerchantBook(merchants),
    wallets: createMerchantBook(wallets),
    orders: createOrders(clock),
    transactions: createTransactions(clock),
    switchboard: createSwitchboard(),
    journal: createJournal(clock.now),
    lastSuccess: new Map(),
    hung: new Set(),
    onHang,
    recall,
    reset: () => {
      for (const connection of gateway.hung) connection.destroy();
      gateway.lastSuccess.clear();
      const { wallets, orders, transactions, switchboard, journal } = gateway;
      for (const part of [clock, gateway.merchants, wallets, orders, transactions, switchboard, journal]) part.reset();
    },
  };
  return gateway;
}
