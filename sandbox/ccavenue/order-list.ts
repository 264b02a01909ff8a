import { paiseOf } from '../amount.ts';
import type { SandboxState } from '../gateway.ts';
import { wordOf } from '../ledger.ts';
import { askedTransaction } from './order-status.ts';

type Failed = { reference_no: string; reason: string; error_code: string };
type Item = { reference_no?: unknown; amount?: unknown };

/** docs/payments.md 3.6: items name a paid, unconfirmed order with its amount; it becomes Shipped. */
export function confirmOrders(gateway: SandboxState, merchantId: string, items: readonly Item[]): object {
  const failures = items.map((item) => confirmOrder(gateway, merchantId, item)).filter((failed) => !!failed);
  return {
    success_count: items.length - failures.length,
    failed_List: failures,
    error_desc: '',
    error_code: '',
  };
}

function confirmOrder(gateway: SandboxState, merchantId: string, item: Item): Failed | undefined {
  const reference_no = String(item.reference_no ?? '');
  const transaction = askedTransaction(gateway, merchantId, { reference_no });
  if (!transaction) return { reference_no, reason: 'No records found.', error_code: '51313' };
  const pending = wordOf(transaction) === 'Successful' && paiseOf(String(item.amount)) === transaction.paise;
  if (!pending) return { reference_no, reason: 'Order is not pending, or the amount differs.', error_code: '51310' };
  gateway.transactions.say(transaction, 'Shipped');
  return undefined;
}
