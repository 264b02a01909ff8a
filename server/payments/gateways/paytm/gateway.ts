import { type Gateway, INQUIRY_MS, ORDER_MS } from '../gateway.ts';
import type { PostBody } from '../http.ts';
import type { PaytmHosts } from './hosts.ts';
import { readForm, readJson, UNREADABLE } from './message.ts';
import { askRefund, sendRefund } from './refund-api.ts';
import { initiate } from './start-api.ts';
import { inquireStatus } from './status-api.ts';

/** One gateway for all parks; the merchant comes with every call (docs/payments.md 4). Paytm captures by itself. */
export function paytmGateway(hosts: PaytmHosts, post: PostBody): Gateway {
  const api = { apiUrl: hosts.apiUrl, post };
  return {
    id: 'paytm',
    checkoutOrigin: new URL(hosts.pageUrl).origin,
    start: (order, credentials) => initiate(hosts, post, { order, timeoutMs: ORDER_MS }, credentials),
    readReturn: (form, order, credentials) => {
      const hint = readForm(form, credentials);
      return hint.valid && hint.orderId === order.orderId ? hint : UNREADABLE;
    },
    readNotice: (message, credentials) =>
      typeof message === 'string' ? readJson(message, credentials) : readForm(message, credentials),
    inquire: (order, credentials, { timeoutMs } = { timeoutMs: INQUIRY_MS }) =>
      inquireStatus(api, order, credentials, timeoutMs),
    refund: (refund, credentials) => sendRefund(api, refund, credentials, ORDER_MS),
    refundStatus: (refund, credentials) => askRefund(api, refund, credentials, INQUIRY_MS),
  };
}
