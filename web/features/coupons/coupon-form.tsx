import { useQueryClient } from '@tanstack/react-query';
import type { Coupon } from '#contract/coupons/model.ts';
import { useParkOptions } from '#web/features/parks/queries.ts';
import { couponTexts as texts } from '#web/messages/coupons.ts';
import { RecordDialog } from '#web/ui/record-dialog.tsx';
import type { RecordDialogProps } from '#web/ui/record-dialogs.tsx';
import { couponGroups, EMPTY_COUPON, typedCouponModel } from './coupon-fields-section.tsx';
import { saveCoupon } from './queries.ts';

/** Adds or changes a coupon. */
export function CouponForm({ record, close }: RecordDialogProps<Coupon>) {
  const cache = useQueryClient();
  return (
    <RecordDialog
      title={record ? texts.edit(record.code) : texts.add}
      groups={couponGroups(useParkOptions())}
      initial={record ?? EMPTY_COUPON}
      model={typedCouponModel}
      save={(coupon, key) => saveCoupon(cache, record?.id ?? null, coupon, key)}
      saved={record ? texts.updated : texts.added}
      close={close}
    />
  );
}
