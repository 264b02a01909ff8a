import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type CouponSort, couponsApi } from '#contract/coupons/api.ts';
import type { Coupon } from '#contract/coupons/model.ts';
import { client, type ListPage } from '#web/console/platform/client.ts';
import { recordQuery, recordsOf } from '#web/console/platform/records.ts';

const coupons = client(couponsApi);

const LISTS = ['coupons'];

/** `page` counts from 1. */
export interface CouponSearch {
  organisationId: string | null;
  parkId: string | null;
  sort: CouponSort | null;
  over: 'last' | 'hidden';
  page: number;
  limit: number;
}

/** Newest first unless sorted. Keeps the previous page on screen while loading. */
export const couponsQuery = (search: CouponSearch) =>
  queryOptions({
    queryKey: [...LISTS, search],
    queryFn: async ({ signal }): Promise<ListPage<Coupon>> => {
      const { coupons: rows, pagination } = await coupons.list({ query: search, signal });
      return { rows, total: pagination.totalCoupons };
    },
    placeholderData: keepPreviousData,
  });

/** The server's limit for one page. */
const PAGE = 1_000;

export async function everyCoupon(
  search: Pick<CouponSearch, 'organisationId' | 'parkId' | 'sort' | 'over'>,
  most: number,
): Promise<Coupon[]> {
  const found: Coupon[] = [];
  for (let page = 1; found.length < most; page += 1) {
    const { coupons: rows } = await coupons.list({ query: { ...search, page, limit: PAGE } });
    found.push(...rows);
    if (rows.length < PAGE) break;
  }
  return found.slice(0, most);
}

export const couponQuery = (id: string) => recordQuery(LISTS, id, (signal) => coupons.one({ params: { id }, signal }));

export const couponUsesQuery = (id: string) =>
  recordQuery([...LISTS, 'uses'], id, async (signal) => (await coupons.uses({ params: { id }, signal })).days);

export const couponRecords = recordsOf(LISTS, coupons);
