import type { DoctorBookingProps, PaymentMode } from '#contract/appointments/page.ts';
import { RadioCards } from '#web/visitor/ui/forms/radio-cards.tsx';
import { Notice } from '#web/visitor/ui/notice.tsx';
import { doctorTexts as texts } from './words.ts';

interface PaymentModeSectionProps {
  clinic: Pick<DoctorBookingProps['clinic'], 'fee' | 'paysOnline'>;
  value: PaymentMode;
  onChange: (mode: PaymentMode) => void;
}

const CHOICES = [
  { value: 'online', label: texts.online, note: texts.onlineNote },
  { value: 'cash', label: texts.cash, note: texts.cashNote },
];

/** Hidden without a fee, or where the clinic takes only cash. */
export function PaymentModeSection({ clinic, value, onChange }: PaymentModeSectionProps) {
  if (clinic.fee === 0) return null;
  if (!clinic.paysOnline)
    return (
      <>
        <Notice>{texts.cashOnly}</Notice>
        <input type="hidden" name="paymentMode" value="cash" />
      </>
    );
  return (
    <RadioCards
      name="paymentMode"
      legend={texts.pay}
      choices={CHOICES}
      value={value}
      onChange={(mode) => onChange(mode === 'cash' ? 'cash' : 'online')}
    />
  );
}
