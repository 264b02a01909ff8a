import IconButton from '@mui/material/IconButton';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import type { Column } from '#web/ui/columns.ts';
import { uiTexts } from '#web/ui/texts.ts';

interface Actions<R> {
  edit: (row: R) => void;
  remove: (row: R) => void;
}

/** The two columns that most screens end with: Edit and Delete, each naming the row it is for. */
export const actionColumns = <R,>({ edit, remove }: Actions<R>, nameOf: (row: R) => string): Column<R>[] => [
  {
    id: 'edit',
    header: uiTexts.edit,
    action: true,
    cell: (row) => (
      <IconButton aria-label={uiTexts.editNamed(nameOf(row))} onClick={() => edit(row)}>
        <Pencil size={18} />
      </IconButton>
    ),
  },
  {
    id: 'delete',
    header: uiTexts.delete,
    action: true,
    cell: (row) => (
      <IconButton aria-label={uiTexts.deleteNamed(nameOf(row))} onClick={() => remove(row)}>
        <Trash2 size={18} />
      </IconButton>
    ),
  },
];
