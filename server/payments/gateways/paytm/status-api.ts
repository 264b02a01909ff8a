import type { Mismatch } from '#contract/payments/model.ts';
import { mismatchesOf } from '../answer-values.ts';
import type { Credentials, GatewayOrder, Inquiry, PaymentFacts } from '../gateway.ts';
import { callApi, codeReason, type PaytmApi } from './api-call.ts';
import { type PaytmStatus, readFacts, statusModel } from './status-document.ts';
import { type StatusResult, statusMeaning } from './words.ts';

type StatusQuestion = Pick<GatewayOrder, 'orderId' | 'amountPaise'>;

/** The only evidence of a payment (docs/payments.md 4.7 and 6). */
export async function inquireStatus(
  api: PaytmApi,
  order: StatusQuestion,
  credentials: Credentials,
  timeoutMs: number,
): Promise<Inquiry> {
  const { mid } = credentials;
  const call = { path: '/v3/order/status', body: { mid, orderId: order.orderId }, timeoutMs };
  const answer = await callApi(api, call, credentials);
  if (answer.kind === 'unreachable') return { result: 'UNREACHABLE', facts: null, reason: answer.reason };
  if (answer.kind === 'refused') return { result: 'REFUSED', facts: null, reason: answer.reason };
  const { state, unknown } = statusMeaning(answer.result);
  if (state === 'NOT_FOUND') return { result: state, facts: null };
  if (state === 'UNREACHABLE' || state === 'REFUSED')
    return { result: state, facts: null, reason: codeReason(answer.result) };
  const parsed = statusModel.safeParse(answer.body);
  if (!parsed.success) return { result: 'UNREACHABLE', facts: null, reason: 'unreadable answer' };
  const facts = readFacts(parsed.data, order, answer.result.resultStatus);
  const inquiry = judge(parsed.data, facts, { order, mid, state });
  return unknown ? { ...inquiry, unknownWord: true } : inquiry;
}

interface Expected {
  order: StatusQuestion;
  mid: string;
  state: StatusResult;
}

function judge(status: PaytmStatus, facts: PaymentFacts, { order, mid, state }: Expected): Inquiry {
  const isPaid = state === 'SUCCEEDED';
  const paid = isPaid ? { captured: true } : {};
  const mismatches = mismatchesOf([
    ...strangers(facts, order, mid),
    ...(isPaid ? differences(status, facts, order) : []),
  ]);
  if (mismatches) return { result: 'REVIEW', facts, ...paid, mismatches };
  const wentBack = isPaid && (status.refundAmt ?? 0) >= facts.amountPaise;
  return wentBack ? { result: 'REFUNDED', facts } : { result: state, facts, ...paid };
}

type Check = [differs: boolean, mismatch: Mismatch];

const strangers = (facts: PaymentFacts, order: StatusQuestion, mid: string): Check[] => [
  [facts.orderId !== order.orderId, 'other_order'],
  [facts.mid !== undefined && facts.mid !== mid, 'other_merchant'],
];

/** Only for a success (docs/payments.md 6.4). */
const differences = (status: PaytmStatus, facts: PaymentFacts, order: StatusQuestion): Check[] => [
  [status.orderId === undefined, 'no_order'],
  [facts.amountPaise !== order.amountPaise, 'other_amount'],
  [facts.currency !== 'INR', 'other_currency'],
  [facts.providerTxnId === null, 'no_transaction'],
];
