import { useQuery } from '@tanstack/react-query';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import { TenantResourcePage } from '#web/console/frame/tenant-resource-section.tsx';
import { lazyPart } from '#web/console/platform/parts.ts';
import { specializationRecords, specializationsQuery } from './queries.ts';
import { specializationColumns } from './specialization-columns.tsx';
import { specializationTexts as texts } from './words.ts';

const SpecializationForm = lazyPart(async () => (await import('./specialization-form.tsx')).SpecializationForm);

/** `/app/specilization`: what the doctors of the organisation treat. */
export function SpecializationPage() {
  return (
    <TenantResourcePage
      kinds={['clinic']}
      texts={texts}
      icon={HeartPulse}
      query={useQuery(specializationsQuery)}
      columns={specializationColumns}
      nameOf={({ name }) => name}
      searchIn={({ name }) => name}
      dialog={SpecializationForm}
      remove={specializationRecords.remove}
      many={{ count: texts.count, records: specializationRecords, inUse: ({ active }) => active, gone: texts.gone }}
    />
  );
}
