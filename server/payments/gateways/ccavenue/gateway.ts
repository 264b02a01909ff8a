import {
  type Credentials,
  type FormCheckout,
  type Gateway,
  type GatewayOrder,
  type Hint,
  INQUIRY_MS,
  ORDER_MS,
} from '../gateway.ts';
import type { PostBody } from '../http.ts';
import { decrypt, encrypt } from './cipher.ts';
import { sendConfirmation } from './confirm-api.ts';
import { refundStateOf, sendRefund } from './refund-api.ts';
import { requestText } from './request.ts';
import { inquireStatus } from './status-api.ts';
import { readReturnText } from './strict-reader.ts';
import { returnMeaning } from './words.ts';

/** Scheme and host only. Configured for the server, never by a tenant. */
export interface CcavenueHosts {
  txnUrl: string;
  apiUrl: string;
}

const UNREADABLE: Hint = { valid: false, claimed: null, orderId: null };

/** One gateway for all parks; the merchant comes with every call (docs/payments.md 3). */
export function ccavenueGateway(hosts: CcavenueHosts, post: PostBody): Gateway {
  const api = { apiUrl: hosts.apiUrl, post };
  const inquire: Gateway['inquire'] = (order, credentials, { timeoutMs } = { timeoutMs: INQUIRY_MS }) =>
    inquireStatus(api, order, credentials, timeoutMs);
  return {
    id: 'ccav',
    inquire,
    readNotice,
    start: async (order, credentials) => checkout(hosts, order, credentials),
    readReturn: (form, order, credentials) => {
      const hint = readNotice(form, credentials);
      return hint.orderId === order.orderId ? hint : UNREADABLE;
    },
    refund: (refund, credentials) => sendRefund(api, refund, credentials, ORDER_MS),
    refundStatus: async (refund, credentials) => refundStateOf(await inquire(refund, credentials), refund),
    confirm: (payment, credentials) => sendConfirmation(api, payment, credentials, ORDER_MS),
  };
}

function checkout(hosts: CcavenueHosts, order: GatewayOrder, credentials: Credentials): FormCheckout {
  return {
    kind: 'form',
    url: `${hosts.txnUrl}/transaction/transaction.do?command=initiateTransaction`,
    fields: { encRequest: encrypt(requestText(order, credentials), credentials), access_code: credentials.accessKey },
  };
}

/** Reads only `encResp`: orderNo is not signed, and following crossSellUrl would be an open redirect. */
function readNotice(form: unknown, credentials: Credentials): Hint {
  const encResp = form && typeof form === 'object' && 'encResp' in form ? form.encResp : null;
  const bytes = typeof encResp === 'string' ? decrypt(encResp, credentials) : null;
  const text = bytes && readReturnText(bytes);
  if (text?.currency !== 'INR') return UNREADABLE;
  return {
    valid: true,
    claimed: returnMeaning(text.word),
    orderId: text.orderId,
    providerTxnId: text.trackingId,
    amountPaise: text.amountPaise,
  };
}
