import type { StoredBatch } from '#contract/coaching-batches/model.ts';
import { formatClock, formatDay } from '#contract/kernel/dates.ts';
import { formatRupees } from '#contract/kernel/money.ts';
import { Breakable } from '#web/console/kit/parts/breakable.tsx';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import { posterColumn, qrColumn } from '#web/console/kit/records/qr-columns.tsx';
import type { OpenDialog } from '#web/console/kit/records/record-dialogs.tsx';
import type { Column } from '#web/console/kit/tables/columns.ts';
import { fromTo, rangeColumn } from '#web/console/kit/tables/range-column.tsx';
import { changeColumns } from '#web/console/kit/tables/row-actions.tsx';
import { namedCell, publishingColumn } from '#web/console/offerings/publishing-column-section.tsx';
import type { SheetCell } from '#web/console/platform/spreadsheet.ts';
import { consolePaths } from '#web/shared/paths.ts';
import { batchQr, batchRecords } from './queries.ts';
import { batchTexts as texts } from './words.ts';

const grouped = (count: number | null): string => count?.toLocaleString('en-IN') ?? uiTexts.none;
const nameOf = ({ name }: StoredBatch): string => name;
const code = { nameOf, load: batchQr };

/** "12 of 30", or "30" where it is not told how many are taken. */
const placesOf = ({ intake, taken }: StoredBatch): string =>
  taken === undefined ? grouped(intake) : texts.taken(grouped(taken), grouped(intake));

type Moment = 'startDate' | 'endDate' | 'startTime' | 'endTime';

/** A date or a time: sorted as it is stored, shown as people say it. */
const momentColumn = (
  id: Moment,
  words: (stored: string) => string,
  sheet: (stored: string) => SheetCell,
): Column<StoredBatch> => ({
  id,
  header: texts[id],
  only: 'full',
  value: (batch) => batch[id],
  blank: (batch) => !batch[id],
  sheet: (batch) => (batch[id] ? sheet(batch[id]) : null),
  cell: (batch) => (batch[id] ? words(batch[id]) : uiTexts.none),
});

/** From when to when, of two such columns. */
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

/** The Batches screen's columns (docs/product/console.md 7.8); the poster and whether visitors see it are ours, and Dates and Hours of the compact view, which say two in one. */
export const batchColumns = (open: OpenDialog<StoredBatch>): Column<StoredBatch>[] => [
  { id: 'name', header: texts.name, value: nameOf, cell: namedCell(nameOf) },
  spanColumn('dates', ['startDate', 'endDate'], formatDay),
  momentColumn('startDate', formatDay, (day) => ({ day })),
  momentColumn('endDate', formatDay, (day) => ({ day })),
  spanColumn('hours', ['startTime', 'endTime'], formatClock),
  momentColumn('startTime', formatClock, formatClock),
  momentColumn('endTime', formatClock, formatClock),
  {
    id: 'fee',
    header: texts.fee,
    align: 'end',
    value: ({ fee }) => fee,
    blank: ({ fee }) => fee === null,
    sheet: ({ fee }) => (fee === null ? null : { rupees: fee }),
    cell: ({ fee }) => (fee === null ? uiTexts.none : fee === 0 ? texts.free : formatRupees(fee)),
  },
  {
    id: 'intake',
    header: texts.intake,
    align: 'end',
    breaks: true,
    value: ({ intake }) => intake,
    sheet: ({ intake }) => intake,
    cell: (batch) => <Breakable words={placesOf(batch)} after=" of " />,
  },
  ...changeColumns(open, nameOf),
  qrColumn(code, texts),
  posterColumn(code, texts),
  publishingColumn<StoredBatch>({
    kind: 'coaching',
    records: batchRecords,
    nameOf,
    list: consolePaths.coachingBatches,
  }),
];
