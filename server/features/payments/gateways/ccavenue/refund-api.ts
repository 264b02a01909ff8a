import { formatAmount } from '#contract/money.ts';
import type { Credentials, Inquiry, Refund, RefundResult } from '../gateway.ts';
import { type Api, callApi, shortCode } from './api-call.ts';
import { checkReference } from './request.ts';

const REFERENCE_REPEATED = '51309';

/**
 * Asks for money back (docs/payments.md 3.6). A lost answer is asked again with the same reference: that the
 * reference is repeated then means the first call arrived. Throws a RangeError for a reference CCAvenue cannot take.
 */
export async function sendRefund(
  api: Api,
  refund: Refund,
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

/** `refund_status` is 0 or 1, as a number or as text. Accepted is not done: the bank still has to pay. */
function judge(document: Record<string, unknown>, sentBefore: boolean): RefundResult {
  const status = String(document.refund_status ?? '').trim();
  const code = shortCode(document.error_code);
  if (status === '0') return { state: 'PENDING' };
  if (status !== '1') return { state: 'UNREACHABLE', reason: 'unreadable answer' };
  if (code === REFERENCE_REPEATED && sentBefore) return { state: 'PENDING', reason: 'the earlier request arrived' };
  return { state: 'FAILED', reason: `code ${code}` };
}

/** What an inquiry about the order says about its refund: done when the order is refunded; until then it tells nothing. */
export function refundStateOf({ result, reason }: Inquiry): RefundResult {
  if (result === 'REFUNDED') return { state: 'DONE' };
  if (result === 'UNREACHABLE' || result === 'REFUSED') return { state: result, ...(reason && { reason }) };
  return { state: 'NOT_SEEN' };
}
