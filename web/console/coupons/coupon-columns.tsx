import type { Coupon } from '#contract/coupons/model.ts';
import { formatDay } from '#contract/kernel/dates.ts';
import { formatRupees } from '#contract/kernel/money.ts';
import { Breakable } from '#web/console/kit/parts/breakable.tsx';
import type { OpenDialog } from '#web/console/kit/records/record-dialogs.tsx';
import type { Column } from '#web/console/kit/tables/columns.ts';
import { changeColumns } from '#web/console/kit/tables/row-actions.tsx';
import { statusSwitchColumn } from '#web/console/kit/tables/status-columns.tsx';
import { couponRecords } from './queries.ts';
import { couponTexts as texts } from './words.ts';

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

/** What a manager needs of a coupon. The list is sorted by the server. */
export const couponColumns = (open: OpenDialog<Coupon>): Column<Coupon>[] => [
  { id: 'code', header: headers.code, sorts: true, sheet: codeOf, cell: ({ code }) => <code>{code}</code> },
  { id: 'name', header: headers.name, sorts: true, long: true, cell: ({ name }) => name },
  { id: 'discount', header: headers.discount, cell: discountOf },
  { id: 'park', header: headers.park, sorts: true, long: true, cell: ({ parkName }) => parkName },
  {
    id: 'endsOn',
    header: headers.endsOn,
    sorts: true,
    sheet: ({ endsOn }) => ({ day: endsOn }),
    breaks: true,
    cell: ({ endsOn }) => <Breakable words={formatDay(endsOn)} />,
  },
  {
    id: 'uses',
    header: headers.uses,
    sorts: true,
    sheet: ({ used }) => used,
    align: 'end',
    breaks: true,
    cell: (coupon) => <Breakable words={usesOf(coupon)} after=" of " />,
  },
  {
    ...statusSwitchColumn<Coupon>({
      texts,
      nameOf: codeOf,
      records: couponRecords,
    }),
    sorts: true,
  },
  ...changeColumns(open, codeOf),
];
