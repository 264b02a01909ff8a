import type { Exhibition } from '#contract/exhibitions/model.ts';
import { dayOf, formatDay, formatInstant, formatTime } from '#contract/kernel/dates.ts';
import { Breakable } from '#web/console/kit/parts/breakable.tsx';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import { posterColumn, qrColumn } from '#web/console/kit/records/qr-columns.tsx';
import type { OpenDialog } from '#web/console/kit/records/record-dialogs.tsx';
import type { Column } from '#web/console/kit/tables/columns.ts';
import { fromTo, rangeColumn } from '#web/console/kit/tables/range-column.tsx';
import { changeColumns } from '#web/console/kit/tables/row-actions.tsx';
import { namedCell, publishingColumn } from '#web/console/offerings/publishing-column-section.tsx';
import { consolePaths } from '#web/shared/paths.ts';
import { exhibitionQr, exhibitionRecords, titleOf } from './queries.ts';
import { exhibitionTexts as texts } from './words.ts';

const code = { nameOf: titleOf, load: exhibitionQr };

/** A column of a beginning or an end, which may be open. */
const instantColumn = (id: 'startsAt' | 'endsAt'): Column<Exhibition> => ({
  id,
  header: texts[id],
  only: 'full',
  value: (show) => show[id]?.getTime() ?? null,
  sheet: (show) => (show[id] ? formatInstant(show[id]) : null),
  blank: (show) => show[id] === null,
  cell: (show) => (show[id] ? formatInstant(show[id]) : uiTexts.none),
});

const partsOf = (instant: Date | null): string[] =>
  instant ? [`${formatDay(dayOf(instant))},`, formatTime(instant)] : [];

/** "Sun, 10 Jan 2027, 6:30 pm – 9:00 pm"; the day of the end is said where it is another. */
function datesOf({ startsAt, endsAt }: Exhibition): readonly string[] {
  const oneDay = startsAt && endsAt && dayOf(startsAt) === dayOf(endsAt);
  return fromTo(partsOf(startsAt), oneDay ? [formatTime(endsAt)] : partsOf(endsAt));
}

/** "12", or "12 of 300" where there is a limit. */
const visitorsOf = ({ visitors = 0, capacity }: Exhibition): string =>
  capacity === null ? visitors.toLocaleString('en-IN') : texts.visitorsOf(visitors, capacity);

/** The Shows screen's columns (docs/product/console.md 7.7); the poster, the visitors and whether they see it are ours, and Dates of the compact view, which says two in one. */
export const exhibitionColumns = (open: OpenDialog<Exhibition>): Column<Exhibition>[] => [
  { id: 'name', header: texts.name, breaks: true, value: titleOf, cell: namedCell<Exhibition>(titleOf) },
  {
    id: 'type',
    header: texts.type,
    value: ({ type }) => texts.types[type],
    narrows: ({ type }) => texts.types[type],
    cell: ({ type }) => texts.types[type],
  },
  {
    id: 'location',
    header: texts.location,
    long: true,
    value: ({ location }) => location || null,
    blank: ({ location }) => location === '',
    cell: ({ location }) => location || uiTexts.none,
  },
  rangeColumn<Exhibition>({
    id: 'dates',
    header: texts.dates,
    value: ({ startsAt }) => startsAt?.getTime() ?? null,
    partsOf: datesOf,
  }),
  instantColumn('startsAt'),
  instantColumn('endsAt'),
  ...changeColumns(open, titleOf),
  qrColumn<Exhibition>(code, texts),
  posterColumn<Exhibition>(code, texts),
  {
    id: 'visitors',
    header: texts.visitors,
    breaks: true,
    value: ({ visitors }) => visitors ?? 0,
    sheet: ({ visitors }) => visitors ?? 0,
    cell: (show) => <Breakable words={visitorsOf(show)} after=" of " />,
  },
  publishingColumn<Exhibition>({
    kind: 'exhibition',
    records: exhibitionRecords,
    nameOf: titleOf,
    list: consolePaths.exhibitions,
  }),
];
