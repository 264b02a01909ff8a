import type { Category } from '#contract/categories/model.ts';
import type { Column } from '#web/console/ui/columns.ts';
import { deleteColumn, editColumn } from '#web/console/ui/row-actions.tsx';
import { categoryTexts as texts } from '#web/console/words/categories.ts';

const nameOf = ({ name }: Category): string => name;

export const categoryColumns = (open: {
  edit: (category: Category) => void;
  remove: (category: Category) => void;
}): Column<Category>[] => [
  { id: 'name', header: texts.name, value: nameOf, cell: nameOf },
  {
    id: 'status',
    header: texts.status,
    value: ({ active }) => (active ? 0 : 1),
    cell: ({ active }) => (
      <span className={active ? 'mark-good' : 'mark-off'}>{active ? texts.active : texts.inactive}</span>
    ),
  },
  editColumn(open.edit, nameOf),
  deleteColumn(open.remove, nameOf),
];
