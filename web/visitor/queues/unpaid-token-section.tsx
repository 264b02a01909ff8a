import type { TokenPageProps } from '#contract/queues/page.ts';
import { tokenPaths } from '#web/shared/paths.ts';
import { say } from '#web/shared/say.ts';
import { headingWords } from '#web/visitor/payment-state.ts';
import { NotPaidSection } from '#web/visitor/payments/not-paid-section.tsx';

/** Becomes the token page by itself when paid. */
export function UnpaidTokenSection(props: TokenPageProps) {
  const { kind, offering, receipt, payUntilText } = props;
  return (
    <div className="stack">
      <h1>{headingWords(props, say('queues.yours'))}</h1>
      <NotPaidSection
        {...props}
        amount={receipt.total}
        offeringId={offering.id}
        call={tokenPaths[kind].status}
        held={payUntilText && say('queues.heldUntil', { time: payUntilText })}
        wait={`${say('queues.numberComes')} ${say('payments.waitHere')}`}
      />
    </div>
  );
}
