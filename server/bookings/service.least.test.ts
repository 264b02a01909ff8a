import { expect, test } from 'vitest';
import { aClinic, bookDoctor } from '#server/appointments/factory.ts';
import { aBatch, enrol } from '#server/enrolments/factory.ts';
import { giveKeys } from '#server/gateway-credentials/factory.ts';
import { anOwner } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { aRecord } from '#server/testing/catalogue.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { ticketForm } from '#server/tickets/factory.ts';

const use = useTestApp({ config: { rateLimitScale: 100 } });

/** A booking of two adults at this fee, with this discount in rupees. */
async function ticketOf(adultFee: number, discountValue: number | null = null) {
  const owner = await anOwner(use);
  const park = await aPark(use, owner, { adultFee, isEnabledCoupon: true });
  const coupon = { parkId: park._id, couponCode: 'LESS', couponName: 'Less', discountType: 'fixed', isActive: true };
  const days = { validFrom: '2027-01-01', validUntil: '2027-12-31' };
  if (discountValue !== null) await aRecord(use, owner, '/coupon', { ...coupon, ...days, discountValue });
  const total = Math.max(0, adultFee * 2 - (discountValue ?? 0));
  const fee = [{ name: 'adult', price: adultFee, quantity: 2, totalprice: adultFee * 2 }];
  const totals = { fee, totalAmount: total, originalAmount: adultFee * 2, discountAmount: discountValue ?? 0 };
  const code = discountValue === null ? {} : { couponCode: 'LESS' };
  return use.call('POST', '/ticketbooking/add', ticketForm(park, { ...totals, ...code }));
}

const TOO_LITTLE = /has to be at least ₹1/;
const held = async () => (await use.database.asOwner('select count(*)::int as n from booking'))[0]?.n;

test.each([
  ['fees of 49 paise', 0.49, null, 409],
  ['fees of 50 paise, a rupee together', 0.5, null, 201],
  ['a coupon that leaves 50 paise', 100, 199.5, 409],
  ['a coupon that leaves a rupee', 100, 199, 201],
  ['a coupon that leaves nothing', 100, 200, 201],
])('a ticket of %s is sold, free or refused before anything is held', async (_, fee, discount, status) => {
  const before = await held();
  const answer = await ticketOf(fee, discount);
  expect(answer.status, answer.text).toBe(status);
  if (status === 201) return;
  expect(answer.json.message).toMatch(TOO_LITTLE);
  expect(await held()).toBe(before);
});

test.each([
  [0.99, 'online', 409],
  [0.99, 'cash', 201],
  [1, 'online', 201],
  [0, 'online', 201],
])('an appointment of %s rupees, paid %s, is answered %s', async (fee, paymentMode, status) => {
  const clinic = await aClinic(use, await anOwner(use, { registrationType: 'doctor' }), { published: false });
  await giveKeys(use, 'clinic_id', clinic._id);
  await use.database.asOwner('update clinic set published = true, fee_paise = $2 where id = $1', [
    clinic._id,
    fee * 100,
  ]);
  const answer = await bookDoctor(use, clinic, { paymentMode });
  expect(answer.status, answer.text).toBe(status);
  if (status === 409) expect(answer.json.message).toMatch(TOO_LITTLE);
});

test.each([
  [0.5, 409],
  [1, 201],
  [0, 201],
])('a place in a batch of %s rupees is answered %s', async (fee, status) => {
  const batch = await aBatch(use, await anOwner(use, { registrationType: 'coaching' }), { fee });
  const answer = await enrol(use, batch);
  expect(answer.status, answer.text).toBe(status);
  if (status === 409) expect(answer.json.message).toMatch(TOO_LITTLE);
});
