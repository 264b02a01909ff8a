import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { advertisementsApi } from '#contract/advertisements/api.ts';
import type { Advertisement, AdvertisementFields } from '#contract/advertisements/model.ts';
import { client } from '#web/console/platform/client.ts';

const advertisements = client(advertisementsApi);

const LIST = ['advertisements'];

/** The owner's own, the admin's all, newest first. */
export const advertisementsQuery = queryOptions({
  queryKey: LIST,
  queryFn: async ({ signal }): Promise<Advertisement[]> => (await advertisements.get({ body: {}, signal })).rows,
});

const refresh = (cache: QueryClient): Promise<void> => cache.invalidateQueries({ queryKey: LIST });

/** Adds an advertisement, or changes the one with this id. */
export async function saveAdvertisement(
  cache: QueryClient,
  id: string | null,
  body: AdvertisementFields,
  key: string,
): Promise<void> {
  await (id === null ? advertisements.add({ body, key }) : advertisements.update({ params: { id }, body }));
  await refresh(cache);
}

export async function removeAdvertisement(cache: QueryClient, id: string): Promise<void> {
  await advertisements.remove({ params: { id } });
  await refresh(cache);
}
