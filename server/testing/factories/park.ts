import type { Owner } from '#server/testing/factories/organisation.ts';
import type { TestApp } from '#server/testing/test-app.ts';

let count = 0;

/** The body of park/add in legacy names: an open park that sells adult and child tickets for 100 and 50 rupees. */
export const parkForm = (more: object = {}) => {
  count += 1;
  return {
    parkName: `Lotus Garden ${count}`,
    status: true,
    location: 'Hyderabad',
    payment: 'ccav',
    mid: '900001',
    adult: true,
    adultFee: 100,
    child: true,
    childFee: 50,
    ...more,
  };
};

/** Adds a park through the API, which has no keys of a gateway yet; answers the park in legacy names, as the API does. */
export async function aParkWithoutKeys(
  { call }: Pick<TestApp, 'call'>,
  owner: Pick<Owner, 'token'>,
  more: object = {},
) {
  const { status, json, text } = await call('POST', '/park/add', parkForm(more), { token: owner.token });
  if (status !== 201) throw new Error(`the park was not added: ${text}`);
  return json;
}

/** The same with keys, so that visitors can book; they open nothing. */
export async function aPark(use: Pick<TestApp, 'call' | 'database'>, owner: Pick<Owner, 'token'>, more: object = {}) {
  const park = await aParkWithoutKeys(use, owner, more);
  await use.database.asOwner(
    `insert into gateway_credential (id, organisation_id, park_id, merchant_id, access_key, working_key, access_hint, working_hint, cipher, created_at)
     select 'k' || substr(id, 2), organisation_id, id, merchant_id, '', '', '', '••••0000', 'cbc', created_at from park where id = $1`,
    [park._id],
  );
  return park;
}
