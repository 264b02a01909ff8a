import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WalletCheckout } from '#contract/payments/api.ts';
import { openWallet } from './wallet-checkout.ts';

type Handler = { notifyMerchant(event: string): void; transactionStatus(data: object): void };
type Config = { data: object; merchant: object; handler: Handler };

const checkout: WalletCheckout = {
  body: { resultInfo: { resultStatus: 'S', resultCode: '0000', resultMsg: 'Success' }, txnToken: 'tok' },
  orderId: 'b1',
  amount: '241.00',
  mid: 'M1',
  checkoutJsUrl: 'https://wallet.example/M1.js',
  url: 'https://wallet.example/page?mid=M1&orderId=b1',
};
const page = '/paymentstatus/b1/p1';

let opened: Config[];
let closed: ReturnType<typeof vi.fn<() => void>>;

/** Stands in for the provider's script: keeps what it was asked to open. */
beforeEach(() => {
  opened = [];
  closed = vi.fn<() => void>();
  vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  const init = async (config: Config) => void opened.push(config);
  globalThis.Paytm = {
    CheckoutJS: { init: (config) => init(config as Config), invoke: () => undefined, close: closed },
  };
});
afterEach(() => {
  vi.restoreAllMocks();
  globalThis.Paytm = undefined;
});

const configured = () => vi.waitFor(() => opened[0] ?? Promise.reject(new Error('not opened yet')), 20_000);

test('the checkout gets the order and token of the server, and plain functions', async () => {
  void openWallet(checkout, page);
  const { data, merchant, handler } = await configured();
  expect(data).toEqual({ orderId: 'b1', token: 'tok', tokenType: 'TXN_TOKEN', amount: '241.00' });
  expect(merchant).toEqual({ redirect: false });
  for (const one of Object.values(handler)) expect(Object.prototype.toString.call(one)).toBe('[object Function]');
});

test('other events of the provider change nothing', async () => {
  const told = vi.fn();
  void openWallet(checkout, page).then(told);
  const { notifyMerchant } = (await configured()).handler;
  notifyMerchant('BANK_REDIRECT');
  await Promise.resolve();
  expect(told).not.toHaveBeenCalled();
});
