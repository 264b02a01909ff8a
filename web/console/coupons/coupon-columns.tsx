import type { Coupon } from '#contract/coupons/model.ts';
import { historyColumn } from '#web/console/audit/changes-column.tsx';
import type { OpenDialog } from '#web/console/kit/records/record-dialogs.tsx';
import { countColumn, dayColumn, textColumn } from '#web/console/kit/tables/column-kinds.tsx';
import type { Column } from '#web/console/kit/tables/columns.ts';
import { changeColumns } from '#web/console/kit/tables/row-actions.tsx';
import { statusSwitchColumn } from '#web/console/kit/tables/status-columns.tsx';
import { Breakable } from '#web/ui/breakable.tsx';
import { CouponState } from './coupon-state-section.tsx';
import { discountOf } from './discount.ts';
import { couponRecords } from './queries.ts';
import { couponTexts as texts } from './words.ts';

const { columns: headers } = texts;

export const codeOf = ({ code }: Pick<Coupon, 'code'>): string => code;

/** "3 of 100", or "3" where there is no limit. */
const usesOf = ({ used, maxUses }: Coupon): string => {
  const counted = used.toLocaleString('en-IN');
  return maxUses === null ? counted : texts.usedOf(counted, maxUses.toLocaleString('en-IN'));
};

const switched = statusSwitchColumn<Coupon>({ texts, nameOf: codeOf, records: couponRecords });

const statusColumn: Column<Coupon> = {
  ...switched,
  sorts: true,
  cell: (coupon) => (
    <span className="coupon-status">
      {switched.cell(coupon)}
      <CouponState coupon={coupon} />
    </span>
  ),
};

/** The server sorts this list. */
export const couponColumns = (open: OpenDialog<Coupon>): Column<Coupon>[] => [
  textColumn('code', headers.code, codeOf, { sorts: true, cell: ({ code }) => <code>{code}</code> }),
  textColumn('name', headers.name, ({ name }) => name, { sorts: true, long: true }),
  textColumn('discount', headers.discount, discountOf),
  textColumn('park', headers.park, ({ parkName }) => parkName, { sorts: true, long: true }),
  dayColumn('endsOn', headers.endsOn, ({ endsOn }) => endsOn, { sorts: true }),
  countColumn('uses', headers.uses, ({ used }) => used, {
    sorts: true,
    breaks: true,
    cell: (coupon) => <Breakable words={usesOf(coupon)} after=" of " />,
  }),
  statusColumn,
  ...changeColumns(open, codeOf),
  historyColumn<Coupon>(codeOf),
];
