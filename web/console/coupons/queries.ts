import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type CouponSort, couponsApi } from '#contract/coupons/api.ts';
import type { Coupon } from '#contract/coupons/model.ts';
import { client, type Listed } from '#web/console/platform/client.ts';
import { recordsOf } from '#web/console/platform/records.ts';

const coupons = client(couponsApi);

const LISTS = ['coupons'];

/** Which coupons are looked at. `page` counts from 1. */
export interface CouponSearch {
  organisationId: string | null;
  parkId: string | null;
  sort: CouponSort | null;
  page: number;
  limit: number;
}

/** One page of the coupons of an organisation, newest first unless it is sorted; the last page stays in sight until the next one is there. */
export const couponsQuery = (search: CouponSearch) =>
  queryOptions({
    queryKey: [...LISTS, search],
    queryFn: async ({ signal }): Promise<Listed<Coupon>> => {
      const { coupons: rows, pagination } = await coupons.list({ query: search, signal });
      return { rows, total: pagination.totalCoupons };
    },
    placeholderData: keepPreviousData,
  });

export const couponRecords = recordsOf(LISTS, coupons);
