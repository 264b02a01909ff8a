import { useQuery } from '@tanstack/react-query';
import Stethoscope from 'lucide-react/icons/stethoscope';
import type { Doctor } from '#contract/doctors/model.ts';
import { dayOf } from '#contract/kernel/dates/dates.ts';
import { historyColumn } from '#web/console/audit/changes-column.tsx';
import { TenantResourcePage } from '#web/console/frame/tenant-resource-section.tsx';
import { lazyDialog } from '#web/console/kit/parts/dialogs/lazy-dialog.tsx';
import type { OpenDialog } from '#web/console/kit/records/record-dialogs.tsx';
import { textColumn } from '#web/console/kit/tables/column-kinds.tsx';
import type { Column } from '#web/console/kit/tables/columns.ts';
import { changeColumns } from '#web/console/kit/tables/row-actions.tsx';
import { rangesInWords } from '#web/console/opening-days/words.ts';
import { consolePaths, importPath } from '#web/shared/paths.ts';
import { ClosedDoctors, closingDoctor } from './closing-section.tsx';
import { doctorRecords, doctorsQuery } from './queries.ts';
import { doctorTexts as texts } from './words.ts';

const DoctorForm = lazyDialog(async () => (await import('./doctor-form.tsx')).DoctorForm);

export function DoctorPage() {
  return (
    <TenantResourcePage
      kinds={['clinic']}
      texts={texts}
      icon={Stethoscope}
      query={useQuery(doctorsQuery)}
      columns={doctorColumns}
      nameOf={({ name }) => name}
      searchIn={({ name }) => name}
      dialog={DoctorForm}
      remove={doctorRecords.remove}
      instead={closingDoctor}
      filters={<ClosedDoctors />}
      importAt={importPath(consolePaths.doctors)}
      many={{ count: texts.count, records: doctorRecords, gone: texts.gone }}
    />
  );
}

const nameOf = ({ name }: Doctor): string => name;

/** From today on. */
function leaveOf({ daysOff }: Doctor): string {
  const today = dayOf(new Date());
  return rangesInWords(daysOff.filter((day) => day >= today));
}

const doctorColumns = (open: OpenDialog<Doctor>): Column<Doctor>[] => [
  textColumn('name', texts.name, nameOf),
  textColumn('leave', texts.leave, leaveOf, { long: true }),
  ...changeColumns(open, nameOf),
  historyColumn(nameOf),
];
