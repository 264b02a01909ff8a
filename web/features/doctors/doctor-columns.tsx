import type { Doctor } from '#contract/doctors/model.ts';
import { doctorTexts as texts } from '#web/messages/doctors.ts';
import type { Column } from '#web/ui/columns.ts';
import { deleteColumn, editColumn } from '#web/ui/row-actions.tsx';

const nameOf = ({ name }: Doctor): string => name;

export const doctorColumns = (open: {
  edit: (doctor: Doctor) => void;
  remove: (doctor: Doctor) => void;
}): Column<Doctor>[] => [
  { id: 'name', header: texts.name, value: nameOf, cell: nameOf },
  editColumn(open.edit, nameOf),
  deleteColumn(open.remove, nameOf),
];
