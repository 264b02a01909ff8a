import { type ComponentType, useEffect, useRef, useState } from 'react';
import { say } from '#web/shared/say.ts';
import { Field } from '#web/ui/field.tsx';
import { Card } from '#web/visitor/ui/card.tsx';
import type { CouponProps, LiveCouponProps } from './coupon-fields-section.tsx';

/** Folded field, posted with the form. Opening it loads a script that applies the code in the page. */
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
    if (isOpen)
      import('./coupon-fields-section.tsx').then(
        (part) => setLive(() => part.LiveCouponSection),
        () => null,
      );
  }, [isOpen]);
  return (
    <Card>
      <details className="coupon" open={given !== ''} ref={box} onToggle={() => setOpen(box.current?.open === true)}>
        <summary>{say('coupons.haveCoupon')}</summary>
        <div className="row">
          {!coupon.applied && (
            <Field
              name="couponCode"
              label={say('coupons.code')}
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
