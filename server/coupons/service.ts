import { couponsApi } from '#contract/coupons/api.ts';
import type { Calculation, Coupon, CouponDay, CouponFields } from '#contract/coupons/model.ts';
import { calculate, withoutSwitchedOff } from '#contract/coupons/rules.ts';
import { type CouponProblem, firstCouponProblem, NO_COUPONS_HERE } from '#contract/coupons/texts.ts';
import { dayOf } from '#contract/kernel/dates/dates.ts';
import { AppError, invalid, notFound } from '#contract/kernel/errors.ts';
import type { Paise } from '#contract/kernel/money.ts';
import { text, type Wording } from '#contract/kernel/text.ts';
import type { Deps } from '#server/deps.ts';
import { type Principal, staffScope, systemScope, withScope } from '#server/kernel/database/scope.ts';
import type { Address } from '#server/kernel/http/address.ts';
import { type Limit, QUARTER_HOUR_MS } from '#server/kernel/http/rate-limit.ts';
import type { RecordRules } from '#server/kernel/records/records.ts';
import { parkOffering, requirePark } from '#server/parks/service.ts';
import { usesByDay } from './reports.ts';
import { couponResource, couponsWithEndedUses, type FoundCoupon, findCoupon, releaseUses } from './repository.ts';

/** Per address and park. */
const COUPON_MISS_LIMIT: Limit = { name: 'coupon-miss', most: 30, windowMs: QUARTER_HOUR_MS };

export const coupons: RecordRules<Coupon, CouponFields> = {
  resource: couponResource,
  thing: 'coupon',
  form: couponsApi.add.body,
  firstDay: { most: 50, things: 'coupons' },
  under: { field: 'parkId', table: 'park' },
  ownerOf: async (tx, _, organisationId, { parkId }) => (await requirePark(tx, organisationId, parkId)).organisationId,
  // Switches are not stored. A limit sent without its switch counts, as in a new coupon.
  before: async (_, fields, { usesLimited = true, minimumApplies = true, mobilesApply = true }) => ({
    ...withoutSwitchedOff({ ...fields, usesLimited, minimumApplies, mobilesApply }),
  }),
  taken: { field: 'couponCode', message: text('coupons.taken') },
};

interface Order {
  code: string;
  organisationId: string | null;
  parkId: string;
  original: Paise;
  /** Null in a preview, which skips every rule by mobile number. */
  mobile: string | null;
}

/**
 * Takes no use. Throws INVALID_INPUT for an unknown code, CONFLICT for unmet terms (in the order of docs/behaviour.md
 * 8.3), NOT_FOUND without the park, and TOO_MANY_REQUESTS after 30 unknown codes of an address at a park.
 */
export async function usableCoupon(deps: Deps, order: Order, address: Address): Promise<FoundCoupon> {
  const { code, parkId, original, mobile } = order;
  const offering = await parkOffering(deps, parkId);
  if (!offering?.park.published) throw notFound('park');
  if (!offering.park.couponsEnabled) throw refusalOf(NO_COUPONS_HERE);
  const { organisationId: owner } = offering;
  const now = deps.clock.now();
  const counter = deps.limits.countOf(COUPON_MISS_LIMIT, `${address} ${parkId}`);
  const { guesses, coupon } = await findCoupon(deps.db, { organisationId: owner, code, mobile, counter, now });
  counter.judge(guesses);
  const use = { organisationId: order.organisationId ?? owner, parkId, today: dayOf(now), original, mobile };
  const { usedByMobile, unpaidByMobile } = coupon ?? { usedByMobile: 0, unpaidByMobile: 0 };
  const problem = firstCouponProblem(coupon, { ...use, usedByMobile, unpaidByMobile });
  if (problem) throw refusalOf(problem);
  return coupon as FoundCoupon;
}

const refusalOf = ({ kind, message }: CouponProblem): AppError =>
  kind === 'unknown'
    ? invalid('couponCode', message)
    : new AppError('CONFLICT', message, { issues: [{ field: 'couponCode', message }] });

interface Preview {
  coupon: FoundCoupon;
  calculation: Calculation;
  message: Wording;
}

export async function previewCoupon(deps: Deps, order: Omit<Order, 'mobile'>, address: Address): Promise<Preview> {
  const coupon = await usableCoupon(deps, { ...order, mobile: null }, address);
  return {
    coupon,
    calculation: calculate(coupon, order.original),
    message: text('coupons.applied', { name: coupon.name }),
  };
}

/** Days without a booking are left out. Throws NOT_FOUND for a coupon that the caller does not have. */
export async function couponUses(deps: Deps, actor: Principal, id: string): Promise<{ days: CouponDay[] }> {
  const owner = deps.codes.organisationOf(id);
  const days = owner && (await withScope(deps.db, staffScope(actor), (tx) => usesByDay(tx, owner, id)));
  if (!days) throw notFound('coupon');
  return { days };
}

export const releaseCouponUses = async (deps: Deps, organisationId: string, couponId: string): Promise<void> =>
  void (await releaseUses(deps.db, organisationId, couponId, deps.clock.now()));

/** For tidiness only: an order that needs a use already ignores ended ones. */
export async function tidyCouponUses(deps: Deps): Promise<void> {
  const ended = await withScope(deps.db, systemScope, (tx) => couponsWithEndedUses(tx, deps.clock.now()));
  for (const { organisation_id, coupon_id } of ended)
    if (coupon_id) await releaseCouponUses(deps, organisation_id, coupon_id);
}
