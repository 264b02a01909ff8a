import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import { bookingRecordsApi } from '#contract/booking-records/api.ts';
import { readSought } from '#contract/booking-records/rules.ts';
import { client } from '#web/console/platform/client.ts';
import { consolePaths } from '#web/shared/paths.ts';

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

interface FoundRecord {
  id: string;
  name: string;
  /** Code or number, which is searched too. */
  also?: string;
}

export interface Listed extends FoundRecord {
  /** Address of its list. */
  path: string;
  icon: LucideIcon | undefined;
}

const staleTime = 60_000;

type Load = (cache: QueryClient) => Promise<readonly FoundRecord[]>;

/** By the path of their screen; loaded with its code at the first search. */
const LISTS: Readonly<Record<string, Load>> = {
  [consolePaths.parks]: async (cache) =>
    cache.fetchQuery({ ...(await import('#web/console/parks/queries.ts')).parksQuery, staleTime }),
  [consolePaths.clinics]: async (cache) =>
    cache.fetchQuery({ ...(await import('#web/console/clinics/queries.ts')).clinicsQuery, staleTime }),
  [consolePaths.branches]: async (cache) =>
    cache.fetchQuery({ ...(await import('#web/console/branches/queries.ts')).branchesQuery, staleTime }),
  [consolePaths.exhibitions]: async (cache) =>
    cache.fetchQuery({ ...(await import('#web/console/exhibitions/queries.ts')).exhibitionsQuery, staleTime }),
  [consolePaths.coachingBatches]: async (cache) =>
    cache.fetchQuery({ ...(await import('#web/console/coaching-batches/queries.ts')).batchesQuery, staleTime }),
  [consolePaths.inspectors]: async (cache) =>
    cache.fetchQuery({ ...(await import('#web/console/inspectors/queries.ts')).inspectorsQuery, staleTime }),
  [consolePaths.doctors]: async (cache) =>
    cache.fetchQuery({ ...(await import('#web/console/doctors/queries.ts')).doctorsQuery, staleTime }),
  [consolePaths.coupons]: async () => {
    const all = { organisationId: null, parkId: null, sort: null, over: 'last' } as const;
    const coupons = await (await import('#web/console/coupons/queries.ts')).everyCoupon(all, MOST_COUPONS);
    return coupons.map((coupon) => ({ ...coupon, also: coupon.code }));
  },
};

const MOST_COUPONS = 1_000;

export const listedQuery = (path: string, cache: QueryClient) =>
  queryOptions({
    queryKey: ['palette', path],
    queryFn: () => LISTS[path]!(cache),
    enabled: path in LISTS,
    staleTime,
  });
