import type { PaymentStatusProps } from '#contract/payments/page.ts';
import type { Kept } from '#contract/visits/page.ts';
import { KeepTools } from '#web/visitor/bookings/keep-tools-section.tsx';
import { GateModeSection } from './gate-mode-section.tsx';

/** Nothing to show for a used ticket or a past day. */
export const TicketToolsSection = ({ keep, ...ticket }: PaymentStatusProps & { keep: Kept }) => (
  <KeepTools {...keep}>{ticket.stands === 'ready' && <GateModeSection {...ticket} keep={keep} />}</KeepTools>
);
