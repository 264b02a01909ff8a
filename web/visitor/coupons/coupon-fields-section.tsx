import { type RefObject, useEffect, useRef, useState } from 'react';
import { formatRupees, type Paise } from '#contract/kernel/money.ts';
import { say } from '#web/shared/say.ts';
import { AppliedCouponBox } from './applied-coupon-section.tsx';
import { ApplyCouponButton, couponField } from './apply-coupon-section.tsx';
import { type Check, type CheckedCoupon, type CouponPark, checkCoupon } from './queries.ts';

/** Delay in ms after a change of the basket before the coupon is checked again (docs/product/README.md 4). */
const REST_MS = 400;

/** A kept coupon that does not count now. */
const NOTHING_OFF = { code: '', off: () => 0 };

export interface AppliedCoupon {
  code: string;
  off: (original: Paise) => Paise;
}

export interface CouponProps {
  park: CouponPark;
  original: Paise;
  error: string | undefined;
  applied: AppliedCoupon | null;
  onChange: (applied: AppliedCoupon | null) => void;
}

export interface LiveCouponProps extends CouponProps {
  tell: (problem: string) => void;
}

export function LiveCouponSection({ park, original, error, applied, onChange, tell }: LiveCouponProps) {
  const [coupon, setCoupon] = useState<CheckedCoupon | null>(null);
  const [note, setNote] = useState('');
  const [spoken, setSpoken] = useState('');
  const askedAt = useRef<Paise>(null);

  const ask = (code: string): Promise<Check> => {
    askedAt.current = original;
    return checkCoupon(park, code, original);
  };
  const keep = (good: CheckedCoupon): void => {
    setCoupon(good);
    setNote('');
    onChange(good);
  };
  const refuse = (reason: string): void => {
    tell(reason);
    setSpoken(reason);
    couponField()?.focus();
  };
  const apply = async (): Promise<void> => {
    const code = couponField()?.value.trim().toUpperCase() ?? '';
    if (code === '') return refuse(say('coupons.empty'));
    const check = await ask(code);
    if (check.outcome !== 'good')
      return refuse(check.outcome === 'refused' ? check.reason : say('coupons.checkFailed'));
    tell('');
    keep(check.coupon);
  };
  const remove = (): void => {
    setCoupon(null);
    onChange(null);
    setSpoken(say('coupons.removed'));
  };
  useRecheck({ code: coupon?.code, original, askedAt, ask }, (check) => {
    if (check.outcome === 'good') return keep(check.coupon);
    const why = check.outcome === 'refused' ? check.reason : say('coupons.notRefreshed');
    setNote(why);
    if (check.outcome === 'refused') onChange(NOTHING_OFF);
  });
  const taken = applied?.off(original) ?? 0;
  const known = original === 0 ? say('coupons.nothingChosen') : note;
  return (
    <>
      {coupon ? (
        <AppliedCouponBox coupon={coupon} taken={taken} error={error} note={known} remove={remove} />
      ) : (
        <ApplyCouponButton apply={apply} tell={tell} />
      )}
      <p className="hide" role="status">
        {coupon ? known || say('coupons.appliedOff', { name: coupon.name, amount: formatRupees(taken) }) : spoken}
      </p>
    </>
  );
}

interface Recheck {
  code: string | undefined;
  original: Paise;
  askedAt: RefObject<Paise | null>;
  ask: (code: string) => Promise<Check>;
}

/** Checks an applied coupon again after the basket has settled. Late answers are dropped. */
function useRecheck({ code, original, askedAt, ask }: Recheck, hear: (check: Check) => void): void {
  const newest = useRef({ ask, hear });
  newest.current = { ask, hear };
  useEffect(() => {
    if (!code || original === 0 || askedAt.current === original) return;
    let wanted = true;
    const timer = setTimeout(async () => {
      const check = await newest.current.ask(code);
      if (wanted) newest.current.hear(check);
    }, REST_MS);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [code, original, askedAt]);
}
