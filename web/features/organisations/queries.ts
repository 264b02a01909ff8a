import { queryOptions } from '@tanstack/react-query';
import { organisationsApi } from '#contract/organisations/api.ts';
import { client } from '#web/platform/client.ts';

export const organisations = client(organisationsApi);

/** The organisation of whoever is signed in, as registered. */
export const ownOrganisationQuery = (id: string) =>
  queryOptions({
    queryKey: ['organisations', id],
    queryFn: async ({ signal }) => (await organisations.list({ signal })).rows.find((one) => one.id === id) ?? null,
  });
