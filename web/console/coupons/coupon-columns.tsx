import { useQueryClient } from '@tanstack/react-query';
import type { Coupon } from '#contract/coupons/model.ts';
import { formatDay } from '#contract/dates.ts';
import { formatRupees } from '#contract/money.ts';
import { Breakable } from '#web/console/ui/breakable.tsx';
import type { Column } from '#web/console/ui/columns.ts';
import { deleteColumn, editColumn } from '#web/console/ui/row-actions.tsx';
import { StatusSwitch } from '#web/console/ui/status-switch.tsx';
import { couponTexts as texts } from '#web/console/words/coupons.ts';
import { switchCoupon } from './queries.ts';

interface Open {
  edit: (coupon: Coupon) => void;
  remove: (coupon: Coupon) => void;
}

const { columns: headers } = texts;

export const codeOf = ({ code }: Pick<Coupon, 'code'>): string => code;

/** "10% off" or "₹50 off". */
export const discountOf = ({ discountType, discountValue }: Pick<Coupon, 'discountType' | 'discountValue'>): string =>
  texts.off(discountType === 'fixed' ? formatRupees(discountValue) : texts.percent(discountValue));

/** "3 of 100", or "3" where there is no limit. */
const usesOf = ({ used, maxUses }: Coupon): string => {
  const counted = used.toLocaleString('en-IN');
  return maxUses === null ? counted : texts.usedOf(counted, maxUses.toLocaleString('en-IN'));
};

/** What a manager needs of a coupon. The list is sorted by the server, newest first. */
export const couponColumns = ({ edit, remove }: Open): Column<Coupon>[] => [
  { id: 'code', header: headers.code, cell: ({ code }) => <code>{code}</code> },
  { id: 'name', header: headers.name, long: true, cell: ({ name }) => name },
  { id: 'discount', header: headers.discount, cell: discountOf },
  { id: 'park', header: headers.park, long: true, cell: ({ parkName }) => parkName },
  {
    id: 'endsOn',
    header: headers.endsOn,
    breaks: true,
    cell: ({ endsOn }) => <Breakable words={formatDay(endsOn)} />,
  },
  {
    id: 'uses',
    header: headers.uses,
    align: 'end',
    breaks: true,
    cell: (coupon) => <Breakable words={usesOf(coupon)} after=" of " />,
  },
  { id: 'status', header: headers.status, cell: (coupon) => <CouponStatus coupon={coupon} /> },
  editColumn(edit, codeOf),
  deleteColumn(remove, codeOf),
];

/** Active or In Active, and the switch between them. */
function CouponStatus({ coupon }: { coupon: Coupon }) {
  const cache = useQueryClient();
  return (
    <StatusSwitch
      label={texts.statusOf(coupon.code)}
      active={coupon.active}
      words={{ on: texts.active, off: texts.inactive }}
      change={(active) => switchCoupon(cache, coupon, active)}
      changed={texts.statusChanged}
    />
  );
}
