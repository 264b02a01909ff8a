import { expect, test } from 'vitest';
import { aBooking } from '#server/bookings/factory.ts';
import { aCounter } from '#server/counters/factory.ts';
import { anInspector } from '#server/inspectors/factory.ts';
import { aPark, aParkWithoutKeys } from '#server/parks/factory.ts';
import { anAdmin } from '#server/testing/admin.ts';
import { aRecord, FORMS } from '#server/testing/catalogue.ts';
import { anOwnerOf, CATALOGUE } from '#server/testing/catalogue-nouns.ts';
import { whileChanged } from '#server/testing/rush/changed-function.ts';
import { holding, untilWaiting } from '#server/testing/rush/lock-queue.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { peopleForm } from '#server/tickets/factory.ts';
import { anOwner, PASSWORD } from './factory.ts';

const use = useTestApp({ config: { rateLimitScale: 100 } });
const isIn = async (token: string) => (await use.call('GET', '/auth/me', undefined, { token })).status === 200;

/** The admin's switch of an organisation. */
async function theSwitch() {
  const admin = await anAdmin(use);
  const set = (id: string, status: unknown) => use.call('PUT', `/profileregistration/${id}`, { status }, admin);
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

/** An owner adds a park while the organisation is being switched off. Answers what visitors are told of it afterwards. */
async function addedMeanwhile(waits: boolean): Promise<number> {
  const owner = await anOwner(use);
  const off = `update organisation set active = false where id = '${owner.organisationId}'`;
  const park = await holding(use.database, off, async (letGo) => {
    const added = aParkWithoutKeys(use, owner);
    await (waits ? untilWaiting(use.database, 1) : added);
    await letGo();
    return added;
  });
  return (await use.call('GET', `/park/${park._id}`)).status;
}

test('what is added while an organisation is being switched off is hidden as well', async () => {
  expect(await addedMeanwhile(true)).toBe(404);
});

test('control: where the new record does not wait for the switch, visitors find it', async () => {
  const added = whileChanged(use.database, 'organisation_known', [' for share', ''], () => addedMeanwhile(false));
  expect(await added).toBe(200);
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

test('a ticket that is paid is shown to its visitor meanwhile', async () => {
  const { set } = await theSwitch();
  const owner = await anOwner(use);
  const park = await aPark(use, owner);
  const { id: bookingId } = await aBooking(use, park, { status: 'paid' });
  await set(owner.organisationId, false);
  const { status, json } = await use.call('POST', '/ticketbooking/getqrcodebystatus', { bookingId, parkId: park._id });
  expect([status, json.image]).toEqual([200, expect.stringMatching(/^data:image\/png/)]);
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

const profile = { location: 'Pune', name: 'Deccan Parks', personName: 'Ravi Kumar', mobileNumber1: '9123456780' };

test('an owner changes its own profile; its e-mail, its kind and its password stay', async () => {
  const owner = await anOwner(use, { mobileNumber2: '9876500002' });
  const change = (body: object) => use.call('PUT', `/profileregistration/${owner.organisationId}`, body, owner);
  const sent = { ...profile, email: 'other@parks.example', registrationType: 'loan', password: 'something else' };
  const changed = await change({ ...sent, mobileNumber2: '' });
  expect([changed.status, changed.json]).toMatchObject([
    200,
    { ...profile, _id: owner.organisationId, email: owner.email, registrationType: 'park', mobileNumber2: null },
  ]);
  expect((await use.call('GET', '/profileregistration/list', undefined, owner)).json).toEqual([changed.json]);
  expect((await use.call('GET', '/auth/me', undefined, owner)).json.name).toBe('Deccan Parks');
  const login = { email: owner.email, password: PASSWORD };
  expect((await use.call('POST', '/profileregistration/login', login)).status).toBe(200);
  // The whole record sent back changes nothing; one field alone leaves the others.
  expect((await change(changed.json)).json).toEqual(changed.json);
  expect((await change({ location: 'Nashik' })).json).toEqual({ ...changed.json, location: 'Nashik' });
  const admin = await anAdmin(use);
  const own = await use.call('PUT', `/profileregistration/${admin.organisationId}`, profile, admin);
  expect(own.json).toMatchObject({ ...profile, registrationType: 'admin' });
});

test('what is wrong in a profile is told in the words of the registration', async () => {
  const owner = await anOwner(use);
  const change = (body: object) => use.call('PUT', `/profileregistration/${owner.organisationId}`, body, owner);
  for (const [field, wrong, message] of [
    ['location', ' ', 'location  is required'],
    ['name', '', 'orgnaization name is required'],
    ['personName', '', 'Name is required'],
    ['mobileNumber1', '98765x3210', 'Must be only digits'],
    ['mobileNumber2', '98765', 'Must be exactly 10 digits'],
  ] as const)
    expect(await change({ [field]: wrong }), field).toMatchObject({
      status: 400,
      json: { message, issues: [{ field, message }] },
    });
});
