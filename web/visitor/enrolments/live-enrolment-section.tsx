import type { EnrolmentStatusProps } from '#contract/enrolments/page.ts';
import { statusCalls } from '#web/shared/paths.ts';
import { say } from '#web/shared/say.ts';
import { KeepTools } from '#web/visitor/bookings/keep-tools-section.tsx';
import { NotPaidSection } from '#web/visitor/payments/not-paid-section.tsx';

export function LiveEnrolmentSection(props: EnrolmentStatusProps) {
  const { keep, batch, payUntilText, receipt } = props;
  if (keep) return <KeepTools {...keep} />;
  return (
    <NotPaidSection
      {...props}
      amount={receipt.total}
      offeringId={batch.id}
      call={statusCalls['batch-enrolment']}
      held={payUntilText && say('enrolments.heldUntil', { time: payUntilText })}
    />
  );
}
export { LiveEnrolmentSection as live };
