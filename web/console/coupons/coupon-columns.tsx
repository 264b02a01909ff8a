import ChartColumn from 'lucide-react/icons/chart-column';
import { Link } from 'react-router';
import type { Coupon } from '#contract/coupons/model.ts';
import { changesColumn } from '#web/console/audit/changes-column.tsx';
import type { OpenDialog } from '#web/console/kit/records/record-dialogs.tsx';
import { countColumn, dayColumn, textColumn } from '#web/console/kit/tables/column-kinds.tsx';
import type { Column } from '#web/console/kit/tables/columns.ts';
import { changeColumns, moreColumn } from '#web/console/kit/tables/row-actions.tsx';
import { statusSwitchColumn } from '#web/console/kit/tables/status-columns.tsx';
import { consolePaths, recordPath } from '#web/shared/paths.ts';
import { Breakable } from '#web/ui/breakable.tsx';
import { CouponState } from './coupon-state-section.tsx';
import { discountOf } from './discount.ts';
import { couponRecords } from './queries.ts';
import { couponTexts as texts, couponUsesTexts as usesTexts } from './words.ts';

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
    <span className="row">
      {switched.cell(coupon)}
      <CouponState coupon={coupon} />
    </span>
  ),
};

const usesPath = (id: string): string => recordPath(consolePaths.coupons, id);

const usesColumn: Column<Coupon> = {
  id: 'page',
  header: usesTexts.uses,
  action: true,
  cell: ({ id, code }) => (
    <Link className="icon-button row-button" to={usesPath(id)} aria-label={usesTexts.usesOf(code)}>
      <ChartColumn aria-hidden size={18} />
      <span>{usesTexts.uses}</span>
    </Link>
  ),
};

/** The server sorts this list. */
export const couponColumns = (open: OpenDialog<Coupon>): Column<Coupon>[] => [
  textColumn<Coupon>('code', headers.code, codeOf, {
    sorts: true,
    cell: ({ id, code }) => (
      <Link to={usesPath(id)}>
        <code>{code}</code>
      </Link>
    ),
  }),
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
  moreColumn<Coupon>(codeOf, [usesColumn, changesColumn<Coupon>(codeOf)]),
];
