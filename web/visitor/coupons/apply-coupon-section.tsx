import { useEffect, useRef, useState } from 'react';
import { say } from '#web/shared/say.ts';
import { Button } from '#web/ui/button.tsx';
import { fieldId } from '#web/ui/field.tsx';

/** Exists in the form before this script. */
export const couponField = (): HTMLInputElement | null =>
  document.querySelector<HTMLInputElement>(`input#${fieldId('couponCode')}`);

interface ApplyCouponButtonProps {
  apply: () => Promise<void>;
  tell: (problem: string) => void;
}

export function ApplyCouponButton({ apply, tell }: ApplyCouponButtonProps) {
  const [busy, setBusy] = useState(false);
  const press = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    await apply();
    setBusy(false);
  };
  const newest = useRef(press);
  newest.current = press;
  useEffect(() => {
    const input = couponField();
    const enter = (event: KeyboardEvent): void => {
      if (event.key !== 'Enter') return;
      event.preventDefault(); // it would send the whole form
      void newest.current();
    };
    const forget = (): void => tell('');
    input?.addEventListener('keydown', enter);
    input?.addEventListener('input', forget);
    return () => {
      input?.removeEventListener('keydown', enter);
      input?.removeEventListener('input', forget);
    };
  }, [tell]);
  return (
    <Button variant="outlined" busy={busy} onClick={press}>
      {busy ? say('coupons.applying') : say('coupons.apply')}
    </Button>
  );
}
