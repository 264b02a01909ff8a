import { useQuery } from '@tanstack/react-query';
import Drama from 'lucide-react/icons/drama';
import { lazy } from 'react';
import type { Exhibition } from '#contract/exhibitions/model.ts';
import { useTenantResource } from '#web/console/frame/use-tenant-resource.tsx';
import { ResourcePage } from '#web/console/ui/resource-page.tsx';
import { exhibitionTexts as texts } from '#web/console/words/exhibitions.ts';
import { exhibitionColumns } from './exhibition-columns.tsx';
import { exhibitionRecords, exhibitionsQuery, titleOf } from './queries.ts';

const ExhibitionForm = lazy(async () => ({ default: (await import('./exhibition-form.tsx')).ExhibitionForm }));

const searchIn = (show: Exhibition): string => [titleOf(show), texts.types[show.type], show.location].join(' ');

/** `/app/exbhition`: the shows of the organisation. */
export function ExhibitionPage() {
  return (
    <ResourcePage
      resource={useTenantResource(
        {
          texts,
          icon: Drama,
          query: useQuery(exhibitionsQuery),
          columns: exhibitionColumns,
          nameOf: titleOf,
          searchIn,
          dialog: ExhibitionForm,
          remove: exhibitionRecords.remove,
        },
        ['exhibition'],
      )}
    />
  );
}
