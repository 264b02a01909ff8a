import type { Doctor } from '#contract/doctors/model.ts';
import type { Column } from '#web/console/ui/columns.ts';
import type { OpenDialog } from '#web/console/ui/record-dialogs.tsx';
import { changeColumns } from '#web/console/ui/row-actions.tsx';
import { doctorTexts as texts } from '#web/console/words/doctors.ts';

const nameOf = ({ name }: Doctor): string => name;

export const doctorColumns = (open: OpenDialog<Doctor>): Column<Doctor>[] => [
  { id: 'name', header: texts.name, value: nameOf, cell: nameOf },
  ...changeColumns(open, nameOf),
];
