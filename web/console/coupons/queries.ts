import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { couponsApi } from '#contract/coupons/api.ts';
import type { Coupon, CouponFields } from '#contract/coupons/model.ts';
import { withoutSwitchedOff } from '#contract/coupons/rules.ts';
import { client, type Listed } from '#web/console/platform/client.ts';

const coupons = client(couponsApi);

const LISTS = ['coupons'];

/** Which coupons are looked at. `page` counts from 1. */
export interface CouponSearch {
  organisationId: string | null;
  parkId: string | null;
  page: number;
  limit: number;
}

/** One page of the coupons of an organisation, newest first; the last page stays in sight until the next one is there. */
export const couponsQuery = (search: CouponSearch) =>
  queryOptions({
    queryKey: [...LISTS, search],
    queryFn: async ({ signal }): Promise<Listed<Coupon>> => {
      const { coupons: rows, pagination } = await coupons.list({ query: search, signal });
      return { rows, total: pagination.totalCoupons };
    },
    placeholderData: keepPreviousData,
  });

const refresh = (cache: QueryClient): Promise<void> => cache.invalidateQueries({ queryKey: LISTS });

/** Creates a coupon, or changes the one with this id; what is switched off is sent as nothing. The lists are fetched again. */
export async function saveCoupon(cache: QueryClient, id: string | null, fields: CouponFields, key: string) {
  const body = withoutSwitchedOff(fields);
  await (id === null ? coupons.add({ body, key }) : coupons.update({ params: { id }, body }));
  await refresh(cache);
}

export async function removeCoupon(cache: QueryClient, id: string): Promise<void> {
  await coupons.remove({ params: { id } });
  await refresh(cache);
}

/** Switches a coupon on or off. */
export async function switchCoupon(cache: QueryClient, coupon: Coupon, active: boolean): Promise<void> {
  await coupons.update({ params: { id: coupon.id }, body: { ...coupon, active } });
  await refresh(cache);
}
