import { expect, test } from 'vitest';
import type { OnboardingStep } from '#contract/onboarding/model.ts';
import { aBranch, aClinic, bookLoan } from '#server/appointments/factory.ts';
import { aCounter } from '#server/counters/factory.ts';
import { giveKeys } from '#server/gateway-credentials/factory.ts';
import { anInspector } from '#server/inspectors/factory.ts';
import { anOwner, type Owner, PASSWORD } from '#server/organisations/factory.ts';
import { aParkWithoutKeys } from '#server/parks/factory.ts';
import { anAdmin } from '#server/testing/admin.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { peopleForm } from '#server/tickets/factory.ts';
import { aShow, aShowOwner, bookVisit } from '#server/visits/factory.ts';

const use = useTestApp({ config: { rateLimitScale: 100 } });

const begin = async ({ token }: { token: string }) =>
  (await use.call('GET', '/onboarding/steps', undefined, { token })).json;
const mark = (owner: Owner, body: object) => use.call('POST', '/onboarding/marks', body, owner);
/** The steps in order, those that are done in brackets. */
const told = ({ steps }: { steps: { name: OnboardingStep; done: boolean }[] }) =>
  steps.map(({ name, done }) => (done ? `[${name}]` : name)).join(' ');

test('the steps of a park tick themselves: a park, a price, keys, a paid booking, a poster, a gate login', async () => {
  const owner = await anOwner(use);
  expect(await begin(owner)).toMatchObject({ offering: null, playMoney: true, putAway: false });
  expect(told(await begin(owner))).toBe('offering prices keys publish trial poster login');
  const park = await aParkWithoutKeys(use, owner, { adult: false, child: false, walker: false });
  expect(told(await begin(owner))).toBe('[offering] prices keys [publish] trial poster login');
  expect((await begin(owner)).offering).toMatchObject({ id: park._id, name: park.parkName });
  await use.call('PUT', `/park/${park._id}`, { adult: true, adultFee: 100, walker: true, walkerFee: 0 }, owner);
  await giveKeys(use, 'park_id', park._id);
  expect(told(await begin(owner))).toBe('[offering] [prices] keys [publish] trial poster login');
  await use.database.asOwner('update gateway_credential set tested_at = created_at where park_id = $1', [park._id]);
  expect(told(await begin(owner))).toBe('[offering] [prices] [keys] [publish] trial poster login');
  const booked = await use.call('POST', '/ticketbooking/add', peopleForm(park, 1));
  expect(booked.status).toBe(201);
  expect(told(await begin(owner))).toBe('[offering] [prices] [keys] [publish] trial poster login');
  const free = [{ name: 'walker', quantity: 1 }];
  await use.call('POST', '/ticketbooking/add', peopleForm(park, 1, { fee: free }));
  await mark(owner, { mark: 'poster' });
  await anInspector(use, owner, park._id);
  expect(told(await begin(owner))).toBe('[offering] [prices] [keys] [publish] [trial] [poster] [login]');
});

test('a park where everything is free needs no keys, nor does a clinic without a fee', async () => {
  const owner = await anOwner(use);
  await aParkWithoutKeys(use, owner, { adult: true, adultFee: 0, child: false });
  expect(told(await begin(owner))).toBe('[offering] [prices] [publish] trial poster login');
  const doctors = await anOwner(use, { registrationType: 'doctor' });
  expect(told(await begin(doctors))).toBe('doctor offering keys publish trial poster');
  await aClinic(use, doctors, { fee: '0' });
  expect(told(await begin(doctors))).toBe('[doctor] [offering] [publish] trial poster');
});

test('a branch needs a counter that can sign in, and a token; a batch needs keys where it costs something', async () => {
  const owner = await anOwner(use, { registrationType: 'loan' });
  const branch = await aBranch(use, owner);
  expect(told(await begin(owner))).toBe('[offering] login [publish] trial poster');
  await aCounter(use, owner, branch._id);
  await bookLoan(use, branch);
  expect(told(await begin(owner))).toBe('[offering] [login] [publish] [trial] poster');
  expect(told(await begin(await anOwner(use, { registrationType: 'coaching' })))).toBe(
    'offering keys publish trial poster',
  );
});

test('the list is put away and taken back, and of another organisation nothing is seen or marked', async () => {
  const [owner, other] = [await aShowOwner(use), await aShowOwner(use)];
  await aShow(use, other);
  await mark(other, { mark: 'poster' });
  expect((await mark(owner, { mark: 'put-away' })).json).toMatchObject({ putAway: true });
  expect((await mark(owner, { mark: 'put-away' })).status).toBe(200);
  expect(told(await begin(owner))).toBe('offering publish trial poster');
  expect(await begin(other)).toMatchObject({ putAway: false });
  expect((await mark(owner, { mark: 'put-away', on: false })).json).toMatchObject({ putAway: false });
  expect((await mark(owner, { mark: 'trial' })).status).toBe(400);
});

test('after ten bookings nothing is left to begin', async () => {
  const owner = await aShowOwner(use);
  const show = await aShow(use, owner);
  for (let count = 0; count < 9; count += 1) await bookVisit(use, show);
  expect(told(await begin(owner))).toBe('[offering] [publish] [trial] poster');
  await bookVisit(use, show);
  expect(told(await begin(owner))).toBe('');
});

