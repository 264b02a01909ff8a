import type { Doctor } from '#contract/doctors/model.ts';
import type { Column } from '#web/console/ui/columns.ts';
import { deleteColumn, editColumn } from '#web/console/ui/row-actions.tsx';
import { doctorTexts as texts } from '#web/console/words/doctors.ts';

const nameOf = ({ name }: Doctor): string => name;

export const doctorColumns = (open: {
  edit: (doctor: Doctor) => void;
  remove: (doctor: Doctor) => void;
}): Column<Doctor>[] => [
  { id: 'name', header: texts.name, value: nameOf, cell: nameOf },
  editColumn(open.edit, nameOf),
  deleteColumn(open.remove, nameOf),
];
