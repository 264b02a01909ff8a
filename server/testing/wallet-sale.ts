import type { WalletCheckout } from '#contract/payments/api.ts';
import { type Means, type SalesOptions, useSales } from './card-sale.ts';
import { firstWallet, type Wallet } from './sandbox-gateway.ts';

const BY_WALLET: Means<WalletCheckout, Wallet> = {
  id: 'paytm',
  account: firstWallet,
  keysOf: ({ merchantId: mid, merchantKey: workingKey }) => ({ mid, accessKey: '', workingKey }),
  read: (json) => {
    if (json.body.resultInfo.resultStatus !== 'S') throw new Error(`refused: ${JSON.stringify(json.body.resultInfo)}`);
    return json;
  },
};

export const useWalletSales = (options: SalesOptions = {}) => useSales(BY_WALLET, options);
