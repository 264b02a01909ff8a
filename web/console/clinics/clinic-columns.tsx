import type { StoredClinic } from '#contract/clinics/model.ts';
import { formatClock } from '#contract/kernel/dates.ts';
import { formatRupees } from '#contract/kernel/money.ts';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import { posterColumn, qrColumn } from '#web/console/kit/records/qr-columns.tsx';
import type { OpenDialog } from '#web/console/kit/records/record-dialogs.tsx';
import type { Column } from '#web/console/kit/tables/columns.ts';
import { fromTo, rangeColumn } from '#web/console/kit/tables/range-column.tsx';
import { changeColumns } from '#web/console/kit/tables/row-actions.tsx';
import { namedCell, publishingColumn } from '#web/console/offerings/publishing-column-section.tsx';
import { boardColumn, queueColumn } from '#web/console/queues/board-link-section.tsx';
import { consolePaths } from '#web/shared/paths.ts';
import { clinicQr, clinicRecords } from './queries.ts';
import { clinicTexts as texts } from './words.ts';

const { columns: headers } = texts;

const nameOf = ({ name }: StoredClinic): string => name;
const code = { nameOf, load: clinicQr };

/** The clinic's own doctor, and how many more see patients there. */
export function doctorsOf({ doctorName, doctorIds }: StoredClinic): string {
  const others = doctorIds.length - 1;
  return others > 0 ? texts.andOthers(doctorName, others) : doctorName;
}

const text = (id: 'city' | 'area' | 'address'): Column<StoredClinic> => ({
  id,
  header: headers[id],
  only: 'full',
  long: true,
  value: (clinic) => clinic[id],
  blank: (clinic) => !clinic[id],
  cell: (clinic) => clinic[id] || uiTexts.none,
});

const time = (id: 'opensAt' | 'closesAt'): Column<StoredClinic> => ({
  id,
  header: headers[id],
  only: 'full',
  value: (clinic) => clinic[id],
  blank: (clinic) => !clinic[id],
  cell: (clinic) => clock(clinic[id])[0] ?? uiTexts.none,
});

/** Where it is, as people say it. */
const placeColumn: Column<StoredClinic> = {
  id: 'place',
  header: headers.place,
  only: 'compact',
  long: true,
  value: ({ city, area }) => `${city} ${area}`,
  cell: ({ city, area }) => [area, city].filter(Boolean).join(', ') || uiTexts.none,
};

const clock = (time: string): string[] => (time ? [formatClock(time)] : []);

const hoursColumn = rangeColumn<StoredClinic>({
  id: 'hours',
  header: headers.hours,
  value: ({ opensAt }) => opensAt,
  partsOf: ({ opensAt, closesAt }) => fromTo(clock(opensAt), clock(closesAt)),
  belowOf: ({ tokens }) => (tokens === null ? '' : texts.tokensOf(tokens)),
});

/** The Clinic screen's columns (docs/product/console.md 7.3); the poster, the queue, the board and whether visitors see it are ours. In the compact view Place and Hours say the others in short, with what a doctor treats below the name and the tokens below the hours. */
export const clinicColumns = (open: OpenDialog<StoredClinic>): Column<StoredClinic>[] => [
  { id: 'name', header: headers.name, value: nameOf, cell: namedCell(nameOf) },
  {
    id: 'doctor',
    header: headers.doctor,
    long: true,
    value: ({ doctorName }) => doctorName,
    sheet: doctorsOf,
    cell: doctorsOf,
    brief: (clinic) => (
      <>
        {doctorsOf(clinic)}
        {clinic.specialization && <small className="below">{clinic.specialization}</small>}
      </>
    ),
  },
  placeColumn,
  text('city'),
  text('area'),
  text('address'),
  {
    id: 'fee',
    header: headers.fee,
    align: 'end',
    value: ({ fee }) => fee,
    blank: ({ fee }) => fee === null,
    sheet: ({ fee }) => (fee === null ? null : { rupees: fee }),
    cell: ({ fee }) => (fee === null ? uiTexts.none : formatRupees(fee)),
  },
  {
    id: 'specialization',
    header: headers.specialization,
    only: 'full',
    value: ({ specialization }) => specialization || null,
    narrows: ({ specialization }) => specialization,
    blank: ({ specialization }) => specialization === '',
    cell: ({ specialization }) => specialization || uiTexts.none,
  },
  {
    id: 'tokens',
    header: headers.tokens,
    only: 'full',
    align: 'end',
    value: ({ tokens }) => tokens,
    blank: ({ tokens }) => tokens === null,
    sheet: ({ tokens }) => tokens,
    cell: ({ tokens }) => tokens ?? uiTexts.none,
  },
  hoursColumn,
  time('opensAt'),
  time('closesAt'),
  ...changeColumns(open, nameOf),
  qrColumn(code, texts),
  { ...posterColumn(code, texts), only: 'full' },
  queueColumn((id) => `${consolePaths.doctorReport}?clinic=${id}`),
  { ...boardColumn<StoredClinic>('doctor'), only: 'full' },
  publishingColumn<StoredClinic>({ kind: 'clinic', records: clinicRecords, nameOf, list: consolePaths.clinics }),
];
