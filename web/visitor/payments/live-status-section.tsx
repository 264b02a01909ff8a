import type { PaymentStatusProps } from '#contract/payments/page.ts';
import { statusCalls } from '#web/shared/paths.ts';
import { say } from '#web/shared/say.ts';
import { KeepTools } from '#web/visitor/bookings/keep-tools-section.tsx';
import { GateModeSection } from './gate-mode-section.tsx';
import { NotPaidSection } from './not-paid-section.tsx';

export function LiveStatusSection(props: PaymentStatusProps) {
  const { park, status, stands, keep, payUntilText, receipt } = props;
  if (status !== 'paid')
    return (
      <NotPaidSection
        {...props}
        amount={receipt.total}
        offeringId={park.id}
        call={statusCalls['park-ticket']}
        held={payUntilText && say('payments.heldUntil', { time: payUntilText })}
      />
    );
  // Nothing to show for a used ticket or a past day.
  return keep && <KeepTools {...keep}>{stands === 'ready' && <GateModeSection {...props} keep={keep} />}</KeepTools>;
}
export { LiveStatusSection as live };
