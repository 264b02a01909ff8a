import type { Quote } from '#contract/bookings/kinds/park-ticket.ts';
import { labelWords } from '#contract/fees/words.ts';
import { formatRupees } from '#contract/kernel/money.ts';
import { Button } from '#web/visitor/ui/button.tsx';
import { TotalBar } from '#web/visitor/ui/forms/total-bar.tsx';
import { Unscripted } from '#web/visitor/ui/unscripted.tsx';
import { bookingTexts as texts } from './words.ts';

interface TicketTotalProps {
  quote: Quote;
  units: number;
  busy: boolean;
  active: boolean;
}

export const TicketTotal = ({ quote: { lines, original, discount, total }, units, busy, active }: TicketTotalProps) => (
  <TotalBar
    count={texts.count(units)}
    before={discount > 0 ? formatRupees(original) : undefined}
    amount={formatRupees(total)}
    lines={lines.map(({ label, quantity, amount }) => texts.spoken(quantity, labelWords(label), formatRupees(amount)))}
  >
    <Button type="submit" busy={busy} disabled={!active}>
      {/* Without scripts the amount would not change. */}
      <Unscripted>{texts.payLater}</Unscripted>
      <span className="scripted">{busy ? texts.starting : payLabel(total, units)}</span>
    </Button>
  </TotalBar>
);

function payLabel(total: number, units: number): string {
  if (units === 0) return texts.payLater;
  return total === 0 ? texts.free0 : texts.pay(formatRupees(total));
}
