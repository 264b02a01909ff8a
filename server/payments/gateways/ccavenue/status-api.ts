import { mismatchesOf } from '../answer-values.ts';
import type { Credentials, GatewayOrder, Inquiry, PaymentFacts } from '../gateway.ts';
import { type CcavenueApi, callApi, shortCode } from './api-call.ts';
import { type CcavenueStatus, readFacts, statusModel } from './status-document.ts';
import { isCaptured, isOnPage, isRefundedWord, statusMeaning } from './words.ts';

type StatusQuestion = Pick<GatewayOrder, 'orderId' | 'amountPaise'>;

const NO_RECORD_CODES = ['51313', '51308'];

/** The only evidence of a payment (docs/payments.md 3.5 and 6). */
export async function inquireStatus(
  api: CcavenueApi,
  order: StatusQuestion,
  credentials: Credentials,
  timeoutMs: number,
): Promise<Inquiry> {
  const document = { order_no: order.orderId };
  const answer = await callApi(
    api,
    { command: 'orderStatusTracker', version: '1.2', document, timeoutMs },
    credentials,
  );
  if (answer.kind === 'unreachable') return { result: 'UNREACHABLE', facts: null, reason: answer.reason };
  if (answer.kind === 'refused') return withoutFacts(answer.code);
  const code = shortCode(answer.document.error_code);
  if (Number(answer.document.status ?? 0) !== 0 || NO_RECORD_CODES.includes(code)) return withoutFacts(code);
  const parsed = statusModel.safeParse(answer.document);
  return parsed.success
    ? judge(parsed.data, order)
    : { result: 'UNREACHABLE', facts: null, reason: 'unreadable answer' };
}

/** A refused question is about our key or address, never about the payment. */
const withoutFacts = (code: string): Inquiry =>
  NO_RECORD_CODES.includes(code)
    ? { result: 'NOT_FOUND', facts: null }
    : { result: 'REFUSED', facts: null, reason: `code ${code}` };

function judge(status: CcavenueStatus, order: StatusQuestion): Inquiry {
  const facts = readFacts(status);
  const { state, unknown } = statusMeaning(facts.word);
  const paid = state === 'SUCCEEDED' ? { captured: isCaptured(facts.word) } : {};
  const mismatches = findMismatches(status, facts, order, state === 'SUCCEEDED');
  if (mismatches) return { result: 'REVIEW', facts, ...paid, mismatches };
  if (state === 'REVIEW') return { result: state, facts, mismatches: ['suspected_fraud'] };
  const onPage = isOnPage(facts.word) && { onPage: true };
  const inPart = isRefundedWord(facts.word) && { maybeInPart: true };
  return { result: state, facts, ...paid, ...onPage, ...inPart, ...(unknown && { unknownWord: true }) };
}

/** For an unpaid order only the order id must agree (docs/payments.md 6.4). */
function findMismatches(status: CcavenueStatus, facts: PaymentFacts, order: StatusQuestion, paid: boolean) {
  const shortfall = status.order_capt_amt && status.order_capt_amt < facts.amountPaise;
  return mismatchesOf([
    [facts.orderId !== order.orderId, 'other_order'],
    [paid && facts.amountPaise !== order.amountPaise, 'other_amount'],
    [paid && facts.currency !== 'INR', 'other_currency'],
    [paid && facts.providerTxnId === null, 'no_transaction'],
    [paid && Boolean(status.order_discount || shortfall), 'less_captured'],
  ]);
}
