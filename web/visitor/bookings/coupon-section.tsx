import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { Paise } from '#contract/kernel/money.ts';
import type { CouponPark } from '#web/visitor/coupon-check.ts';
import { Card } from '#web/visitor/ui/card.tsx';
import { Field } from '#web/visitor/ui/field.tsx';
import { bookingTexts as texts } from './words.ts';

/** A coupon that was applied: its code, empty while it does not count, and what it takes off a subtotal. */
export interface AppliedCoupon {
  code: string;
  off: (original: Paise) => Paise;
}

export interface CouponProps {
  park: CouponPark;
  original: Paise;
  /** This was wrong with the code when the form was sent. */
  error: string | undefined;
  applied: AppliedCoupon | null;
  onChange: (applied: AppliedCoupon | null) => void;
}

export interface LiveCouponProps extends CouponProps {
  /** Says something beside the field; empty when there is nothing to say. */
  tell: (problem: string) => void;
}

/**
 * A code for something off, folded away. As it stands it is a field that goes with the form, and the server applies it;
 * once it is opened, a script comes that applies it in the page.
 */
export function CouponSection({ given, ...coupon }: CouponProps & { given: string }) {
  const box = useRef<HTMLDetailsElement>(null);
  const [Live, setLive] = useState<ComponentType<LiveCouponProps>>();
  const [isOpen, setOpen] = useState(false);
  const [problem, tell] = useState('');
  const { error } = coupon;
  useEffect(() => {
    const { current } = box;
    if (current && error) current.open = true;
    setOpen(current?.open === true);
  }, [error]);
  useEffect(() => {
    // Where the script does not come, the field still does its work.
    if (isOpen)
      import('./live-coupon-section.tsx').then(
        (part) => setLive(() => part.LiveCouponSection),
        () => null,
      );
  }, [isOpen]);
  return (
    <Card>
      <details className="coupon" open={given !== ''} ref={box} onToggle={() => setOpen(box.current?.open === true)}>
        <summary>{texts.coupon}</summary>
        <div className="row">
          {!coupon.applied && (
            <Field
              name="couponCode"
              label={texts.couponCode}
              error={problem || error}
              className="code"
              autoComplete="off"
              defaultValue={given}
            />
          )}
          {Live && <Live {...coupon} tell={tell} />}
        </div>
      </details>
    </Card>
  );
}
