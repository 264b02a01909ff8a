import type { DoctorBookingProps, PaymentMode } from '#contract/appointments/page.ts';
import { say } from '#web/shared/say.ts';
import { Notice } from '#web/ui/notice.tsx';
import { RadioCards } from '#web/visitor/ui/forms/radio-cards.tsx';

interface PaymentModeSectionProps {
  clinic: Pick<DoctorBookingProps['clinic'], 'fee' | 'paysOnline'>;
  value: PaymentMode;
  onChange: (mode: PaymentMode) => void;
}

/** Hidden without a fee, or where the clinic takes only cash. */
export function PaymentModeSection({ clinic, value, onChange }: PaymentModeSectionProps) {
  if (clinic.fee === 0) return null;
  if (!clinic.paysOnline)
    return (
      <>
        <Notice>{say('appointments.cashOnly')}</Notice>
        <input type="hidden" name="paymentMode" value="cash" />
      </>
    );
  return (
    <RadioCards
      name="paymentMode"
      legend={say('appointments.howToPay')}
      choices={[
        { value: 'online', label: say('appointments.payOnline'), note: say('appointments.payOnlineNote') },
        { value: 'cash', label: say('appointments.payAtClinic'), note: say('appointments.payAtClinicNote') },
      ]}
      value={value}
      onChange={(mode) => onChange(mode === 'cash' ? 'cash' : 'online')}
    />
  );
}
