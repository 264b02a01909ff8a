import Hospital from 'lucide-react/icons/hospital';
import type { StoredClinic } from '#contract/clinics/model.ts';
import { ALL_ROWS } from '#web/console/kit/tables/filters/list-state.ts';
import { OfferingList } from '#web/console/offerings/list-section.tsx';
import { clinicColumns } from './clinic-columns.tsx';
import { clinicOffering } from './queries.ts';
import { clinicTexts as texts } from './words.ts';

const searchIn = ({ name, doctorName, city, area, address, specialization }: StoredClinic): string =>
  [name, doctorName, city, area, address, specialization].join(' ');

export const ClinicPage = () => (
  <OfferingList
    of={clinicOffering}
    fullOnly={['hours']}
    texts={texts}
    icon={Hospital}
    sizes={ALL_ROWS}
    columns={clinicColumns}
    searchIn={searchIn}
  />
);
