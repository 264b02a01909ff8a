import { useQueryClient } from '@tanstack/react-query';
import Copy from 'lucide-react/icons/copy';
import { formatSecond } from '#contract/kernel/dates/dates.ts';
import type { Payment } from '#contract/payment-reviews/model.ts';
import { knownText } from '#contract/payment-reviews/rules.ts';
import { useBusyAction } from '#web/console/kit/parts/busy-action.ts';
import { toasts } from '#web/console/kit/parts/toasts.tsx';
import { copyText } from '#web/console/kit/tables/choice/copying.ts';
import { sayText } from '#web/shared/say.ts';
import { Button } from '#web/ui/button.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { askGateway } from './queries.ts';
import { paymentTexts } from './words.ts';
import './payments.css';

const { unsettled: texts } = paymentTexts;

/** Asks the gateway and shows its answer; `learn` gets what is known then, or what was known if the question failed. */
export function useAsk(payment: Payment, learn?: (payment: Payment) => void) {
  const cache = useQueryClient();
  return useBusyAction(async () => {
    let known = payment;
    try {
      const { message, payment: now } = await askGateway(cache, payment.id);
      known = now;
      toasts.tell({ text: message, isBad: now.state !== 'succeeded' || now.refund?.state === 'failed' });
    } finally {
      learn?.(known);
    }
  });
}

interface UnsettledProps {
  payment: Payment;
  learn?: (payment: Payment) => void;
}

export function UnsettledPayment({ payment, learn }: UnsettledProps) {
  const { busy, start } = useAsk(payment, learn);
  const { asked } = payment;
  return (
    <section className="stack unsettled" aria-label={texts.title}>
      <p>
        <b>{payment.stateText}.</b> {sayText(knownText(payment))}
      </p>
      <FactList
        className="facts"
        facts={[
          [texts.askedAt, asked.at ? formatSecond(asked.at) : texts.never],
          [texts.asksAgain, asked.next ? formatSecond(asked.next) : texts.noMore],
          [texts.tell, <Told key="tell" words={texts.toVisitor(payment.state)} />],
        ]}
      />
      <Button variant="contained" color="secondary" busy={busy} onClick={start}>
        {texts.ask}
      </Button>
    </section>
  );
}

function Told({ words }: { words: string }) {
  return (
    <>
      {words}{' '}
      <Button size="small" startIcon={<Copy size={16} />} onClick={() => copyText(words, texts)}>
        {texts.copy}
      </Button>
    </>
  );
}
