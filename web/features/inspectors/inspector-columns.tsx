import type { Inspector } from '#contract/inspectors/model.ts';
import { inspectorTexts as texts } from '#web/messages/inspectors.ts';
import type { Column } from '#web/ui/columns.ts';
import { deleteColumn, editColumn } from '#web/ui/row-actions.tsx';

export const inspectorColumns = (open: {
  edit: (inspector: Inspector) => void;
  remove: (inspector: Inspector) => void;
}): Column<Inspector>[] => [
  { id: 'name', header: texts.name, value: ({ name }) => name, cell: ({ name }) => name },
  { id: 'email', header: texts.email, value: ({ email }) => email, cell: ({ email }) => email },
  { id: 'phone', header: texts.phone, value: ({ phone }) => phone, cell: ({ phone }) => phone },
  { id: 'park', header: texts.park, value: ({ parkName }) => parkName, cell: ({ parkName }) => parkName },
  {
    id: 'status',
    header: texts.status,
    value: ({ active }) => (active ? 0 : 1),
    cell: ({ active }) => (
      <span className={active ? 'mark-good' : 'mark-off'}>{active ? texts.active : texts.inactive}</span>
    ),
  },
  editColumn(open.edit, ({ name }) => name),
  deleteColumn(open.remove, ({ name }) => name),
];
