import { anOwner } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { peopleForm } from '#server/tickets/factory.ts';
import { aRecord, FORMS } from '../catalogue.ts';
import type { TestApp } from '../test-app.ts';

/** A park that takes coupons, its owner, and what visitors do there. An adult is ₹100. */
export async function aCouponShop(use: TestApp, more: object = {}) {
  const owner = await anOwner(use);
  const park = await aPark(use, owner, { isEnabledCoupon: true, ...more });
  return {
    owner,
    park,
    /** Adds a coupon of 10 percent, or what `fields` say; answers it as the API does. */
    addCoupon: (fields: object = {}) => aRecord(use, owner, '/coupon', FORMS.coupon(park._id, fields)),
    changeCoupon: ({ _id, ...coupon }: { _id: string }, fields: object) =>
      use.call('PUT', `/coupon/${_id}`, { ...coupon, ...fields }, { token: owner.token }),
    /** Asks for one adult with a code, by a mobile number of its own unless `fields` say otherwise. */
    book: (couponCode: string, fields: object = {}, headers: Record<string, string> = {}) =>
      use.call('POST', '/ticketbooking/add', peopleForm(park, 1, { couponCode, ...fields }), { headers }),
    remove: (id: string) => use.call('DELETE', `/ticketbooking/${id}`, undefined, { token: owner.token }),
    /** Reads what the coupon counts, and the bookings that hold a use of it: the two must agree. */
    uses: async ({ _id }: { _id: string }): Promise<{ used: number; held: number }> => {
      const [row] = await use.database.asOwner(
        `select used, (select count(*)::int from booking b
           where b.organisation_id = coupon.organisation_id and b.coupon_id = coupon.id and coupon_held) as held
         from coupon where organisation_id = $1 and id = $2`,
        [owner.organisationId, _id],
      );
      return row as { used: number; held: number };
    },
  };
}
