import type { Doctor } from '#contract/doctors/model.ts';
import { dayOf } from '#contract/kernel/dates/dates.ts';
import { historyColumn } from '#web/console/audit/changes-column.tsx';
import type { OpenDialog } from '#web/console/kit/records/record-dialogs.tsx';
import { textColumn } from '#web/console/kit/tables/column-kinds.tsx';
import type { Column } from '#web/console/kit/tables/columns.ts';
import { changeColumns } from '#web/console/kit/tables/row-actions.tsx';
import { rangesInWords } from '#web/console/opening-days/words.ts';
import { doctorTexts as texts } from './words.ts';

const nameOf = ({ name }: Doctor): string => name;

/** From today on. */
function leaveOf({ daysOff }: Doctor): string {
  const today = dayOf(new Date());
  return rangesInWords(daysOff.filter((day) => day >= today));
}

export const doctorColumns = (open: OpenDialog<Doctor>): Column<Doctor>[] => [
  textColumn('name', texts.name, nameOf),
  textColumn('leave', texts.leave, leaveOf, { long: true }),
  ...changeColumns(open, nameOf),
  historyColumn(nameOf),
];
