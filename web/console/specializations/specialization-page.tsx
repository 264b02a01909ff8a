import { useQuery } from '@tanstack/react-query';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import { lazy } from 'react';
import { useTenantResource } from '#web/console/frame/use-tenant-resource.tsx';
import { ResourcePage } from '#web/console/ui/resource-page.tsx';
import { specializationTexts as texts } from '#web/console/words/specializations.ts';
import { specializationRecords, specializationsQuery } from './queries.ts';
import { specializationColumns } from './specialization-columns.tsx';

const SpecializationForm = lazy(async () => ({
  default: (await import('./specialization-form.tsx')).SpecializationForm,
}));

/** `/app/specilization`: what the doctors of the organisation treat. */
export function SpecializationPage() {
  return (
    <ResourcePage
      resource={useTenantResource(
        {
          texts,
          icon: HeartPulse,
          query: useQuery(specializationsQuery),
          columns: specializationColumns,
          nameOf: ({ name }) => name,
          searchIn: ({ name }) => name,
          dialog: SpecializationForm,
          remove: specializationRecords.remove,
        },
        ['clinic'],
      )}
    />
  );
}
