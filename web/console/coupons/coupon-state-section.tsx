import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Coupon } from '#contract/coupons/model.ts';
import { couponStateOn } from '#contract/coupons/rules.ts';
import { dayOf } from '#contract/kernel/dates/dates.ts';
import { useBusyAction } from '#web/console/kit/parts/busy-action.ts';
import { toasts } from '#web/console/kit/parts/toasts.tsx';
import { parkRecords, parksQuery } from '#web/console/parks/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { couponStateTexts as texts } from './words.ts';

const MARKS = { scheduled: 'mark-wait', live: null, ended: 'mark-over', 'used-up': 'mark-over' } as const;

export function CouponState({ coupon }: { coupon: Coupon }) {
  const state = couponStateOn(coupon, dayOf(new Date()));
  const [mark, words] = [MARKS[state], texts.states[state]];
  const park = useQuery(parksQuery).data?.find(({ id }) => id === coupon.parkId);
  if (!park || park.couponsEnabled || mark === 'mark-over') return mark && <span className={mark}>{words}</span>;
  return (
    <>
      <small>{texts.offHere}</small>
      <SwitchOnButton parkId={park.id} park={park.name} />
    </>
  );
}

export function SwitchOnButton({ parkId, park }: { parkId: string; park: string }) {
  const cache = useQueryClient();
  const { busy, start } = useBusyAction(async () => {
    await parkRecords.change(cache, parkId, { couponsEnabled: true });
    toasts.success(texts.switchedOn(park));
  });
  return (
    <Button size="small" variant="outlined" busy={busy} aria-label={texts.switchOnAt(park)} onClick={start}>
      {texts.switchOn}
    </Button>
  );
}
