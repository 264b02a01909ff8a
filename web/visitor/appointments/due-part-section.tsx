import type { DoctorBookingProps, PaymentMode } from '#contract/appointments/page.ts';
import { formatRupees } from '#contract/kernel/money.ts';
import { Button } from '#web/visitor/ui/button.tsx';
import { TotalBar } from '#web/visitor/ui/forms/total-bar.tsx';
import { Unscripted } from '#web/visitor/ui/unscripted.tsx';
import { doctorTexts as texts, tokenTexts } from './words.ts';

interface DuePartSectionProps {
  clinic: Pick<DoctorBookingProps['clinic'], 'fee' | 'paysOnline'>;
  mode: PaymentMode;
  busy: boolean;
}

export function DuePartSection({ clinic: { fee, paysOnline }, mode, busy }: DuePartSectionProps) {
  const amount = fee === 0 ? texts.free : formatRupees(fee);
  const due = mode === 'online' ? texts.dueNow : texts.dueThere;
  const isPaidNow = fee > 0 && mode === 'online';
  const working = isPaidNow ? texts.starting : tokenTexts.booking;
  const action = isPaidNow ? texts.payNow(amount) : tokenTexts.book;
  return (
    <TotalBar count={fee === 0 ? texts.consultation : due} amount={amount}>
      <Button type="submit" busy={busy}>
        {/* Without scripts the style sheet alone can follow what is chosen. */}
        <Unscripted>
          {paysOnline && <span className="paid-online">{texts.payNow(amount)}</span>}
          <span className={paysOnline ? 'paid-cash' : ''}>{tokenTexts.book}</span>
        </Unscripted>
        <span className="scripted">{busy ? working : action}</span>
      </Button>
    </TotalBar>
  );
}