test('the admin sees who has not begun, newest first', async () => {
  const admin = await anAdmin(use);
  const busy = await aShowOwner(use);
  const show = await aShow(use, busy);
  for (let count = 0; count < 10; count += 1) await bookVisit(use, show);
  use.clock.advance(1);
  const [first, second] = [await aShowOwner(use), await anOwner(use)];
  await use.database.asOwner('update organisation set active = false where id = $1', [second.organisationId]);
  const { json } = await use.call('GET', '/onboarding/organisations', undefined, admin);
  const ids = json.map((one: { _id: string }) => one._id);
  expect(ids[0]).toBe(first.organisationId);
  expect(ids).not.toContain(busy.organisationId);
  expect(ids).not.toContain(second.organisationId);
  expect(json[0]).toMatchObject({
    registrationType: 'exbhition',
    steps: [{ name: 'offering', done: false }, {}, {}, {}],
  });
});

test('at most 500 are told, the newest, and as many fewer as are asked for', async () => {
  const admin = await anAdmin(use);
  const { organisationId } = await aShowOwner(use);
  await use.database.asOwner(
    `insert into organisation (id, kind, name, person_name, location, email, mobile, password_hash, created_at)
     select 'many' || n, kind, name, person_name, location, n || email, mobile, password_hash, created_at + n * interval '1 hour'
     from organisation, generate_series(1, 501) n where id = $1`,
    [organisationId],
  );
  const ids = async (page: string) => {
    const { json } = await use.call('GET', `/onboarding/organisations${page}`, undefined, admin);
    return json.map((one: { _id: string }) => one._id);
  };
  const newest = Array.from({ length: 500 }, (_, index) => `many${501 - index}`);
  expect(await ids('')).toEqual(newest);
  expect(await ids('?limit=2')).toEqual(newest.slice(0, 2));
});

test('a draft is not what is booked once; what visitors see comes before an older draft', async () => {
  const owner = await aShowOwner(use);
  const draft = await aShow(use, owner, { published: false });
  expect(await begin(owner)).toMatchObject({ offering: { id: draft._id, published: false } });
  expect(told(await begin(owner))).toBe('[offering] publish trial poster');
  use.clock.advance(1);
  const shown = await aShow(use, owner);
  expect(await begin(owner)).toMatchObject({ offering: { id: shown._id, published: true } });
  expect(told(await begin(owner))).toBe('[offering] [publish] trial poster');
});

const standingOf = async (admin: Owner, { organisationId }: Owner) =>
  (await use.call('GET', `/onboarding/organisations/${organisationId}`, undefined, admin)).json;

test('the admin is told how an organisation stands: what it offers, whether its keys work, its last sign-in and sale', async () => {
  const [admin, owner] = [await anAdmin(use), await anOwner(use)];
  const signedIn = use.clock.now().toISOString();
  const offered = async () =>
    (await standingOf(admin, owner)).offerings.map((one: Record<string, string>) => `${one.state} ${one.keys}`);
  expect(await standingOf(admin, owner)).toMatchObject({ offerings: [], lastSignIn: signedIn, lastSale: null });
  await aParkWithoutKeys(use, owner, { published: false, adult: false, child: false });
  const park = await aParkWithoutKeys(use, owner, { walker: true, walkerFee: 0 });
  expect(await offered()).toEqual(['draft none', 'onSale missing']);
  await giveKeys(use, 'park_id', park._id);
  expect(await offered()).toEqual(['draft none', 'onSale untested']);
  await use.database.asOwner('update gateway_credential set tested_at = created_at where park_id = $1', [park._id]);
  expect(await offered()).toEqual(['draft none', 'onSale tested']);
  const unpaid = await use.call('POST', '/ticketbooking/add', peopleForm(park, 1));
  expect((await standingOf(admin, owner)).lastSale).toBeNull();
  await use.database.asOwner(
    `insert into payment_attempt (organisation_id, id, booking_id, n, gateway, credential_id, merchant_id, order_id, state, amount_paise, refused_at, created_at, updated_at)
     select organisation_id, 'refused' || park_id, $1, 9, 'ccav', id, '1', 'refused', 'initiated', 100, created_at, created_at, created_at
     from gateway_credential where park_id = $2`,
    [unpaid.json._id, park._id],
  );
  expect(await offered()).toEqual(['draft none', 'onSale refused']);
  await use.call('POST', '/ticketbooking/add', peopleForm(park, 1, { fee: [{ name: 'walker', quantity: 1 }] }));
  const all = await standingOf(admin, owner);
  expect(all.lastSale).toBe(use.clock.now().toISOString());
  expect(JSON.stringify(all)).not.toMatch(/key"|merchant|••••|password/i);
  expect((await use.call('GET', '/onboarding/organisations/nobody', undefined, admin)).status).toBe(404);
});

test('who has sold nothing is stuck once no step was taken for more than three days, and no edit helps', async () => {
  const owner = await aShowOwner(use);
  const signedIn = async () =>
    (await use.call('POST', '/profileregistration/login', { email: owner.email, password: PASSWORD })).json;
  const stuck = async () => (await standingOf(await anAdmin(use), owner)).stuck;
  const days = (count: number): void => void use.clock.advance(count * 24 * 60);
  days(3);
  expect(await stuck()).toBe(false);
  use.clock.advance(1);
  expect(await stuck()).toBe(true);
  await use.call('PUT', `/profileregistration/${owner.organisationId}`, { personName: 'Asha R' }, await signedIn());
  expect(await stuck()).toBe(true);
  const draft = await aShow(use, await signedIn(), {
    published: false,
    date: '2027-03-10T18:00',
    time: '2027-03-10T21:00',
  });
  expect(await stuck()).toBe(false);
  days(4);
  expect(await stuck()).toBe(true);
  await use.call('PUT', `/exbhition/${draft._id}`, { published: true }, await signedIn());
  expect(await stuck()).toBe(false);
  days(4);
  await bookVisit(use, draft);
  expect(await stuck()).toBe(false);
});
