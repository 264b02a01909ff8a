import { useEffect } from 'react';
import { formatRupees } from '#contract/money.ts';
import type { PaymentStatus } from '#contract/payments/model.ts';
import type { TokenPageProps } from '#contract/queue-pages.ts';
import { postJson } from '#web/shared/json-calls.ts';
import { tokenPaths } from '#web/shared/paths.ts';
import { pauseAfter } from '#web/visitor/bookings/not-paid-section.tsx';
import { Button } from '#web/visitor/ui/button.tsx';
import { Notice } from '#web/visitor/ui/notice.tsx';
import { StatusLine } from '#web/visitor/ui/status-line.tsx';
import { unpaidTokenTexts as texts } from '#web/visitor/words/token.ts';

const kinds: Record<PaymentStatus, 'info' | 'warn' | 'bad' | 'good'> = {
  paid: 'info',
  pending: 'info',
  awaited: 'warn',
  failed: 'bad',
  aborted: 'warn',
  refunded: 'info',
};

/** An appointment without a number: how it stands, whether to wait, and how to pay. Becomes the token page by itself. */
export function UnpaidTokenSection(props: TokenPageProps) {
  const { status, message, payUntilText, fee } = props;
  const isPending = status === 'pending' && payUntilText !== null;
  useWatch(props);
  return (
    <div className="stack">
      <h1>{headingOf(props)}</h1>
      <Notice kind={kinds[status]} title={status === 'awaited' ? texts.doNotPay : undefined}>
        <p>{message}</p>
        {isPending && <p>{texts.how}</p>}
        {(status === 'failed' || (status === 'aborted' && payUntilText)) && <p>{texts.returning}</p>}
      </Notice>
      {(isPending || status === 'awaited') && <StatusLine busy>{texts.watching}</StatusLine>}
      {payUntilText && status !== 'awaited' && <PayNow amount={formatRupees(fee)} until={payUntilText} />}
      {status !== 'refunded' && (
        <p className="again">
          <a href="?">{texts.checkNow}</a>
        </p>
      )}
    </div>
  );
}

/** An unpaid booking whose time is over is pending or aborted for the books, and over for the visitor. */
export const headingOf = ({ status, payUntilText }: TokenPageProps): string =>
  payUntilText === null && (status === 'pending' || status === 'aborted') ? texts.over : texts.headings[status];

/** Paying the same booking (again): a plain form to this page, so that it works everywhere. */
function PayNow({ amount, until }: { amount: string; until: string }) {
  return (
    <form method="post" className="stack">
      <input type="hidden" name="intent" value="pay" />
      <p>{texts.payUntil(until)}</p>
      <Button type="submit" wide>
        {texts.payNow(amount)}
      </Button>
    </form>
  );
}

/** Asks how the payment stands while the page is in sight, and loads it again when something has changed. */
function useWatch({ kind, bookingId, offering, status, message }: TokenPageProps): void {
  useEffect(() => {
    if (status === 'refunded') return;
    let asked = 0;
    let timer = 0;
    const ask = async (): Promise<void> => {
      const body = { bookingId, parkId: offering.id };
      const reply = document.hidden ? null : await postJson<StatusAnswer>(tokenPaths[kind].status, body);
      if (reply?.ok && (reply.answer.status || reply.answer.message !== message)) return location.reload();
      if (reply) asked += 1;
      plan();
    };
    const plan = (): void => {
      timer = window.setTimeout(ask, pauseAfter(asked) * 1000);
    };
    plan();
    return () => clearTimeout(timer);
  }, [kind, bookingId, offering.id, status, message]);
}

interface StatusAnswer {
  status: boolean;
  message: string;
}
