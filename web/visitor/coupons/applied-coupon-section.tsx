import { useLayoutEffect, useRef } from 'react';
import { formatRupees, type Paise } from '#contract/kernel/money.ts';
import { say } from '#web/shared/say.ts';
import { Button } from '#web/ui/button.tsx';
import { fieldId } from '#web/ui/field.tsx';
import { couponField } from './apply-coupon-section.tsx';
import type { CheckedCoupon } from './queries.ts';

interface AppliedCouponBoxProps {
  coupon: CheckedCoupon;
  taken: Paise;
  error: string | undefined;
  note: string;
  remove: () => void;
}

/** Takes focus, and returns it on removal. */
export function AppliedCouponBox({ coupon, taken, error, note, remove }: AppliedCouponBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  // Not useEffect, which would run after the paint, when the visitor may be typing elsewhere.
  useLayoutEffect(() => {
    box.current?.focus();
    return () => couponField()?.focus();
  }, []);
  return (
    <div className={taken > 0 ? 'applied' : 'applied idle'} id={fieldId('couponCode')} tabIndex={-1} ref={box}>
      {error && <p className="error">{error}</p>}
      <p>
        <b>{coupon.name}</b>{' '}
        {taken > 0 && <b className="num">{say('coupons.amountOff', { amount: formatRupees(taken) })}</b>}
      </p>
      <Button variant="outlined" onClick={remove}>
        {say('coupons.remove')}
        <span className="hide">{say('coupons.removeCode', { code: coupon.code })}</span>
      </Button>
      {note && <p className="hint">{note}</p>}
    </div>
  );
}
