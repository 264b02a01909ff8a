import type { Doctor } from '#contract/doctors/model.ts';
import type { OpenDialog } from '#web/console/kit/records/record-dialogs.tsx';
import type { Column } from '#web/console/kit/tables/columns.ts';
import { changeColumns } from '#web/console/kit/tables/row-actions.tsx';
import { doctorTexts as texts } from './words.ts';

const nameOf = ({ name }: Doctor): string => name;

export const doctorColumns = (open: OpenDialog<Doctor>): Column<Doctor>[] => [
  { id: 'name', header: texts.name, value: nameOf, cell: nameOf },
  ...changeColumns(open, nameOf),
];
