import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { specializationsApi } from '#contract/specializations/api.ts';
import type { Specialization, SpecializationFields } from '#contract/specializations/model.ts';
import { client } from '#web/platform/client.ts';

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

/** Switches a specialization on or off: shown at once, taken back when the server refuses. */
export function useSpecializationStatus({ id, name }: Specialization) {
  const cache = useQueryClient();
  const put = (active: boolean) =>
    cache.setQueryData(specializationsQuery.queryKey, (rows) =>
      rows?.map((row) => (row.id === id ? { ...row, active } : row)),
    );
  return useMutation({
    mutationFn: (active: boolean) => specializations.update({ params: { id }, body: { name, active } }),
    onMutate: async (active) => {
      await cache.cancelQueries({ queryKey: LIST });
      put(active);
    },
    onError: (_error, active) => put(!active),
    onSettled: () => refresh(cache),
  });
}
