import type { EnrolmentStatusProps } from '#contract/enrolments/page.ts';
import { statusCalls } from '#web/shared/paths.ts';
import { KeepTools } from '#web/visitor/bookings/keep-tools-section.tsx';
import { NotPaidSection } from '#web/visitor/payments/not-paid-section.tsx';
import { enrolmentStatusTexts as texts } from './words.ts';

/** Works in the page of a place in the browser: keeps it when it is paid, watches the payment until it is. */
export function LiveEnrolmentSection(props: EnrolmentStatusProps) {
  const { keep, batch, payUntilText, receipt } = props;
  if (keep) return <KeepTools {...keep} />;
  return (
    <NotPaidSection
      {...props}
      amount={receipt.total}
      offeringId={batch.id}
      call={statusCalls['batch-enrolment']}
      held={payUntilText && texts.held(payUntilText)}
    />
  );
}
export { LiveEnrolmentSection as live };
