import type { Quote } from '#contract/bookings/kinds/park-ticket.ts';
import { labelText } from '#contract/fees/rules.ts';
import { formatRupees } from '#contract/kernel/money.ts';
import { say, sayText } from '#web/shared/say.ts';
import { Button } from '#web/ui/button.tsx';
import { TotalBar } from '#web/visitor/ui/forms/total-bar.tsx';
import { Unscripted } from '#web/visitor/ui/unscripted.tsx';

interface TicketTotalProps {
  quote: Quote;
  units: number;
  busy: boolean;
  active: boolean;
}

export const TicketTotal = ({ quote: { lines, original, discount, total }, units, busy, active }: TicketTotalProps) => (
  <TotalBar
    count={say('bookings.ticketCount', { units })}
    before={discount > 0 ? formatRupees(original) : undefined}
    amount={formatRupees(total)}
    lines={lines.map(({ label, quantity, amount }) =>
      say('bookings.spoken', { quantity, label: sayText(labelText(label)), amount: formatRupees(amount) }),
    )}
  >
    <Button type="submit" variant="contained" busy={busy} disabled={!active}>
      {/* Without scripts the amount would not change. */}
      <Unscripted>{say('bookings.continueToPay')}</Unscripted>
      <span className="scripted">{busy ? say('ui.starting') : payLabel(total, units)}</span>
    </Button>
  </TotalBar>
);

function payLabel(total: number, units: number): string {
  if (units === 0) return say('bookings.continueToPay');
  return total === 0 ? say('bookings.getTicket') : say('ui.pay', { amount: formatRupees(total) });
}
