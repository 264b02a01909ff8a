import type { FastifyInstance } from 'fastify';
import { type CouponSort, couponsApi } from '#contract/coupons/api.ts';
import type { Coupon } from '#contract/coupons/model.ts';
import type { Criterion } from '#contract/kernel/criteria.ts';
import { dayOf } from '#contract/kernel/dates/dates.ts';
import type { ListSlice } from '#contract/kernel/endpoint.ts';
import type { Deps } from '#server/deps.ts';
import { type Principal, requestedOrganisation } from '#server/kernel/database/scope.ts';
import { mount } from '#server/kernel/http/mount.ts';
import { standardHandlers } from '#server/kernel/records/crud.ts';
import { listRecords } from '#server/kernel/records/records.ts';
import { orderOf } from '#server/kernel/traffic/newest-first.ts';
import { notOver, overLast, sortedOf } from './repository.ts';
import { coupons, couponUses, previewCoupon } from './service.ts';

/** Default and upper bound of a page: more than any organisation has. */
const MOST_ON_A_PAGE = 1000;

type CouponListRequest = ListSlice & {
  parkId?: string | null;
  sort?: CouponSort | '' | null;
  over?: 'last' | 'hidden' | null;
};

const ACTIVE: Criterion[] = [{ field: 'active', value: true }];
const ofPark = ({ parkId }: CouponListRequest): Criterion[] => (parkId ? [{ field: 'parkId', value: parkId }] : []);

async function pageOf(
  deps: Deps,
  actor: Principal,
  organisationId: string | null,
  { page = 1, limit = MOST_ON_A_PAGE, sort, over }: CouponListRequest,
  criteria: readonly Criterion[],
) {
  const most = Math.min(limit, MOST_ON_A_PAGE);
  const today = dayOf(deps.clock.now());
  const order = orderOf(sort, sortedOf(organisationId)) ?? (over === 'last' ? overLast(today) : null);
  const asked = { organisationId, criteria, order, where: over === 'hidden' ? notOver(today) : undefined };
  const list = listRecords(deps, coupons.resource, actor, { page, limit: most }, asked);
  const { total, chunks } = await list.open();
  const found: Coupon[] = [];
  for await (const chunk of chunks) found.push(...chunk);
  const pagination = { totalCoupons: total, totalPages: Math.ceil(total / most), currentPage: page, limit: most };
  return { coupons: found, pagination };
}

export function couponRoutes(app: FastifyInstance, deps: Deps): void {
  const { add, one, update, remove } = standardHandlers(deps, couponsApi, coupons);
  mount(app, deps, couponsApi, {
    add,
    one,
    update,
    remove,
    list: ({ actor, organisationId, query }) => pageOf(deps, actor, organisationId, query, ofPark(query)),
    get: ({ actor, organisationId, body }) => pageOf(deps, actor, organisationId, body, ofPark(body)),
    listByProfile: ({ actor, organisationId, body }) => pageOf(deps, actor, organisationId, body, ofPark(body)),
    active: ({ actor, organisationId, body }) =>
      pageOf(deps, actor, organisationId, body, [...ACTIVE, ...ofPark(body)]),
    find: ({ actor, organisationId, body }) => pageOf(deps, actor, organisationId, body, body.criteria),
    listOf: ({ actor, params, body }) => pageOf(deps, actor, requestedOrganisation(actor, params.id), body, []),
    uses: ({ actor, params }) => couponUses(deps, actor, params.id),
    preview: ({ body: { orderAmount, organisationId = null, ...order }, address }) =>
      previewCoupon(deps, { ...order, organisationId, original: orderAmount }, address),
  });
}
