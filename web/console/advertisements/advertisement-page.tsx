import { useQuery, useQueryClient } from '@tanstack/react-query';
import Megaphone from 'lucide-react/icons/megaphone';
import { lazy } from 'react';
import type { Advertisement } from '#contract/advertisements/model.ts';
import { useTenantResource } from '#web/console/frame/use-tenant-resource.tsx';
import { ResourcePage, resourceWords } from '#web/console/ui/resource-page.tsx';
import { advertisementTexts as texts } from '#web/console/words/advertisements.ts';
import { advertisementColumns, nameOf } from './advertisement-columns.tsx';
import { advertisementsQuery, removeAdvertisement } from './queries.ts';

const AdvertisementForm = lazy(async () => ({ default: (await import('./advertisement-form.tsx')).AdvertisementForm }));

const SIZES = [5, 100, 1000];

const searchIn = ({ name, parkName, placement, url, description }: Advertisement): string =>
  [name, parkName, texts.placements[placement], url, description].join(' ');

/** `/app/advatagement`: the sponsored cards of the organisation's parks; the admin's of all. */
export function AdvertisementPage() {
  const cache = useQueryClient();
  return (
    <ResourcePage
      resource={useTenantResource(
        {
          ...resourceWords(texts),
          icon: <Megaphone aria-hidden size={32} />,
          sizes: SIZES,
          query: useQuery(advertisementsQuery),
          columns: advertisementColumns,
          rowId: ({ id }) => id,
          nameOf,
          searchIn,
          dialog: AdvertisementForm,
          remove: ({ id }) => removeAdvertisement(cache, id),
        },
        ['park'],
      )}
    />
  );
}
