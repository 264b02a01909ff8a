import { readFileSync } from 'node:fs';
import { encrypt, type MessageKey } from '#server/payments/gateways/ccavenue/cipher.ts';
import type { Credentials, GatewayOrder, ProviderRefund } from '#server/payments/gateways/gateway.ts';
import type { ServerAnswer } from './answering-server.ts';

interface Vector {
  id: string;
  workingKey: string;
  plain: string;
  cipherHex: string;
}

interface PaytmVector {
  id: string;
  note: string;
  merchantKey: string;
  checksum: string;
}
type VectorValues = Record<string, unknown>;

/**
 * Known answers that were made with the providers' own packages (docs/payments.md 10), as far as our tests read them.
 */
interface PaymentVectors {
  paytm: {
    vectors: (PaytmVector & { input: string | VectorValues; salt: string; checksumLength: number })[];
    envelopes: (Omit<PaytmVector, 'checksum'> & {
      raw: string;
      bodyText: string;
      signature: string;
      reserialisedVerifies?: boolean;
    })[];
    randomSalt: (Omit<PaytmVector, 'id' | 'note'> & { inputOf: string })[];
    negative: (PaytmVector & { params: VectorValues; ours: boolean })[];
  };
  ccavenue: {
    cbc: { vectors: Vector[] };
    gcm: { vectors: (Vector & { ivHex: string })[] };
    official: { packageGetEncryptedOrder: Vector };
    upperCaseHex: { input: string; decryptsTo: string };
    negative: { id: string; workingKey: string; inputFull: string }[];
    httpFixtures: { id: string; body?: string; request?: string; response?: string }[];
  };
  attacks: Record<'reflection' | 'injectionPlusReflection' | 'splice', { workingKey: string; encResp: string }> & {
    splice: { plainA: string; plainB: string; cipherA: string; cipherB: string };
    paytmUnsignedKeys: Record<'genuine' | 'forged', Record<string, string>> & { merchantKey: string; checksum: string };
  };
  mapping: Record<
    'ccavenueReturn' | 'ccavenueStatusApi' | 'paytmStatusApi' | 'paytmReturn',
    Record<string, [string, string]>
  > & { paytmRefund: Record<string, string> };
}

const file = new URL('./payment-vectors.json', import.meta.url);
export const vectors: PaymentVectors = JSON.parse(readFileSync(file, 'utf8'));

/** The CBC vector whose id begins like this, such as `ccav-20`. */
export function cbcVector(id: string): Vector {
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

/** The order of the vector `ccav-01`. */
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

/** CCAvenue's answer to an API call. */
export const sealedAnswer = (value: unknown, key: MessageKey): ServerAnswer => ({
  body: `status=0&enc_response=${encrypt(JSON.stringify(value), key)}\r\n&enc_error_code=`,
});

/** A Paytm answer whose id begins like this, such as `env-10`. */
export const walletEnvelope = (id: string): string =>
  vectors.paytm.envelopes.find((one) => one.id.startsWith(id))?.raw ?? '';
