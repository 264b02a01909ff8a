import { useQuery } from '@tanstack/react-query';
import TicketPercent from 'lucide-react/icons/ticket-percent';
import { useParams } from 'react-router';
import type { Coupon, CouponDay } from '#contract/coupons/model.ts';
import { formatDay } from '#contract/kernel/dates/dates.ts';
import { formatCount, formatRupees } from '#contract/kernel/money.ts';
import { ChangesButton } from '#web/console/audit/changes-column.tsx';
import { PARAMETER, useSignedIn } from '#web/console/frame/use-tenants.ts';
import { Part, type Tile, Tiles } from '#web/console/kit/charts/tiles.tsx';
import { Page } from '#web/console/kit/parts/page.tsx';
import { Empty, Loading } from '#web/console/kit/parts/placeholders.tsx';
import { Loaded } from '#web/console/kit/records/loaded.tsx';
import { countColumn, rupeesColumn, textColumn } from '#web/console/kit/tables/column-kinds.tsx';
import type { Column } from '#web/console/kit/tables/columns.ts';
import { DataTable } from '#web/console/kit/tables/data-table.tsx';
import { useListState } from '#web/console/kit/tables/filters/list-state.ts';
import { lazyPart } from '#web/console/platform/parts.ts';
import { consolePaths } from '#web/shared/paths.ts';
import { Fold } from '#web/ui/fold.tsx';
import { discountOf } from './discount.ts';
import { couponQuery, couponUsesQuery } from './queries.ts';
import { couponTexts, couponUsesTexts as texts } from './words.ts';

const DaysChart = lazyPart(async () => (await import('./days-chart-section.tsx')).DaysChart, <Loading />);

const SIZES = [10, 31, 100];
const TRAIL = [{ label: couponTexts.title, path: consolePaths.coupons }];

export function CouponUsesPage() {
  const { id = '' } = useParams();
  const query = useQuery(couponQuery(id));
  const uses = useQuery(couponUsesQuery(id));
  const { data: coupon } = query;
  return (
    <Page
      key={id}
      title={coupon?.code ?? texts.title}
      trail={TRAIL}
      lead={coupon && leadOf(coupon)}
      action={coupon && <ChangesButton id={id} name={coupon.code} />}
    >
      <Loaded query={query}>
        {(found) => <Loaded query={uses}>{(days) => <Uses coupon={found} days={days} />}</Loaded>}
      </Loaded>
    </Page>
  );
}

const leadOf = (coupon: Coupon): string =>
  texts.lead(coupon.name, discountOf(coupon), coupon.parkName, formatDay(coupon.endsOn));

const sumOf = (days: readonly CouponDay[], what: Exclude<keyof CouponDay, 'day'>): number =>
  days.reduce((sum, day) => sum + day[what], 0);

interface UsesProps {
  coupon: Coupon;
  days: readonly CouponDay[];
}

function Uses({ coupon, days }: UsesProps) {
  const isAdmin = useSignedIn()?.role === 'admin';
  const [state, change] = useListState(SIZES);
  const refunded = sumOf(days, 'refunded');
  return (
    <div className="stack">
      <Tiles tiles={tilesOf(days, bookingsPath(coupon, isAdmin))} />
      {refunded > 0 && <p className="hint">{texts.refundedToo(refunded, formatRupees(sumOf(days, 'givenBack')))}</p>}
      {days.length === 0 ? (
        <Empty text={texts.none} icon={TicketPercent} />
      ) : (
        <>
          <Fold name="coupon-days" title={texts.chart} hint={texts.chartHint}>
            <DaysChart days={days} />
          </Fold>
          <Part title={texts.byDay}>
            <DataTable
              caption={texts.byDay}
              columns={refunded > 0 ? COLUMNS : COLUMNS.slice(0, -1)}
              rows={days.map((day) => ({ ...day, id: day.day }))}
              state={state}
              change={change}
            />
          </Part>
        </>
      )}
    </div>
  );
}

/** Codes are unique within an organisation, which the admin has to name. */
const bookingsPath = ({ code, organisationId }: Coupon, isAdmin: boolean): string =>
  `${consolePaths.search}?${new URLSearchParams({ status: 'paid', coupon: code, ...(isAdmin && { [PARAMETER]: organisationId }) })}`;

function tilesOf(days: readonly CouponDay[], listed: string): Tile[] {
  return [
    { label: texts.bookings, value: formatCount(sumOf(days, 'bookings')), to: listed },
    { label: texts.people, value: formatCount(sumOf(days, 'people')) },
    { label: texts.given, value: formatRupees(sumOf(days, 'given')) },
    { label: texts.received, value: formatRupees(sumOf(days, 'received')) },
  ];
}

const COLUMNS: Column<CouponDay & { id: string }>[] = [
  textColumn('day', texts.day, ({ day }) => day, { cell: ({ day }) => formatDay(day) }),
  countColumn('bookings', texts.bookings, ({ bookings }) => bookings),
  countColumn('people', texts.people, ({ people }) => people),
  rupeesColumn('given', texts.given, ({ given }) => given),
  rupeesColumn('received', texts.received, ({ received }) => received),
  countColumn('refunded', texts.refunded, ({ refunded }) => refunded || null),
];
