import type { Doctor } from '#contract/doctors/model.ts';
import { historyColumn } from '#web/console/audit/changes-column.tsx';
import type { OpenDialog } from '#web/console/kit/records/record-dialogs.tsx';
import { textColumn } from '#web/console/kit/tables/column-kinds.tsx';
import type { Column } from '#web/console/kit/tables/columns.ts';
import { changeColumns } from '#web/console/kit/tables/row-actions.tsx';
import { doctorTexts as texts } from './words.ts';

const nameOf = ({ name }: Doctor): string => name;

export const doctorColumns = (open: OpenDialog<Doctor>): Column<Doctor>[] => [
  textColumn('name', texts.name, nameOf),
  ...changeColumns(open, nameOf),
  historyColumn(nameOf),
];
