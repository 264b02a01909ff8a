import type { CipherName } from './ccavenue/crypto.ts';

/** One merchant account of the gateway. */
export type Merchant = {
  merchantId: string;
  accessCode: string;
  workingKey: string;
  cipher?: CipherName;
  /** The name by which the hosted page calls the merchant. */
  name?: string;
  /** Server-to-server notifications go to this address; none without it. */
  echoUrl?: string;
  /** False answers every API call as if the caller's address were not registered (51407). */
  ipRegistered?: boolean;
  /** False leaves a paid order "Successful" until confirmOrder, and cancels it after 12 days. */
  autoConfirm?: boolean;
};

/** One merchant account of Paytm. */
export type WalletMerchant = {
  /** The MID. */
  merchantId: string;
  /** 16 bytes (24 and 32 are possible as well). */
  merchantKey: string;
  website: string;
  name?: string;
  /** Webhooks go to this address; none without it. */
  echoUrl?: string;
};

/** The demo accounts of CCAvenue; the keys are invented and worth nothing. The second one is there for tests of mixed-up keys. */
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

/** The same of Paytm. */
export const demoWallets: readonly WalletMerchant[] = [
  {
    merchantId: 'PRAVESH-WALLET-1',
    merchantKey: 'wallet_key_00001',
    website: 'WEBSTAGING',
    name: 'Pravesh demo wallet',
  },
  {
    merchantId: 'PRAVESH-WALLET-2',
    merchantKey: 'wallet_key_00002',
    website: 'WEBSTAGING',
    name: 'Second demo wallet',
  },
];

export type MerchantBook<Account extends { merchantId: string } = Merchant> = {
  byId(merchantId: string): Account | undefined;
  all(): Account[];
  /** Adds a merchant, or changes the named fields of the one with this id. */
  save(merchant: Account): void;
  /** Back to the merchants of the start. */
  reset(): void;
};

/** Makes the book of merchants, filled with the given ones. */
export function createMerchantBook<Account extends { merchantId: string }>(
  initial: readonly Account[],
): MerchantBook<Account> {
  const merchants = new Map<string, Account>();
  const book: MerchantBook<Account> = {
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

/** The CCAvenue merchant that an access code belongs to. */
export function ownerOfAccessCode(book: MerchantBook, accessCode: string): Merchant | undefined {
  return book.all().find((merchant) => merchant.accessCode === accessCode);
}
