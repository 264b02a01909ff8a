import { formatAmount } from '#contract/kernel/money.ts';
import type { Confirmation, Credentials, ProviderPayment } from '../gateway.ts';
import { type CcavenueApi, callApi, shortCode } from './api-call.ts';

/** CCAvenue cancels payments that nobody confirms within 12 days (docs/payments.md 3.6). */
export async function sendConfirmation(
  api: CcavenueApi,
  payment: ProviderPayment,
  credentials: Credentials,
  timeoutMs: number,
): Promise<Confirmation> {
  const document = { order_List: [{ reference_no: payment.providerTxnId, amount: formatAmount(payment.amountPaise) }] };
  const answer = await callApi(api, { command: 'confirmOrder', version: '1.1', document, timeoutMs }, credentials);
  if (answer.kind === 'unreachable') return { state: 'UNREACHABLE', reason: answer.reason };
  if (answer.kind === 'refused') return { state: 'REFUSED', reason: `code ${answer.code}` };
  return judge(answer.document);
}

function judge(document: Record<string, unknown>): Confirmation {
  const count = Number(document.success_count ?? Number.NaN);
  if (Number.isNaN(count)) return { state: 'UNREACHABLE', reason: 'unreadable answer' };
  return count >= 1 ? { state: 'CONFIRMED' } : { state: 'FAILED', reason: `code ${failureCode(document)}` };
}

/** The code is in the list of failures or, for the whole call, in the document. */
function failureCode(document: Record<string, unknown>): string {
  const [failed] = Array.isArray(document.failed_List) ? document.failed_List : [];
  return shortCode(failed?.error_code ?? document.error_code);
}
