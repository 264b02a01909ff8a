import type { Category } from '#contract/categories/model.ts';
import type { OpenDialog } from '#web/console/kit/records/record-dialogs.tsx';
import type { Column } from '#web/console/kit/tables/columns.ts';
import { changeColumns } from '#web/console/kit/tables/row-actions.tsx';
import { statusColumn } from '#web/console/kit/tables/status-columns.tsx';
import { categoryTexts as texts } from './words.ts';

const nameOf = ({ name }: Category): string => name;

export const categoryColumns = (open: OpenDialog<Category>): Column<Category>[] => [
  { id: 'name', header: texts.name, value: nameOf, cell: nameOf },
  statusColumn(texts),
  ...changeColumns(open, nameOf),
];
