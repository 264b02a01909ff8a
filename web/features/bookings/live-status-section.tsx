import type { PaymentStatusProps } from '#contract/pages.ts';
import { NotPaidSection } from './not-paid-section.tsx';
import { TicketToolsSection } from './ticket-tools-section.tsx';

/** What a payment status page does in the browser: keep the ticket when it is paid, watch the payment until it is. */
export function LiveStatusSection(props: PaymentStatusProps) {
  if (props.status !== 'paid') return <NotPaidSection {...props} />;
  return props.qrImage && <TicketToolsSection {...props} qrImage={props.qrImage} />;
}
