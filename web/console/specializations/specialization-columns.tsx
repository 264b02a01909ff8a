import type { Specialization } from '#contract/specializations/model.ts';
import type { Column } from '#web/console/ui/columns.ts';
import { deleteColumn, editColumn } from '#web/console/ui/row-actions.tsx';
import { specializationTexts as texts } from '#web/console/words/specializations.ts';
import { SpecializationStatus } from './specialization-status-section.tsx';

const nameOf = ({ name }: Specialization): string => name;

export const specializationColumns = (open: {
  edit: (specialization: Specialization) => void;
  remove: (specialization: Specialization) => void;
}): Column<Specialization>[] => [
  { id: 'name', header: texts.name, value: nameOf, cell: nameOf },
  {
    id: 'status',
    header: texts.status,
    value: ({ active }) => (active ? 0 : 1),
    cell: (specialization) => <SpecializationStatus specialization={specialization} />,
  },
  editColumn(open.edit, nameOf),
  deleteColumn(open.remove, nameOf),
];
