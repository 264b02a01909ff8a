import { encrypt, type MessageKey } from '#server/payments/gateways/ccavenue/cipher.ts';
import type { Credentials, GatewayOrder, ProviderRefund } from '#server/payments/gateways/gateway.ts';
import known from '../../../sandbox/payment-vectors.json' with { type: 'json' };
import type { ServerAnswer } from './answering-server.ts';

/** Known answers that were made with the providers' own packages (docs/payments.md 10). */
export const vectors = known;

/** The CBC vector whose id begins like this, such as `ccav-20`. */
export function cbcVector(id: string) {
  const found = vectors.ccavenue.cbc.vectors.find((vector) => vector.id.startsWith(id));
  if (!found) throw new Error(`no vector ${id}`);
  return found;
}

export function httpFixture(id: string): { body: string; request: string; response: string } {
  const {
    body = '',
    request = '',
    response = '',
  } = vectors.ccavenue.httpFixtures.find((entry) => entry.id === id) ?? {};
  return { body, request, response };
}

/** The keys of a card's merchant with which a vector was made. */
export const cardKeys = (id: string): Credentials & { cipher: 'cbc' } => ({
  mid: '900001',
  accessKey: 'SANDBOXACCESS00001',
  workingKey: cbcVector(id).workingKey,
  cipher: 'cbc',
});

export const WALLET_KEYS: Credentials = {
  mid: 'SANDBX00000000000001',
  accessKey: '',
  workingKey: 'SandboxKey#00@1!',
  cipher: 'cbc',
};

const attemptId = '66f0c1d2e3a4b5c6d7e8f901';
const returnUrl = `http://127.0.0.1:4000/api/payments/ccav/return/${attemptId}`;

export const CARD_ORDER: GatewayOrder = {
  orderId: attemptId,
  amountPaise: 45_000,
  mobile: '9876543210',
  attemptId,
  offeringId: 'p1',
  returnUrl,
  cancelUrl: returnUrl,
};

export const CARD_REFUND: ProviderRefund = {
  orderId: attemptId,
  providerTxnId: '313008765432',
  amountPaise: 45_000,
  refundId: `rf${attemptId}1`,
  sentBefore: false,
  besideOthers: false,
};

export const sealedAnswer = (value: unknown, key: MessageKey): ServerAnswer => ({
  body: `status=0&enc_response=${encrypt(JSON.stringify(value), key)}\r\n&enc_error_code=`,
});

/** The raw text of the Paytm answer with this beginning of an id, such as `env-10`. */
export const walletEnvelope = (id: string): string =>
  vectors.paytm.envelopes.find((one) => one.id.startsWith(id))?.raw ?? '';
