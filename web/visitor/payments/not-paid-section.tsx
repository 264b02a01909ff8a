import { useEffect } from 'react';
import { formatRupees, type Paise } from '#contract/kernel/money.ts';
import type { PaymentStatus } from '#contract/payments/model.ts';
import type { PaymentStatusProps } from '#contract/payments/page.ts';
import { postJson } from '#web/shared/json-calls.ts';
import { say } from '#web/shared/say.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

const kinds: Record<PaymentStatus, 'info' | 'warn' | 'bad'> = {
  paid: 'info',
  pending: 'info',
  awaited: 'warn',
  failed: 'bad',
  aborted: 'warn',
  refunded: 'info',
};

type Unpaid = Pick<PaymentStatusProps, 'bookingId' | 'status' | 'message' | 'payUntilText'> & {
  amount: Paise;
  offeringId: string;
  call: string;
  /** Until when places are held, in words; null if they are not. */
  held: string | null;
  wait?: string;
};

export function NotPaidSection(props: Unpaid) {
  const { status, message, payUntilText, amount, held, wait = say('payments.waitHere') } = props;
  const watched = status !== 'refunded';
  useWatch(props, watched);
  return (
    <div className="stack">
      <Notice kind={kinds[status]} title={status === 'awaited' ? say('payments.doNotPay') : undefined}>
        <p>{message}</p>
        {status === 'pending' && payUntilText && <p>{wait}</p>}
        {(status === 'failed' || (status === 'aborted' && payUntilText)) && <p>{say('payments.returning')}</p>}
      </Notice>
      {status === 'awaited' && (
        <p className="status" role="status">
          <span className="spin" aria-hidden="true" />
          <span>{say('payments.watching')}</span>
        </p>
      )}
      {held && status !== 'awaited' && <PayNow amount={formatRupees(amount)} held={held} />}
      {watched && (
        <p className="again">
          <a href="?">{say('payments.checkAgain')}</a>
        </p>
      )}
    </div>
  );
}

function PayNow({ amount, held }: { amount: string; held: string }) {
  return (
    <form method="post" className="stack">
      <input type="hidden" name="intent" value="pay" />
      <p>{held}</p>
      <Button type="submit" variant="contained" fullWidth>
        {say('ui.pay', { amount })}
      </Button>
    </form>
  );
}

interface QrAnswer {
  status: boolean;
  message: string;
}

/** Seconds until the next request: 3 at first, growing to a minute. */
export const pauseAfter = (questions: number): number => Math.min(3 + questions ** 2 / 4, 60);

/** Polls while the page is in sight and reloads it after a change. */
function useWatch({ bookingId, offeringId, call, message }: Unpaid, active: boolean): void {
  useEffect(() => {
    if (!active) return;
    let asked = 0;
    let timer = 0;
    const ask = async (): Promise<void> => {
      const reply = document.hidden ? null : await postJson<QrAnswer>(call, { bookingId, parkId: offeringId });
      if (reply?.ok && (reply.answer.status || reply.answer.message !== message)) return location.reload();
      if (reply) asked += 1;
      plan();
    };
    const plan = (): void => {
      timer = window.setTimeout(ask, pauseAfter(asked) * 1000);
    };
    plan();
    return () => clearTimeout(timer);
  }, [bookingId, offeringId, call, message, active]);
}
