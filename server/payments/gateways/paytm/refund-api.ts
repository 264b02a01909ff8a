import { formatAmount, parseAmount } from '#contract/kernel/money.ts';
import type { Credentials, ProviderRefund, RefundResult } from '../gateway.ts';
import { callApi, codeReason, type PaytmAnswer, type PaytmApi } from './api-call.ts';
import { REFERENCE } from './strict-reader.ts';
import { refundMeaning } from './words.ts';

/** The merchant's balance at Paytm does not cover the refund yet. */
const LOW_BALANCE = '620';

/** Inquires about a refund that exists already (docs/payments.md 4.8). Throws a RangeError for a bad reference. */
export async function sendRefund(
  api: PaytmApi,
  refund: ProviderRefund,
  credentials: Credentials,
  timeoutMs: number,
): Promise<RefundResult> {
  if (!REFERENCE.test(refund.refundId)) throw new RangeError('The refund reference must be 1 to 50 of A-Z a-z 0-9 _ -');
  const body = {
    mid: credentials.mid,
    txnType: 'REFUND',
    orderId: refund.orderId,
    txnId: refund.providerTxnId,
    refId: refund.refundId,
    refundAmount: formatAmount(refund.amountPaise),
    comments: 'refund by Pravesh',
  };
  const answer = await callApi(api, { path: '/refund/apply', body, timeoutMs }, credentials);
  if (answer.kind === 'document' && refundMeaning(answer.result) === 'ASK')
    return afterRepeat(await askRefund(api, refund, credentials, timeoutMs), codeReason(answer.result));
  return judge(answer, refund);
}

export async function askRefund(
  api: PaytmApi,
  refund: ProviderRefund,
  credentials: Credentials,
  timeoutMs: number,
): Promise<RefundResult> {
  const body = { mid: credentials.mid, orderId: refund.orderId, refId: refund.refundId };
  return judge(await callApi(api, { path: '/v2/refund/status', body, timeoutMs }, credentials), refund);
}

/** Another refund of the order blocks this one, which is resent later. */
const afterRepeat = (status: RefundResult, reason: string): RefundResult =>
  status.state === 'NOT_SEEN' ? { state: 'UNREACHABLE', reason } : status;

function judge(answer: PaytmAnswer, refund: ProviderRefund): RefundResult {
  if (answer.kind === 'unreachable') return { state: 'UNREACHABLE', reason: answer.reason };
  if (answer.kind === 'refused') return { state: 'REFUSED', reason: answer.reason };
  if (!isAbout(answer.body, refund)) return { state: 'UNREACHABLE', reason: 'an answer about another refund' };
  const state = refundMeaning(answer.result);
  if (state === 'DONE') return { state };
  const later = state === 'FAILED' && answer.result.resultCode === LOW_BALANCE;
  // A status that only refers to the status call stays pending.
  return { state: state === 'ASK' ? 'PENDING' : state, reason: codeReason(answer.result), ...(later && { later }) };
}

/** True if the answer repeats our refund, order and amount. */
function isAbout({ refId, orderId, refundAmount }: Record<string, unknown>, refund: ProviderRefund): boolean {
  const isSame = (told: unknown, ours: string) => told === undefined || told === null || told === ours;
  const amount =
    refundAmount === undefined || refundAmount === null ? refund.amountPaise : parseAmount(String(refundAmount));
  return isSame(refId, refund.refundId) && isSame(orderId, refund.orderId) && amount === refund.amountPaise;
}
