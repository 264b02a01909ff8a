import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { bookingRecordsApi } from '#contract/booking-records/api.ts';
import { readSought } from '#contract/booking-records/rules.ts';
import type { OrganisationKind } from '#contract/organisations/model.ts';
import { client } from '#web/console/platform/client.ts';

const records = client({ find: bookingRecordsApi.find });

export const foundQuery = (text: string) =>
  queryOptions({
    queryKey: ['bookings', 'found', text],
    queryFn: ({ signal }) => records.find({ query: { text }, signal }),
    enabled: Object.values(readSought(text)).some((meaning) => meaning !== null),
    staleTime: 30_000,
  });

export const foundOrganisationsQuery = (cache: QueryClient) =>
  queryOptions({
    queryKey: ['palette', 'organisations'],
    queryFn: async () =>
      cache.fetchQuery({ ...(await import('#web/console/frame/use-tenants.ts')).tenantsQuery, staleTime }),
    staleTime,
  });

export interface FoundOffering {
  id: string;
  name: string;
}
export type OwningTrade = Exclude<OrganisationKind, 'admin'>;

const staleTime = 60_000;

/** The lists of the screens, loaded with their code at the first search. */
const LISTS: Record<OwningTrade, (cache: QueryClient) => Promise<FoundOffering[]>> = {
  park: async (cache) => cache.fetchQuery({ ...(await import('#web/console/parks/queries.ts')).parksQuery, staleTime }),
  clinic: async (cache) =>
    cache.fetchQuery({ ...(await import('#web/console/clinics/queries.ts')).clinicsQuery, staleTime }),
  branch: async (cache) =>
    cache.fetchQuery({ ...(await import('#web/console/branches/queries.ts')).branchesQuery, staleTime }),
  exhibition: async (cache) =>
    cache.fetchQuery({ ...(await import('#web/console/exhibitions/queries.ts')).exhibitionsQuery, staleTime }),
  coaching: async (cache) =>
    cache.fetchQuery({ ...(await import('#web/console/coaching-batches/queries.ts')).batchesQuery, staleTime }),
};

export const offeringsQuery = (trade: OwningTrade, cache: QueryClient) =>
  queryOptions({ queryKey: ['palette', trade], queryFn: () => LISTS[trade](cache), staleTime });
