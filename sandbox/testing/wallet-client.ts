import { demoWallets, type WalletMerchant } from '../merchants.ts';
import { canonicalForm, isChecksumOf } from '../paytm/checksum.ts';
import { isSignedEnvelope, readEnvelope, writeEnvelope } from '../paytm/envelope.ts';
import { aGateway } from './gateway-client.ts';

export const wallet = demoWallets[0] as WalletMerchant;
export const otherWallet = demoWallets[1] as WalletMerchant;
export const CALLBACK = 'http://127.0.0.1:9/back';

/** An answer of Paytm. `signed`: its head carries the merchant's own checksum of its body. */
export type WalletDocument = { status: number; signed: boolean; result: string; body: Record<string, string> };

type Form = Record<string, string>;

/** The gateway of a test file; the client talks to its Paytm as a shop's server and a browser do. */
export async function aWallet() {
  const gateway = await aGateway();
  const paytm = `${gateway.url}/sandbox/paytm`;
  const send = (path: string, text: string, signal?: AbortSignal) =>
    fetch(paytm + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: text, signal });
  const ask = async (path: string, body: object, as = wallet): Promise<WalletDocument> => {
    const response = await send(path, writeEnvelope(body, Date.now(), as.merchantKey));
    return told(response.status, await response.text(), as);
  };
  const initiate = (orderId: string, more: object = {}, as = wallet, query = { mid: as.merchantId, orderId }) =>
    ask(`/theia/api/v1/initiateTransaction?${new URLSearchParams(query)}`, initiation(orderId, more, as), as);
  const post = (path: string, fields: Form) =>
    fetch(paytm + path, { method: 'POST', body: new URLSearchParams(fields) });
  const showPage = (orderId: string, txnToken: string, more: Form = {}) =>
    post('/theia/api/v1/showPaymentPage', { mid: wallet.merchantId, orderId, txnToken, ...more });
  return {
    ...gateway,
    paytm,
    send,
    ask,
    initiate,
    post,
    showPage,
    status: (orderId: string, as = wallet) => ask('/v3/order/status', { mid: as.merchantId, orderId }, as),
    /** Opens an order and the page of it, and presses a button there. */
    press: async (orderId: string, outcome: string, more: Form = {}) => {
      const { body } = await initiate(orderId);
      const page = await (await showPage(orderId, body.txnToken ?? '')).text();
      return post('/decide', { txnId: hidden(page, 'txnId'), outcome, ...more });
    },
    /** Opens an order and decides it without a browser; promises the callback that the browser would post. */
    decide: async (orderId: string, outcome: string, more: object = {}): Promise<Form | null> => {
      await initiate(orderId);
      const { body } = await gateway.json('/sandbox/decide', { orderId, outcome, ...more });
      return (body as unknown as { fields: Form | null }).fields;
    },
  };
}

export const hidden = (page: string, name: string): string =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? '';

const initiation = (orderId: string, more: object, { merchantId: mid, website: websiteName }: WalletMerchant) => ({
  requestType: 'Payment',
  mid,
  websiteName,
  orderId,
  callbackUrl: CALLBACK,
  txnAmount: { value: '450.00', currency: 'INR' },
  userInfo: { custId: 'V1' },
  ...more,
});

function told(status: number, text: string, as: WalletMerchant): WalletDocument {
  const envelope = readEnvelope(text);
  const body = (envelope?.body ?? {}) as WalletDocument['body'] & { resultInfo?: Record<string, string> };
  const { resultStatus, resultCode } = body.resultInfo ?? {};
  const signed = envelope !== undefined && isSignedEnvelope(envelope, as.merchantKey);
  return { status, signed, result: `${resultStatus} ${resultCode}`, body };
}

/** Whether the CHECKSUMHASH of a form fits its other fields. Never throws, whatever a parser made of the form. */
export function isSignedForm(fields: Record<string, unknown>, merchantKey: string): boolean {
  const text = canonicalForm(fields);
  const checksum = fields.CHECKSUMHASH;
  return text !== undefined && typeof checksum === 'string' && isChecksumOf(checksum, text, merchantKey);
}
