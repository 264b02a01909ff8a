import type { TokenPageProps } from '#contract/queues/page.ts';
import { tokenPaths } from '#web/shared/paths.ts';
import { headingWords } from '#web/visitor/payment-state.ts';
import { NotPaidSection } from '#web/visitor/payments/not-paid-section.tsx';
import { unpaidTexts } from '#web/visitor/payments/words.ts';
import { unpaidTokenTexts as texts } from './words.ts';

/** Becomes the token page by itself when paid. */
export function UnpaidTokenSection(props: TokenPageProps) {
  const { kind, offering, receipt, payUntilText } = props;
  return (
    <div className="stack">
      <h1>{headingWords(props, texts.ready)}</h1>
      <NotPaidSection
        {...props}
        amount={receipt.total}
        offeringId={offering.id}
        call={tokenPaths[kind].status}
        held={payUntilText && texts.payUntil(payUntilText)}
        wait={`${texts.comes} ${unpaidTexts.how}`}
      />
    </div>
  );
}
