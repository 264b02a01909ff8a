import type { StoredBatch } from '#contract/coaching-batches/model.ts';
import { formatClock, formatDay } from '#contract/kernel/dates/dates.ts';
import { daysFrom } from '#contract/kernel/dates/periods.ts';
import { formatRupees } from '#contract/kernel/money.ts';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import type { OpenDialog } from '#web/console/kit/records/record-dialogs.tsx';
import { clockColumn, countColumn, dayColumn, rupeesColumn } from '#web/console/kit/tables/column-kinds.tsx';
import type { Column } from '#web/console/kit/tables/columns.ts';
import { periodColumn } from '#web/console/kit/tables/period-column.tsx';
import { fromTo, rangeColumn } from '#web/console/kit/tables/range-column.tsx';
import { changeColumns } from '#web/console/kit/tables/row-actions.tsx';
import { actsColumn, nameColumn, saleColumn } from '#web/console/offerings/sale-column.tsx';
import { posterColumn, qrColumn } from '#web/console/posters/qr-column.tsx';
import { Breakable } from '#web/ui/breakable.tsx';
import { batchOffering } from './queries.ts';
import { batchTexts as texts } from './words.ts';

const grouped = (count: number | null): string => count?.toLocaleString('en-IN') ?? uiTexts.none;
const nameOf = ({ name }: StoredBatch): string => name;

/** "12 of 30", or "30" where the number taken is unknown. */
const placesOf = ({ intake, taken }: StoredBatch): string =>
  taken === undefined ? grouped(intake) : texts.taken(grouped(taken), grouped(intake));

type Moment = 'startDate' | 'endDate' | 'startTime' | 'endTime';

const spanColumn = (
  id: 'dates' | 'hours',
  [from, to]: readonly [Moment, Moment],
  words: (stored: string) => string,
): Column<StoredBatch> => {
  const partsOf = (stored: string | null) => (stored ? [words(stored)] : []);
  return rangeColumn({
    id,
    header: texts[id],
    value: (batch) => batch[from],
    partsOf: (batch) => fromTo(partsOf(batch[from]), partsOf(batch[to])),
  });
};

const MOMENT = { only: 'full' } as const;

/** docs/product/console.md 7.8. Right now, Status, More and the compact Dates and Hours are ours. */
export const batchColumns = (open: OpenDialog<StoredBatch>): Column<StoredBatch>[] => [
  nameColumn(texts.name, nameOf),
  spanColumn('dates', ['startDate', 'endDate'], formatDay),
  dayColumn('startDate', texts.startDate, ({ startDate }) => startDate, MOMENT),
  dayColumn('endDate', texts.endDate, ({ endDate }) => endDate, MOMENT),
  spanColumn('hours', ['startTime', 'endTime'], formatClock),
  clockColumn('startTime', texts.startTime, ({ startTime }) => startTime, MOMENT),
  clockColumn('endTime', texts.endTime, ({ endTime }) => endTime, MOMENT),
  rupeesColumn('fee', texts.fee, ({ fee }) => fee, {
    cell: ({ fee }) => (fee === null ? uiTexts.none : fee === 0 ? texts.free : formatRupees(fee)),
  }),
  countColumn('intake', texts.intake, ({ intake }) => intake, {
    breaks: true,
    cell: (batch) => <Breakable words={placesOf(batch)} after=" of " />,
  }),
  periodColumn(({ startDate, endDate }) => daysFrom(startDate, endDate)),
  saleColumn('sheet'),
  ...changeColumns(open, nameOf),
  qrColumn(batchOffering, texts),
  actsColumn(batchOffering, posterColumn(batchOffering, texts)),
];
