import type { PaymentStatusProps } from '#contract/payments/page.ts';
import { statusCalls } from '#web/shared/paths.ts';
import { say } from '#web/shared/say.ts';
import { NotPaidSection } from './not-paid-section.tsx';
import { TicketToolsSection } from './ticket-tools-section.tsx';

export function LiveStatusSection(props: PaymentStatusProps) {
  const { park, status, payUntilText, receipt } = props;
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
  return props.keep && <TicketToolsSection {...props} keep={props.keep} />;
}
export { LiveStatusSection as live };
