import type { CipherName } from './ccavenue/crypto.ts';

export type Merchant = {
  merchantId: string;
  accessCode: string;
  workingKey: string;
  cipher?: CipherName;
  name?: string;
  /** For server-to-server notifications; absent: none. */
  echoUrl?: string;
  /** False: every API call is answered as if the caller's address were not registered (51407). */
  ipRegistered?: boolean;
  /** False: a paid order stays "Successful" until confirmOrder, and is cancelled after 12 days. */
  autoConfirm?: boolean;
};

export type WalletMerchant = {
  /** The MID. */
  merchantId: string;
  /** 16 bytes (24 and 32 are possible as well). */
  merchantKey: string;
  website: string;
  name?: string;
  /** For webhooks; absent: none. */
  echoUrl?: string;
};

/** The keys are invented and worth nothing. The second account is for tests of mixed-up keys. */
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

export type MerchantBook<Account extends { merchantId: string } = Merchant> = ReturnType<
  typeof createMerchantBook<Account>
>;

export function createMerchantBook<Account extends { merchantId: string }>(initial: readonly Account[]) {
  const merchants = new Map<string, Account>();
  const book = {
    byId: (merchantId: string) => merchants.get(merchantId),
    all: () => [...merchants.values()],
    save: (merchant: Account) => {
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

export function ownerOfAccessCode(book: MerchantBook, accessCode: string): Merchant | undefined {
  return book.all().find((merchant) => merchant.accessCode === accessCode);
}
