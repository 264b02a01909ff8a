import type { CipherName } from './crypto.ts';

/** One merchant account of the gateway. */
export type Merchant = {
  merchantId: string;
  accessCode: string;
  workingKey: string;
  cipher?: CipherName;
  /** What the hosted page calls the merchant. */
  name?: string;
  /** Where server-to-server notifications go; none without it. */
  echoUrl?: string;
  /** False answers every API call as if the caller's address were not registered (51407). */
  ipRegistered?: boolean;
  /** False leaves a paid order "Successful" until confirmOrder, and cancels it after 12 days. */
  autoConfirm?: boolean;
};

/** The demo accounts; the keys are invented and worth nothing. The second one is there for tests of mixed-up keys. */
export const demoMerchants: readonly Merchant[] = [
  {
    merchantId: '900001',
    accessCode: 'AVSB00SANDBOX0001',
    workingKey: '5AD1B0C7E2F34968A7B6C5D4E3F20911',
    name: 'Pravesh demo park',
  },
  {
    merchantId: '900002',
    accessCode: 'AVSB00SANDBOX0002',
    workingKey: '91E0D2C3B4A5968778695A4B3C2D1E0F',
    name: 'Second demo park',
  },
];

export type MerchantBook = {
  byAccessCode(accessCode: string): Merchant | undefined;
  byId(merchantId: string): Merchant | undefined;
  all(): Merchant[];
  /** Adds a merchant, or changes the named fields of the one with this id. */
  save(merchant: Merchant): void;
  /** Back to the merchants of the start. */
  reset(): void;
};

/** Makes the book of merchants, filled with the given ones. */
export function createMerchantBook(initial: readonly Merchant[]): MerchantBook {
  const merchants = new Map<string, Merchant>();
  const book: MerchantBook = {
    byAccessCode: (accessCode) => [...merchants.values()].find((merchant) => merchant.accessCode === accessCode),
    byId: (merchantId) => merchants.get(merchantId),
    all: () => [...merchants.values()],
    save: (merchant) => {
      merchants.set(merchant.merchantId, { ...merchants.get(merchant.merchantId), ...merchant });
    },
    reset: () => {
      merchants.clear();
      initial.forEach(book.save);
    },
  };
  book.reset();
  return book;
}
