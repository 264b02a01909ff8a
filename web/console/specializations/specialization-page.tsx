import { useQuery } from '@tanstack/react-query';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import { type Specialization, specializationFieldsModel } from '#contract/specializations/model.ts';
import { historyColumn } from '#web/console/audit/changes-column.tsx';
import { TenantResourcePage } from '#web/console/frame/tenant-resource-section.tsx';
import { namedRecords } from '#web/console/kit/records/named-records.tsx';
import { statusSwitchColumn } from '#web/console/kit/tables/status-columns.tsx';
import { specializationRecords as records, specializationsQuery } from './queries.ts';
import { specializationTexts as texts } from './words.ts';

const SCREEN = namedRecords<Specialization, typeof specializationFieldsModel>({
  texts,
  records,
  model: specializationFieldsModel,
  status: statusSwitchColumn({ texts, records, nameOf: ({ name }) => name }),
  more: historyColumn(({ name }) => name),
});

export const SpecializationPage = () => (
  <TenantResourcePage
    {...SCREEN}
    kinds={['clinic']}
    texts={texts}
    icon={HeartPulse}
    query={useQuery(specializationsQuery)}
  />
);
