import { formatAmount } from '#contract/kernel/money.ts';
import type { Credentials, Inquiry, ProviderRefund, RefundResult } from '../gateway.ts';
import { type CcavenueApi, callApi, shortCode } from './api-call.ts';
import { checkReference } from './request.ts';

const REFERENCE_REPEATED = '51309';

/** "Reference repeated": the first call arrived (docs/payments.md 3.6). Throws a RangeError for a bad reference. */
export async function sendRefund(
  api: CcavenueApi,
  refund: ProviderRefund,
  credentials: Credentials,
  timeoutMs: number,
): Promise<RefundResult> {
  checkReference('refund reference', refund.refundId);
  const document = {
    reference_no: refund.providerTxnId,
    refund_amount: formatAmount(refund.amountPaise),
    refund_ref_no: refund.refundId,
  };
  const answer = await callApi(api, { command: 'refundOrder', version: '1.1', document, timeoutMs }, credentials);
  if (answer.kind === 'unreachable') return { state: 'UNREACHABLE', reason: answer.reason };
  if (answer.kind === 'refused') return { state: 'REFUSED', reason: `code ${answer.code}` };
  return judge(answer.document, refund.sentBefore);
}

/** `refund_status` is 0 or 1, as number or text. Accepted is not done: the bank still has to pay. */
function judge(document: Record<string, unknown>, sentBefore: boolean): RefundResult {
  const status = String(document.refund_status ?? '').trim();
  const code = shortCode(document.error_code);
  if (status === '0') return { state: 'PENDING' };
  if (status !== '1') return { state: 'UNREACHABLE', reason: 'unreadable answer' };
  if (code === REFERENCE_REPEATED && sentBefore) return { state: 'PENDING', reason: 'the earlier request arrived' };
  return { state: 'FAILED', reason: `code ${code}` };
}

/** State from an inquiry about the order, whose word may mean another partial refund (docs/payments.md 3.6). */
export function refundStateOf(
  { result, reason, maybeInPart }: Inquiry,
  { besideOthers }: Pick<ProviderRefund, 'besideOthers'>,
): RefundResult {
  if (result === 'REFUNDED' && !(maybeInPart && besideOthers))
    return { state: 'DONE', speaksOf: maybeInPart ? 'order' : 'payment' };
  if (result === 'UNREACHABLE' || result === 'REFUSED') return { state: result, ...(reason && { reason }) };
  return { state: 'NOT_SEEN' };
}
