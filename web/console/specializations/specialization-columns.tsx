import type { Specialization } from '#contract/specializations/model.ts';
import type { OpenDialog } from '#web/console/kit/records/record-dialogs.tsx';
import type { Column } from '#web/console/kit/tables/columns.ts';
import { changeColumns } from '#web/console/kit/tables/row-actions.tsx';
import { statusSwitchColumn } from '#web/console/kit/tables/status-columns.tsx';
import { specializationRecords } from './queries.ts';
import { specializationTexts as texts } from './words.ts';

const nameOf = ({ name }: Specialization): string => name;

export const specializationColumns = (open: OpenDialog<Specialization>): Column<Specialization>[] => [
  { id: 'name', header: texts.name, value: nameOf, cell: nameOf },
  statusSwitchColumn({
    texts,
    nameOf,
    records: specializationRecords,
  }),
  ...changeColumns(open, nameOf),
];
