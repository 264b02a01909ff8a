import type { Exhibition } from '#contract/exhibitions/model.ts';
import { dayOf, formatDay, formatTime } from '#contract/kernel/dates/dates.ts';
import type { OpenDialog } from '#web/console/kit/records/record-dialogs.tsx';
import { countColumn, instantColumn, textColumn } from '#web/console/kit/tables/column-kinds.tsx';
import type { Column } from '#web/console/kit/tables/columns.ts';
import { periodColumn } from '#web/console/kit/tables/period-column.tsx';
import { fromTo, rangeColumn } from '#web/console/kit/tables/range-column.tsx';
import { changeColumns } from '#web/console/kit/tables/row-actions.tsx';
import { actsColumn, nameColumn, saleColumn } from '#web/console/offerings/sale-column.tsx';
import { posterColumn, qrColumn } from '#web/console/posters/qr-column.tsx';
import { Breakable } from '#web/ui/breakable.tsx';
import { exhibitionOffering } from './queries.ts';
import { exhibitionTexts as texts, titleOf } from './words.ts';

const partsOf = (instant: Date | null): string[] =>
  instant ? [`${formatDay(dayOf(instant))},`, formatTime(instant)] : [];

/** "Sun, 10 Jan 2027, 6:30 pm – 9:00 pm"; with the last day if it is another. */
function datesOf({ startsAt, endsAt }: Exhibition): readonly string[] {
  const oneDay = startsAt && endsAt && dayOf(startsAt) === dayOf(endsAt);
  return fromTo(partsOf(startsAt), oneDay ? [formatTime(endsAt)] : partsOf(endsAt));
}

const visitorsOf = ({ visitors = 0, capacity }: Exhibition): string =>
  capacity === null ? visitors.toLocaleString('en-IN') : texts.visitorsOf(visitors, capacity);

const typeOf = ({ type }: Exhibition): string => texts.types[type];

const MOMENT = { only: 'full' } as const;

/** docs/product/console.md 7.7. Visitors, Right now, Status, More and the compact Dates are ours. */
export const exhibitionColumns = (open: OpenDialog<Exhibition>): Column<Exhibition>[] => [
  { ...nameColumn<Exhibition>(texts.name, titleOf), breaks: true },
  textColumn('type', texts.type, typeOf, { narrows: typeOf, only: 'full' }),
  textColumn('location', texts.location, ({ location }) => location, { long: true }),
  rangeColumn<Exhibition>({
    id: 'dates',
    header: texts.dates,
    value: ({ startsAt }) => startsAt?.getTime() ?? null,
    partsOf: datesOf,
  }),
  instantColumn('startsAt', texts.startsAt, ({ startsAt }) => startsAt, MOMENT),
  instantColumn('endsAt', texts.endsAt, ({ endsAt }) => endsAt, MOMENT),
  countColumn('visitors', texts.visitors, ({ visitors = 0 }) => visitors, {
    align: undefined,
    breaks: true,
    cell: (show) => <Breakable words={visitorsOf(show)} after=" of " />,
  }),
  periodColumn((show) => show),
  saleColumn('sheet'),
  ...changeColumns(open, titleOf),
  qrColumn(exhibitionOffering, texts),
  actsColumn(exhibitionOffering, posterColumn(exhibitionOffering, texts)),
];
