import type { Calculation, Coupon, CouponFields } from '#contract/coupons/model.ts';
import { type CouponProblem, calculate, firstCouponProblem, withoutSwitchedOff } from '#contract/coupons/rules.ts';
import { dayOf } from '#contract/dates.ts';
import { AppError, invalid, notFound } from '#contract/errors.ts';
import type { Paise } from '#contract/money.ts';
import type { Deps } from '#server/deps.ts';
import { parkOffering, requirePark } from '#server/features/parks/service.ts';
import { LIMITS } from '#server/platform/rate-limit.ts';
import type { Records } from '#server/platform/records.ts';
import { systemScope, withScope } from '#server/platform/scope.ts';
import { couponByCode, couponResource } from './repository.ts';

/** Coupons belong to a park; the admin names the park alone. */
export const coupons: Records<Coupon, CouponFields> = {
  resource: couponResource,
  words: { one: 'coupon', many: 'coupons' },
  ownerOf: async (tx, _, organisationId, { parkId }) => (await requirePark(tx, organisationId, parkId)).organisationId,
  before: async (_, fields) => withoutSwitchedOff(fields),
  taken: { field: 'couponCode', message: 'This coupon code is in use already. Please choose another one.' },
};

interface Order {
  code: string;
  /** The organisation that the page speaks of; null = that of the park. */
  organisationId: string | null;
  parkId: string;
  original: Paise;
}

interface Preview {
  coupon: Coupon;
  calculation: Calculation;
  message: string;
}

/**
 * What a coupon would take off an order; it takes no use. Throws INVALID_INPUT for an unknown code, CONFLICT when its
 * terms are not met, NOT_FOUND without the park, TOO_MANY_REQUESTS after 30 misses of an address at a park.
 */
export async function previewCoupon(deps: Deps, order: Order, address: string): Promise<Preview> {
  const subject = `${address} ${order.parkId}`;
  // Counted first and given back: a burst of guesses cannot slip through.
  await deps.limits.take(LIMITS.couponMiss, subject);
  const preview = await checked(deps, order);
  await deps.limits.giveBack(LIMITS.couponMiss, subject);
  return preview;
}

async function checked(deps: Deps, { code, organisationId, parkId, original }: Order): Promise<Preview> {
  const offering = await parkOffering(deps, parkId);
  if (!offering) throw notFound('This park');
  const owner = offering.organisationId;
  const coupon = await withScope(deps.db, systemScope, (tx) => couponByCode(tx, owner, code));
  const today = dayOf(deps.clock.now());
  const use = { organisationId: organisationId ?? owner, parkId, today, original, mobile: null, usedByMobile: 0 };
  const problem = firstCouponProblem(coupon, use);
  if (problem) throw refusalOf(problem);
  const found = coupon as Coupon;
  return { coupon: found, calculation: calculate(found, original), message: `${found.name} is applied.` };
}

const refusalOf = ({ kind, message }: CouponProblem): AppError =>
  kind === 'unknown' ? invalid('couponCode', message) : new AppError('CONFLICT', message);
