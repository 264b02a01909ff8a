import { giveKeys } from '#server/gateway-credentials/factory.ts';
import type { Owner } from '#server/organisations/factory.ts';
import { aRecord } from '#server/testing/catalogue.ts';
import { counting } from '#server/testing/counting.ts';
import type { TestApp } from '#server/testing/test-app.ts';

const next = counting();

/** The body of park/add in legacy names: an open park that sells adult and child tickets for 100 and 50 rupees. */
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

/** Adds a park through the API, which has no keys of a gateway yet; answers the park in legacy names, as the API does. */
export const aParkWithoutKeys = (use: Pick<TestApp, 'call'>, owner: Pick<Owner, 'token'>, more: object = {}) =>
  aRecord(use, owner, '/park', parkForm(more));

/** The same with keys, so that visitors can book; they open nothing. */
export async function aPark(use: Pick<TestApp, 'call' | 'database'>, owner: Pick<Owner, 'token'>, more: object = {}) {
  const park = await aParkWithoutKeys(use, owner, more);
  await giveKeys(use, 'park_id', park._id);
  return park;
}
