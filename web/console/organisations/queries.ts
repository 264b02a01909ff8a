import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { organisationsApi } from '#contract/organisations/api.ts';
import type { Organisation } from '#contract/organisations/model.ts';
import { client } from '#web/console/platform/client.ts';
import { userQuery } from '#web/console/sessions/queries.ts';

export const organisations = client(organisationsApi);

const LIST = ['organisations'];

export const ownOrganisationQuery = (id: string) =>
  queryOptions({
    queryKey: [...LIST, id],
    queryFn: async ({ signal }): Promise<Organisation | null> =>
      (await organisations.list({ signal })).rows.find((one) => one.id === id) ?? null,
  });

/** A change also updates the name in the top bar. */
export const profileRecords = {
  noun: 'organisations',
  change: async (cache: QueryClient, id: string, body: object): Promise<Organisation> => {
    try {
      const changed = await organisations.update({ params: { id }, body });
      cache.setQueryData(ownOrganisationQuery(id).queryKey, changed);
      return changed;
    } finally {
      await Promise.all([
        cache.invalidateQueries({ queryKey: LIST }),
        cache.invalidateQueries({ queryKey: userQuery.queryKey }),
      ]);
    }
  },
};

export const organisationsQuery = queryOptions({
  queryKey: [...LIST, 'all'],
  queryFn: async ({ signal }): Promise<Organisation[]> => (await organisations.list({ signal })).rows,
});

export async function switchOrganisation(cache: QueryClient, id: string, active: boolean): Promise<void> {
  await organisations.update({ params: { id }, body: { active } });
  await cache.invalidateQueries({ queryKey: LIST });
}
