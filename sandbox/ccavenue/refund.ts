import { paiseOf } from '../amount.ts';
import type { SandboxState } from '../gateway.ts';
import { returned } from '../ledger.ts';
import { type RefundProblem, takeRefund } from '../refunds.ts';
import type { Transaction } from './transaction.ts';

export type RefundAnswer = { reason: string; error_code: string; refund_status: 0 | 1 };

const refused = (error_code: string, reason: string): RefundAnswer => ({ reason, error_code, refund_status: 1 });

const ACCEPTED: RefundAnswer = { reason: '', error_code: '', refund_status: 0 };
const NOT_ALLOWED = refused('51310', 'Refund not allowed.');

/** 51309 means that the first call arrived although it timed out. */
const refusals: Record<RefundProblem, RefundAnswer> = {
  repeated: refused('51309', 'refund_ref_no: already used.'),
  impossible: NOT_ALLOWED,
  refused: NOT_ALLOWED,
  small: NOT_ALLOWED,
  second: refused('51311', 'Multiple refunds are not allowed.'),
  above: refused('51314', 'Refund amount exceeds the limit.'),
};

/** docs/payments.md 3.6. The order becomes Refunded when the whole amount went back. */
export function refundOrder(
  gateway: SandboxState,
  transaction: Transaction | undefined,
  reference: string,
  amount: string,
): RefundAnswer {
  if (!transaction) return refused('51313', 'No records found.');
  const { transactions, clock } = gateway;
  const asked = { reference, paise: paiseOf(amount) ?? 0 };
  const taken = takeRefund(gateway, transactions, transaction, asked, { reference: /^.{1,30}$/s, least: 1 });
  if (typeof taken === 'string') return refusals[taken];
  const finish = () => transactions.say(transaction, 'Refunded');
  const delay = taken.doneAt - clock.now();
  if (returned(transaction) < transaction.paise) return ACCEPTED;
  if (delay > 0) clock.after(delay, finish);
  else finish();
  return ACCEPTED;
}
