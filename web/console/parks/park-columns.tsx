import { CATEGORIES, type CategoryKey } from '#contract/fees/rules.ts';
import { canBeShown } from '#contract/images/rules.ts';
import { formatRupees } from '#contract/kernel/money.ts';
import { rupeesColumn, textColumn } from '#web/console/kit/tables/column-kinds.tsx';
import type { Column } from '#web/console/kit/tables/columns.ts';
import { editColumn } from '#web/console/kit/tables/row-actions.tsx';
import { type SummaryPart, summaryColumn } from '#web/console/kit/tables/summary-column.tsx';
import { actsColumn, nameColumn, saleColumn } from '#web/console/offerings/sale-column.tsx';
import { posterColumn, qrColumn } from '#web/console/posters/qr-column.tsx';
import { type ParkRow, parkOffering } from './queries.ts';
import { parkTexts as texts } from './words.ts';

const { columns: headers } = texts;

const nameOf = ({ name }: ParkRow): string => name;

/** Null for a category that is not sold, even if a fee is stored. */
export const feeOf = ({ fees }: ParkRow, key: CategoryKey): number | null =>
  fees[key].offered ? fees[key].price : null;

const feesOf = (park: ParkRow): SummaryPart[] =>
  CATEGORIES.flatMap(({ key, label }): SummaryPart[] => {
    const fee = feeOf(park, key);
    return fee === null ? [] : [[label, formatRupees(fee)]];
  });

const switchedOn = ({ couponsEnabled, customDatesEnabled, customDates, bannerEnabled }: ParkRow): string =>
  [
    couponsEnabled && texts.switches.coupons,
    customDatesEnabled && texts.dates(customDates.length),
    bannerEnabled && texts.switches.banner,
  ]
    .filter(Boolean)
    .join(', ');

const feeColumns = CATEGORIES.map(({ key, label }) =>
  rupeesColumn<ParkRow>(key, headers.feeOf(texts.feeNames[key] ?? label), (park) => feeOf(park, key), {
    only: 'full',
    breaks: true,
  }),
);

/** docs/product/console.md 7.1. Fees, all of them in one place, and the compact Switched on are ours. */
export const parkColumns = ({ edit }: { edit: (park: ParkRow) => void }): Column<ParkRow>[] => [
  nameColumn(headers.name, nameOf, false),
  saleColumn(),
  textColumn('location', headers.location, ({ location }) => location, { long: true }),
  {
    ...summaryColumn({ id: 'fees', header: headers.fees, partsOf: feesOf, nameOf, shown: 3 }),
    only: undefined,
    repeats: true,
  },
  ...feeColumns,
  textColumn('mid', headers.merchantId, ({ merchantId }) => merchantId, { only: 'full' }),
  textColumn('switches', headers.switches, switchedOn, { only: 'compact', long: true, value: undefined }),
  {
    id: 'coupons',
    header: headers.coupons,
    only: 'full',
    breaks: true,
    value: ({ couponsEnabled }) => (couponsEnabled ? 0 : 1),
    cell: ({ couponsEnabled }) => (couponsEnabled ? texts.yes : texts.no),
  },
  {
    id: 'dates',
    header: headers.customDates,
    only: 'full',
    breaks: true,
    value: ({ customDates }) => customDates.length,
    cell: (park) => (park.customDatesEnabled ? `${texts.yes} (${texts.dates(park.customDates.length)})` : texts.no),
  },
  {
    id: 'banner',
    header: headers.banner,
    only: 'full',
    breaks: true,
    value: ({ bannerEnabled }) => (bannerEnabled ? 0 : 1),
    cell: (park) =>
      park.bannerEnabled
        ? `${texts.yes}${park.bannerUrl && canBeShown(park.bannerUrl) ? ` (${texts.imageSet})` : ''}`
        : texts.no,
  },
  editColumn(edit, nameOf),
  { ...qrColumn(parkOffering, texts), header: headers.qr },
  posterColumn(parkOffering, texts),
  actsColumn(parkOffering),
  textColumn('qrName', headers.qrName, ({ qrName }) => qrName, { only: 'full' }),
];
