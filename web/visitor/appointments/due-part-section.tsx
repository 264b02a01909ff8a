import type { DoctorBookingProps, PaymentMode } from '#contract/appointments/page.ts';
import { formatRupees } from '#contract/kernel/money.ts';
import { say } from '#web/shared/say.ts';
import { Button } from '#web/ui/button.tsx';
import { TotalBar } from '#web/visitor/ui/forms/total-bar.tsx';
import { Unscripted } from '#web/visitor/ui/unscripted.tsx';

interface DuePartSectionProps {
  clinic: Pick<DoctorBookingProps['clinic'], 'fee' | 'paysOnline'>;
  mode: PaymentMode;
  busy: boolean;
}

export function DuePartSection({ clinic: { fee, paysOnline }, mode, busy }: DuePartSectionProps) {
  const amount = fee === 0 ? say('ui.free') : formatRupees(fee);
  const due = mode === 'online' ? say('appointments.dueNow') : say('appointments.dueThere');
  const isPaidNow = fee > 0 && mode === 'online';
  const working = isPaidNow ? say('ui.starting') : say('appointments.booking');
  const action = isPaidNow ? say('ui.pay', { amount }) : say('appointments.book');
  return (
    <TotalBar count={fee === 0 ? say('appointments.consultation') : due} amount={amount}>
      <Button type="submit" variant="contained" busy={busy}>
        {/* Without scripts the style sheet alone can follow what is chosen. */}
        <Unscripted>
          {paysOnline && <span className="paid-online">{say('ui.pay', { amount })}</span>}
          <span className={paysOnline ? 'paid-cash' : ''}>{say('appointments.book')}</span>
        </Unscripted>
        <span className="scripted">{busy ? working : action}</span>
      </Button>
    </TotalBar>
  );
}
