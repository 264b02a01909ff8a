import { useQuery } from '@tanstack/react-query';
import Hospital from 'lucide-react/icons/hospital';
import type { StoredClinic } from '#contract/clinics/model.ts';
import { TenantResourcePage } from '#web/console/frame/tenant-resource-section.tsx';
import { ALL_ROWS } from '#web/console/kit/tables/filters/list-state.ts';
import { closingOf } from '#web/console/offerings/closing-section.tsx';
import { consolePaths, importPath, recordPath } from '#web/shared/paths.ts';
import { clinicColumns } from './clinic-columns.tsx';
import { clinicRecords, clinicsQuery } from './queries.ts';
import { clinicTexts as texts } from './words.ts';

const searchIn = ({ name, doctorName, city, area, address, specialization }: StoredClinic): string =>
  [name, doctorName, city, area, address, specialization].join(' ');

const instead = closingOf<StoredClinic>({
  kind: 'clinic',
  records: clinicRecords,
  nameOf: ({ name }) => name,
  pageOf: ({ id }) => recordPath(consolePaths.clinics, id),
});

/** `/app/clinic`: every clinic of the organisation, all on one page (docs/product/console.md 7.3). */
export function ClinicPage() {
  return (
    <TenantResourcePage
      kinds={['clinic']}
      fullOnly={['hours']}
      texts={texts}
      icon={Hospital}
      sizes={ALL_ROWS}
      query={useQuery(clinicsQuery)}
      columns={clinicColumns}
      nameOf={({ name }) => name}
      searchIn={searchIn}
      pages={consolePaths.clinics}
      remove={clinicRecords.remove}
      instead={instead}
      importAt={importPath(consolePaths.clinics)}
      many={{ count: texts.count, records: clinicRecords, gone: texts.gone }}
    />
  );
}
