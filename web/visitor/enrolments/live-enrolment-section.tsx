import type { EnrolmentStatusProps } from '#contract/enrolments/page.ts';
import { statusCalls } from '#web/shared/paths.ts';
import { KeepTools } from '#web/visitor/bookings/keep-tools-section.tsx';
import { NotPaidSection } from '#web/visitor/payments/not-paid-section.tsx';
import { enrolmentStatusTexts as texts } from './words.ts';

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
