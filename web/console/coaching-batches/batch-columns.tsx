import type { StoredBatch } from '#contract/coaching-batches/model.ts';
import { formatClock, formatDay } from '#contract/dates.ts';
import { formatRupees } from '#contract/money.ts';
import { publishingColumn } from '#web/console/offerings/publishing-column-section.tsx';
import type { SheetCell } from '#web/console/platform/spreadsheet.ts';
import { Breakable } from '#web/console/ui/breakable.tsx';
import type { Column } from '#web/console/ui/columns.ts';
import { posterColumn, qrColumn } from '#web/console/ui/qr-columns.tsx';
import type { OpenDialog } from '#web/console/ui/record-dialogs.tsx';
import { changeColumns } from '#web/console/ui/row-actions.tsx';
import { uiTexts } from '#web/console/ui/texts.ts';
import { batchTexts as texts } from '#web/console/words/coaching-batches.ts';
import { consolePaths } from '#web/shared/paths.ts';
import { batchQr, batchRecords } from './queries.ts';

const grouped = (count: number | null): string => count?.toLocaleString('en-IN') ?? uiTexts.none;
const nameOf = ({ name }: StoredBatch): string => name;
const code = { nameOf, load: batchQr };

/** "12 of 30", or "30" where it is not told how many are taken. */
const placesOf = ({ intake, taken }: StoredBatch): string =>
  taken === undefined ? grouped(intake) : texts.taken(grouped(taken), grouped(intake));

/** A date or a time: sorted as it is stored, shown as people say it. */
const momentColumn = (
  id: 'startDate' | 'endDate' | 'startTime' | 'endTime',
  words: (stored: string) => string,
  sheet: (stored: string) => SheetCell,
): Column<StoredBatch> => ({
  id,
  header: texts[id],
  breaks: true,
  value: (batch) => batch[id],
  sheet: (batch) => (batch[id] ? sheet(batch[id]) : null),
  cell: (batch) => <Breakable words={batch[id] ? words(batch[id]) : uiTexts.none} />,
});

/** The Batches screen's columns (docs/product/console.md 7.8); the poster is ours. */
export const batchColumns = (open: OpenDialog<StoredBatch>): Column<StoredBatch>[] => [
  { id: 'name', header: texts.name, value: nameOf, cell: nameOf },
  publishingColumn<StoredBatch>({
    kind: 'coaching',
    records: batchRecords,
    nameOf,
    list: consolePaths.coachingBatches,
  }),
  momentColumn('startDate', formatDay, (day) => ({ day })),
  momentColumn('endDate', formatDay, (day) => ({ day })),
  momentColumn('startTime', formatClock, formatClock),
  momentColumn('endTime', formatClock, formatClock),
  {
    id: 'fee',
    header: texts.fee,
    align: 'end',
    value: ({ fee }) => fee,
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
];
