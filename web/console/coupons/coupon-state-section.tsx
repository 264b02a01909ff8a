import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Coupon } from '#contract/coupons/model.ts';
import { couponStateOn } from '#contract/coupons/rules.ts';
import { dayOf } from '#contract/kernel/dates.ts';
import { useBusyAction } from '#web/console/kit/parts/busy-action.ts';
import { Button } from '#web/console/kit/parts/button.tsx';
import { useToasts } from '#web/console/kit/parts/toasts.tsx';
import { parkRecords, parksQuery } from '#web/console/parks/queries.ts';
import { couponStateTexts as texts } from './words.ts';

const MARKS = {
  scheduled: 'mark-wait',
  live: 'mark-good',
  ended: 'mark-over',
  'used-up': 'mark-over',
  off: 'mark-off',
} as const;

/** Tells how a coupon stands today, or that it is switched off. */
export function stateOf(coupon: Coupon): keyof typeof MARKS {
  const state = couponStateOn(coupon, dayOf(new Date()));
  const couldServe = state === 'scheduled' || state === 'live';
  return couldServe && !coupon.active ? 'off' : state;
}

/** Says how a coupon stands; what keeps visitors from using it at its park is switched on here. */
export function CouponState({ coupon }: { coupon: Coupon }) {
  const state = stateOf(coupon);
  const park = useQuery(parksQuery).data?.find(({ id }) => id === coupon.parkId);
  if (!park || park.couponsEnabled || MARKS[state] === 'mark-over')
    return <span className={MARKS[state]}>{texts.states[state]}</span>;
  return (
    <span className="status">
      <span className="mark-bad">{texts.offHere}</span>
      <SwitchOnButton parkId={park.id} park={park.name} />
    </span>
  );
}

/** Lets a park take coupons, by one press. */
export function SwitchOnButton({ parkId, park }: { parkId: string; park: string }) {
  const cache = useQueryClient();
  const toasts = useToasts();
  const { busy, start } = useBusyAction(async () => {
    await parkRecords.change(cache, parkId, { couponsEnabled: true });
    toasts.success(texts.switchedOn(park));
  });
  return (
    <Button size="small" variant="outlined" loading={busy} aria-label={texts.switchOnAt(park)} onClick={start}>
      {texts.switchOn}
    </Button>
  );
}
