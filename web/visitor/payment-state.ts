import type { PaymentStatus } from '#contract/payments/model.ts';
import { say } from '#web/shared/say.ts';

export const stateWords = (status: PaymentStatus, paid: string): string =>
  status === 'paid' ? paid : say('payments.state', { status });

/** An unpaid booking after its time is pending or aborted in the books, but over for the visitor. */
export const headingWords = (
  { status, payUntilText }: { status: PaymentStatus; payUntilText: string | null },
  paid: string,
): string =>
  payUntilText === null && (status === 'pending' || status === 'aborted')
    ? say('payments.timeOver')
    : stateWords(status, paid);
