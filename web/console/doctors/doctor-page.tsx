import { useQuery } from '@tanstack/react-query';
import Stethoscope from 'lucide-react/icons/stethoscope';
import { TenantResourcePage } from '#web/console/frame/tenant-resource-section.tsx';
import { lazyDialog } from '#web/console/kit/parts/dialogs/lazy-dialog.tsx';
import { consolePaths, importPath } from '#web/shared/paths.ts';
import { ClosedDoctors, closingDoctor } from './closing-section.tsx';
import { doctorColumns } from './doctor-columns.tsx';
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
