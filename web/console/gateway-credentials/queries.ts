import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { gatewayCredentialsApi } from '#contract/gateway-credentials/api.ts';
import type { Credential, CredentialFields, CredentialUpdate } from '#contract/gateway-credentials/model.ts';
import { useOfTenant } from '#web/console/frame/use-tenants.ts';
import { client } from '#web/console/platform/client.ts';

const credentials = client(gatewayCredentialsApi);

const LIST = ['gateway-credentials', 'list'];

/** What can have keys: parks, clinics, branches and batches. Others add to them, so that it is asked each time. */
export const offeringsQuery = queryOptions({
  queryKey: ['gateway-credentials', 'offerings'],
  queryFn: ({ signal }) => credentials.offerings({ signal }),
  staleTime: 0,
});

export const useOfferingOptions = () =>
  useOfTenant(useQuery(offeringsQuery).data ?? []).map(({ id, name }) => ({ value: id, label: name }));

/** Keys come masked to their last four characters, and never otherwise. */
export const credentialsQuery = queryOptions({
  queryKey: LIST,
  queryFn: async ({ signal }): Promise<Credential[]> => (await credentials.get({ body: {}, signal })).rows,
});

const refresh = (cache: QueryClient): Promise<void> => cache.invalidateQueries({ queryKey: LIST });

export async function addCredential(cache: QueryClient, body: CredentialFields, key: string): Promise<void> {
  await credentials.add({ body, key });
  await refresh(cache);
}

/** Changes a configuration; blank keys keep the stored ones. */
export async function changeCredential(cache: QueryClient, id: string, body: CredentialUpdate): Promise<void> {
  await credentials.update({ params: { id }, body });
  await refresh(cache);
}

export async function removeCredential(cache: QueryClient, id: string): Promise<void> {
  await credentials.remove({ params: { id } });
  await refresh(cache);
}
