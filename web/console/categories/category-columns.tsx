import type { Category } from '#contract/categories/model.ts';
import type { Column } from '#web/console/ui/columns.ts';
import type { OpenDialog } from '#web/console/ui/record-dialogs.tsx';
import { changeColumns } from '#web/console/ui/row-actions.tsx';
import { statusColumn } from '#web/console/ui/status-columns.tsx';
import { categoryTexts as texts } from '#web/console/words/categories.ts';

const nameOf = ({ name }: Category): string => name;

export const categoryColumns = (open: OpenDialog<Category>): Column<Category>[] => [
  { id: 'name', header: texts.name, value: nameOf, cell: nameOf },
  statusColumn(texts),
  ...changeColumns(open, nameOf),
];
