import { expect, test } from 'vitest';
import { anAdmin } from '#server/testing/factories/admin.ts';
import { anOwnerOf, aRecord, CATALOGUE, FORMS } from '#server/testing/factories/catalogue.ts';
import { aCounter } from '#server/testing/factories/counter.ts';
import { anInspector } from '#server/testing/factories/inspector.ts';
import { anOwner, PASSWORD } from '#server/testing/factories/organisation.ts';
import { aPark } from '#server/testing/factories/park.ts';
import { peopleForm } from '#server/testing/factories/ticket.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const use = useTestApp({ config: { rateLimitScale: 100 } });
const isIn = async (token: string) => (await use.call('GET', '/auth/me', undefined, { token })).status === 200;

/** The admin's switch of an organisation. */
async function theSwitch() {
  const admin = await anAdmin(use);
  const set = (id: string, status: unknown) =>
    use.call('PUT', `/profileregistration/${id}`, { status }, { token: admin.token });
  return { admin, set };
}

test('an organisation that is switched off: its people are out at once and cannot come back until it is on', async () => {
  const { set } = await theSwitch();
  const bank = await anOwner(use, { registrationType: 'loan' });
  const counter = await aCounter(use, bank, (await aRecord(use, bank, '/branch', FORMS.branch()))._id);
  const owner = await anOwner(use);
  const inspector = await anInspector(use, owner, (await aPark(use, owner))._id);
  const other = await anOwner(use);
  const tokens = [bank.token, counter.token, owner.token, inspector.token];
  const off = await set(bank.organisationId, false);
  expect([off.status, off.json]).toMatchObject([200, { _id: bank.organisationId, status: false }]);
  await set(owner.organisationId, false);
  expect(await Promise.all(tokens.map(isIn))).toEqual([false, false, false, false]);
  const logins = async () => {
    const all = [
      await use.call('POST', '/profileregistration/login', { email: owner.email, password: PASSWORD }),
      await use.call('POST', '/user/login', { email: inspector.email, password: PASSWORD }),
      await use.call('POST', '/counterlogin/login', { counterMobile: counter.mobile, password: PASSWORD }),
    ];
    return all.map(({ status }) => status);
  };
  expect(await logins()).toEqual([401, 401, 401]);
  await set(bank.organisationId, true);
  await set(owner.organisationId, true);
  expect(await Promise.all(tokens.map(isIn))).toEqual([false, false, false, false]);
  expect(await logins()).toEqual([200, 200, 200]);
  expect(await isIn(other.token)).toBe(true);
});

test.each(CATALOGUE.filter(({ publicOne }) => publicOne))('visitors find no $path of it meanwhile', async (noun) => {
  const { set } = await theSwitch();
  const owner = await anOwnerOf(use, noun);
  const { _id } = await aRecord(use, owner, noun.path, await noun.form(use, owner));
  const seen = async () => {
    const listed = (await use.call('GET', `${noun.path}/list`)).json.some((one: { _id: string }) => one._id === _id);
    return [(await use.call('GET', `${noun.path}/${_id}`)).status, listed];
  };
  expect(await seen()).toEqual([200, true]);
  await set(owner.organisationId, false);
  expect(await seen()).toEqual([404, false]);
  await set(owner.organisationId, true);
  expect(await seen()).toEqual([200, true]);
});

test('its parks sell nothing meanwhile, not even to whoever read the park a moment before', async () => {
  const { set } = await theSwitch();
  const owner = await anOwner(use);
  const park = await aPark(use, owner);
  const book = async () => {
    const { status, json } = await use.call('POST', '/ticketbooking/add', peopleForm(park, 1));
    return [status, json.code];
  };
  expect(await book()).toEqual([201, undefined]);
  await set(owner.organisationId, false);
  // The clock stands still: the server still remembers the park as it was.
  expect(await book()).toEqual([409, 'INACTIVE']);
  expect((await use.call('GET', `/park/${park._id}`)).status).toBe(404);
  await set(owner.organisationId, true);
  use.clock.advance(1);
  expect(await book()).toEqual([201, undefined]);
});

test('only the admin switches, only others, and only what is there', async () => {
  const { admin, set } = await theSwitch();
  const owner = await anOwner(use);
  const own = await use.call('PUT', `/profileregistration/${owner.organisationId}`, { status: false }, owner);
  expect(own.status).toBe(403);
  expect((await set(admin.organisationId, false)).status).toBe(409);
  expect((await set('0'.repeat(26), false)).status).toBe(404);
  expect((await set(owner.organisationId, 'off')).json.message).toBe('status is required');
  expect(await isIn(owner.token)).toBe(true);
});
