import { giveKeys } from '#server/gateway-credentials/factory.ts';
import type { Owner } from '#server/organisations/factory.ts';
import { aRecord } from '#server/testing/catalogue.ts';
import { counting } from '#server/testing/counting.ts';
import type { TestApp } from '#server/testing/test-app.ts';

const next = counting();

/** Body of park/add with legacy field names; prices in rupees. */
export const parkForm = (more: object = {}) => ({
  parkName: `Lotus Garden ${next()}`,
  status: true,
  location: 'Hyderabad',
  payment: 'ccav',
  mid: '900001',
  adult: true,
  adultFee: 100,
  child: true,
  childFee: 50,
  ...more,
});

export const aParkWithoutKeys = (use: Pick<TestApp, 'call'>, owner: Pick<Owner, 'token'>, more: object = {}) =>
  aRecord(use, owner, '/park', parkForm(more));

/** With fake gateway keys, so that visitors can book it. */
export async function aPark(use: Pick<TestApp, 'call' | 'database'>, owner: Pick<Owner, 'token'>, more: object = {}) {
  const park = await aParkWithoutKeys(use, owner, more);
  await giveKeys(use, 'park_id', park._id);
  return park;
}
