import type { Clinic } from '#contract/clinics/model.ts';
import { formatClock } from '#contract/dates.ts';
import { formatRupees } from '#contract/money.ts';
import { BoardLink, QueueLink } from '#web/console/display-board/board-link-section.tsx';
import type { Column } from '#web/console/ui/columns.ts';
import { PosterButton, QrButton } from '#web/console/ui/qr-buttons.tsx';
import { deleteColumn, editColumn } from '#web/console/ui/row-actions.tsx';
import { uiTexts } from '#web/console/ui/texts.ts';
import { clinicTexts as texts } from '#web/console/words/clinics.ts';
import { queueTexts } from '#web/console/words/token-desk.ts';
import { consolePaths } from '#web/shared/paths.ts';
import { clinicQr } from './queries.ts';

const { columns: headers } = texts;

const nameOf = ({ name }: Clinic): string => name;

/** The clinic's own doctor, and how many more see patients there. */
export function doctorsOf({ doctorName, doctorIds }: Clinic): string {
  const others = doctorIds.length - 1;
  return others > 0 ? texts.andOthers(doctorName, others) : doctorName;
}

const text = (id: 'city' | 'area' | 'address'): Column<Clinic> => ({
  id,
  header: headers[id],
  value: (clinic) => clinic[id],
  cell: (clinic) => clinic[id],
});

const time = (id: 'opensAt' | 'closesAt'): Column<Clinic> => ({
  id,
  header: headers[id],
  value: (clinic) => clinic[id],
  cell: (clinic) => formatClock(clinic[id]),
});

/** The Clinic screen's columns (docs/product/console.md 7.3); the poster, the queue and the board are ours. */
export const clinicColumns = (open: {
  edit: (clinic: Clinic) => void;
  remove: (clinic: Clinic) => void;
}): Column<Clinic>[] => [
  { id: 'name', header: headers.name, value: nameOf, cell: nameOf },
  { id: 'doctor', header: headers.doctor, value: ({ doctorName }) => doctorName, cell: doctorsOf },
  text('city'),
  text('area'),
  text('address'),
  { id: 'fee', header: headers.fee, align: 'end', value: ({ fee }) => fee, cell: ({ fee }) => formatRupees(fee) },
  {
    id: 'specialization',
    header: headers.specialization,
    value: ({ specialization }) => specialization || null,
    blank: ({ specialization }) => specialization === '',
    cell: ({ specialization }) => specialization || uiTexts.none,
  },
  { id: 'tokens', header: headers.tokens, align: 'end', value: ({ tokens }) => tokens, cell: ({ tokens }) => tokens },
  time('opensAt'),
  time('closesAt'),
  editColumn(open.edit, nameOf),
  deleteColumn(open.remove, nameOf),
  { id: 'qr', header: headers.qr, action: true, cell: (clinic) => <ClinicQr clinic={clinic} /> },
  { id: 'poster', header: headers.poster, action: true, cell: (clinic) => <ClinicPoster clinic={clinic} /> },
  {
    id: 'queue',
    header: queueTexts.queue,
    cell: ({ id, name }) => <QueueLink to={`${consolePaths.doctorReport}?clinic=${id}`} name={name} />,
  },
  {
    id: 'board',
    header: queueTexts.boardColumn,
    cell: ({ id, name }) => <BoardLink kind="doctor" id={id} name={name} />,
  },
];

const ClinicQr = ({ clinic: { id, name } }: { clinic: Clinic }) => (
  <QrButton name={name} label={texts.qrOf(name)} word={headers.qr} load={() => clinicQr(id)} />
);

const ClinicPoster = ({ clinic: { id, name } }: { clinic: Clinic }) => (
  <PosterButton
    name={name}
    label={texts.posterOf(name)}
    word={headers.poster}
    making={texts.making}
    load={() => clinicQr(id)}
  />
);
