import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { specializationsApi } from '#contract/specializations/api.ts';
import type { Specialization, SpecializationFields } from '#contract/specializations/model.ts';
import { client } from '#web/console/platform/client.ts';

const specializations = client(specializationsApi);

const LIST = ['specializations'];

/** The specializations of the organisation, active or not, newest first. */
export const specializationsQuery = queryOptions({
  queryKey: LIST,
  queryFn: async ({ signal }): Promise<Specialization[]> => (await specializations.get({ body: {}, signal })).rows,
});

const refresh = (cache: QueryClient): Promise<void> => cache.invalidateQueries({ queryKey: LIST });

/** Creates a specialization, or changes the one with this id; the list is fetched again. */
export async function saveSpecialization(
  cache: QueryClient,
  id: string | null,
  body: SpecializationFields,
  key: string,
): Promise<void> {
  await (id === null ? specializations.add({ body, key }) : specializations.update({ params: { id }, body }));
  await refresh(cache);
}

export async function removeSpecialization(cache: QueryClient, id: string): Promise<void> {
  await specializations.remove({ params: { id } });
  await refresh(cache);
}

/** Switches a specialization on or off. */
export async function switchSpecialization(cache: QueryClient, id: string, body: SpecializationFields): Promise<void> {
  await specializations.update({ params: { id }, body });
  await refresh(cache);
}
