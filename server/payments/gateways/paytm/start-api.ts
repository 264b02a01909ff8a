import { formatAmount } from '#contract/kernel/money.ts';
import type { Checkout, Credentials, GatewayOrder, NoCheckout, ProviderAnswer } from '../gateway.ts';
import { callApi, type PaytmAnswer, type PaytmApi } from './api-call.ts';
import type { PaytmHosts } from './hosts.ts';
import { REFERENCE } from './strict-reader.ts';

const TRIES = 2;

/**
 * Starts an order. A repeat with the same values gets the same token, so a lost answer is requested once more
 * (docs/payments.md 4.3). `timeoutMs` covers both calls. Throws a RangeError for an order that Paytm would refuse.
 */
export async function initiate(
  hosts: PaytmHosts,
  post: PaytmApi['post'],
  { order, timeoutMs }: { order: GatewayOrder; timeoutMs: number },
  credentials: Credentials,
): Promise<Checkout | NoCheckout> {
  const path = `/theia/api/v1/initiateTransaction?${query(order, credentials)}`;
  const call = { path, body: requestBody(hosts, order, credentials), timeoutMs: timeoutMs / TRIES };
  const api = { apiUrl: hosts.apiUrl, post };
  const first = await callApi(api, call, credentials);
  const answer = isLost(first) ? await callApi(api, call, credentials) : first;
  if (answer.kind !== 'document') return { kind: 'unanswered', reason: answer.reason };
  return checkout(hosts, order, credentials, answer);
}

const query = ({ orderId }: GatewayOrder, { mid }: Credentials): URLSearchParams =>
  new URLSearchParams({ mid, orderId });

const isLost = (answer: PaytmAnswer): boolean =>
  answer.kind === 'unreachable' || (answer.kind === 'document' && answer.result.resultStatus === 'U');

function requestBody({ websiteName }: PaytmHosts, order: GatewayOrder, { mid }: Credentials) {
  const { orderId, amountPaise, returnUrl, attemptId, mobile } = order;
  if (!REFERENCE.test(orderId)) throw new RangeError('The order id must be 1 to 50 of A-Z a-z 0-9 _ -');
  if (!Number.isSafeInteger(amountPaise) || amountPaise <= 0)
    throw new RangeError('The amount must be a whole number of paise above zero');
  const body = {
    requestType: 'Payment',
    mid,
    websiteName,
    orderId,
    callbackUrl: returnUrl,
    txnAmount: { value: formatAmount(amountPaise), currency: 'INR' },
    // A customer id per attempt, because another person's mobile number must not offer their saved cards.
    userInfo: { custId: attemptId, mobile },
  };
  // The checksum joins values with `|`, so a value that has it could be cut differently (docs/payments.md 1.1).
  if (JSON.stringify(body).includes('|')) throw new RangeError('No value of an order may have a | in it');
  return body;
}

function checkout(
  hosts: PaytmHosts,
  order: GatewayOrder,
  credentials: Credentials,
  { head, body, result }: Extract<PaytmAnswer, { kind: 'document' }>,
): Checkout | NoCheckout {
  const { signature: _, ...told } = head;
  const answer: ProviderAnswer = { head: told, body: { ...body, resultInfo: result, txnToken: undefined } };
  const url = `${hosts.pageUrl}/theia/api/v1/showPaymentPage?${query(order, credentials)}`;
  const checkoutJsUrl = `${hosts.pageUrl}/merchantpgpui/checkoutjs/merchants/${encodeURIComponent(credentials.mid)}.js`;
  if (result.resultStatus !== 'S') return { kind: 'refused', answer, url, checkoutJsUrl };
  const { txnToken } = body;
  if (typeof txnToken !== 'string' || txnToken === '') return { kind: 'unanswered', reason: 'no token in the answer' };
  const fields = { mid: credentials.mid, orderId: order.orderId, txnToken };
  return { kind: 'wallet', url, fields, checkoutJsUrl, answer: { head: told, body: { ...answer.body, txnToken } } };
}
