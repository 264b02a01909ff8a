import type { StoredClinic } from '#contract/clinics/model.ts';
import { formatClock } from '#contract/kernel/dates/dates.ts';
import type { OpenDialog } from '#web/console/kit/records/record-dialogs.tsx';
import { clockColumn, countColumn, rupeesColumn, textColumn } from '#web/console/kit/tables/column-kinds.tsx';
import type { Column } from '#web/console/kit/tables/columns.ts';
import { fromTo, rangeColumn } from '#web/console/kit/tables/range-column.tsx';
import { changeColumns } from '#web/console/kit/tables/row-actions.tsx';
import { actsColumn, nameColumn, saleColumn } from '#web/console/offerings/sale-column.tsx';
import { posterColumn, qrColumn } from '#web/console/posters/qr-column.tsx';
import { boardColumn, queueColumn } from '#web/console/queues/board-link-section.tsx';
import { consolePaths } from '#web/shared/paths.ts';
import { clinicOffering } from './queries.ts';
import { clinicTexts as texts } from './words.ts';

const { columns: headers } = texts;

const nameOf = ({ name }: StoredClinic): string => name;

export function doctorsOf({ doctorName, doctorIds }: StoredClinic): string {
  const others = doctorIds.length - 1;
  return others > 0 ? texts.andOthers(doctorName, others) : doctorName;
}

const placeOf = ({ city, area }: StoredClinic): string => [area, city].filter(Boolean).join(', ');

const clock = (time: string): string[] => (time ? [formatClock(time)] : []);

const hoursColumn = rangeColumn<StoredClinic>({
  id: 'hours',
  header: headers.hours,
  value: ({ opensAt }) => opensAt,
  partsOf: ({ opensAt, closesAt }) => fromTo(clock(opensAt), clock(closesAt)),
  belowOf: ({ tokens }) => (tokens === null ? '' : texts.tokensOf(tokens)),
});

/** docs/product/console.md 7.3. Status, More and the compact Place and Hours are ours. */
export const clinicColumns = (open: OpenDialog<StoredClinic>): Column<StoredClinic>[] => [
  nameColumn(headers.name, nameOf),
  textColumn('doctor', headers.doctor, doctorsOf, {
    long: true,
    value: ({ doctorName }) => doctorName,
    brief: (clinic) => (
      <>
        {doctorsOf(clinic)}
        {clinic.specialization && <small className="below">{clinic.specialization}</small>}
      </>
    ),
  }),
  textColumn('place', headers.place, placeOf, {
    only: 'compact',
    long: true,
    value: ({ city, area }) => `${city} ${area}`,
  }),
  textColumn('city', headers.city, ({ city }) => city, { only: 'full', long: true }),
  textColumn('area', headers.area, ({ area }) => area, { only: 'full', long: true }),
  textColumn('address', headers.address, ({ address }) => address, { only: 'full', long: true }),
  rupeesColumn('fee', headers.fee, ({ fee }) => fee),
  textColumn('specialization', headers.specialization, ({ specialization }) => specialization, {
    only: 'full',
    narrows: ({ specialization }) => specialization,
  }),
  countColumn('tokens', headers.tokens, ({ tokens }) => tokens, { only: 'full' }),
  hoursColumn,
  clockColumn('opensAt', headers.opensAt, ({ opensAt }) => opensAt, { only: 'full' }),
  clockColumn('closesAt', headers.closesAt, ({ closesAt }) => closesAt, { only: 'full' }),
  saleColumn('sheet'),
  ...changeColumns(open, nameOf),
  qrColumn(clinicOffering, texts),
  actsColumn(
    clinicOffering,
    queueColumn((id) => `${consolePaths.doctorReport}?clinic=${id}`),
    boardColumn('doctor'),
    posterColumn(clinicOffering, texts),
  ),
];
