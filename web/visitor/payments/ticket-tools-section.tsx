import type { PaymentStatusProps } from '#contract/payments/page.ts';
import type { Kept } from '#contract/visits/page.ts';
import { KeepTools } from '#web/visitor/bookings/keep-tools-section.tsx';
import { GateModeSection } from './gate-mode-section.tsx';

/** Ways to show a ticket at the gate, and to keep it. Nobody shows one that was used, or whose day is over. */
export const TicketToolsSection = ({ keep, ...ticket }: PaymentStatusProps & { keep: Kept }) => (
  <KeepTools {...keep}>{ticket.stands === 'ready' && <GateModeSection {...ticket} keep={keep} />}</KeepTools>
);
