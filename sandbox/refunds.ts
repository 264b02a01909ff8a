import { randomInt } from 'node:crypto';
import type { SandboxState } from './gateway.ts';
import { type Ledger, type LedgerPayment, type LedgerRefund, returned } from './ledger.ts';

export type RefundProblem = 'repeated' | 'impossible' | 'refused' | 'second' | 'small' | 'above';

/** `least` is in paise. */
type Limits = { reference: RegExp; least: number };

export function takeRefund<Word, Own extends LedgerPayment<Word>>(
  gateway: SandboxState,
  ledger: Ledger<Word, Own>,
  payment: Own,
  { reference, paise }: Pick<LedgerRefund, 'reference' | 'paise'>,
  limits: Limits,
): RefundProblem | LedgerRefund {
  const { refund: fault, refundSeconds } = gateway.switchboard.of(payment.orderId);
  if (payment.refunds.some((one) => one.reference === reference)) return 'repeated';
  if (!ledger.isPaid(payment) || !limits.reference.test(reference)) return 'impossible';
  if (fault === 'refuse') return 'refused';
  if (fault === 'once' && payment.refunds.length > 0) return 'second';
  if (paise < limits.least) return 'small';
  if (returned(payment) + paise > payment.paise) return 'above';
  const doneAt = gateway.clock.now() + (fault === 'pending' ? refundSeconds * 1000 : 0);
  const refund = { reference, refundId: `${Date.now()}${randomInt(1e5, 1e6)}`, paise, doneAt };
  payment.refunds.push(refund);
  return refund;
}
