import { expect, test } from 'vitest';
import { AUDIT_SORTS } from '#contract/audit/api.ts';
import { aGatewayCredential, credentialForm, WORKING_KEY } from '#server/gateway-credentials/factory.ts';
import { anInspector, inspectorForm } from '#server/inspectors/factory.ts';
import { anOwner, type Owner, PASSWORD } from '#server/organisations/factory.ts';
import { aPark as aBookablePark, aParkWithoutKeys as aPark, parkForm } from '#server/parks/factory.ts';
import { anAdmin } from '#server/testing/admin.ts';
import { aRecord, FORMS } from '#server/testing/catalogue.ts';
import { CATALOGUE } from '#server/testing/catalogue-nouns.ts';
import { expectOrders } from '#server/testing/orders.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const use = useTestApp();

type Entry = Record<'noun' | 'action' | 'recordName' | 'accountName' | 'role' | 'recordId', string> & {
  changes: Record<string, unknown>;
};

const listed = async ({ token }: Pick<Owner, 'token'>, query = '') =>
  (await use.call('GET', `/audit/list${query}`, undefined, { token })).json as Entry[];
const put = ({ token }: Pick<Owner, 'token'>, path: string, body: object) => use.call('PUT', path, body, { token });
const remove = ({ token }: Pick<Owner, 'token'>, path: string) => use.call('DELETE', path, undefined, { token });
const only = <T>(list: T[]): T => {
  expect(list).toHaveLength(1);
  return list[0] as T;
};

test('a changed fee is told with who, what, when, and both prices', async () => {
  const owner = await anOwner(use);
  const park = await aPark(use, owner, { parkName: 'Sarovar' });
  use.clock.advance(5);
  const changed = await put(owner, `/park/${park._id}`, { ...park, adultFee: 120, camera: true, cameraFee: 40 });
  expect(changed.status).toBe(200);
  const [entry] = (await use.call('GET', '/audit/list?page=1&limit=1', undefined, owner)).json;
  expect(entry).toEqual({
    _id: expect.stringMatching(/^[0-9a-z]{26}$/),
    id: entry._id,
    profileRegistrationId: owner.organisationId,
    organisationName: expect.stringMatching(/^Parks /),
    createdAt: use.clock.now().toISOString(),
    accountId: owner.organisationId,
    accountName: 'Asha Rao',
    role: 'owner',
    noun: 'park',
    recordId: park._id,
    recordName: 'Sarovar',
    action: 'changed',
    changes: {
      'fees.adult.price': { from: 10000, to: 12000 },
      'fees.camera.offered': { from: false, to: true },
      'fees.camera.price': { from: null, to: 4000 },
    },
  });
});

test('one record is looked at alone, by its owner and by the admin', async () => {
  const [owner, other] = [await anOwner(use), await anOwner(use)];
  const [park] = [await aPark(use, owner), await aPark(use, owner)];
  use.clock.advance(1);
  await put(owner, `/park/${park._id}`, { ...park, adultFee: 120 });
  for (const reader of [owner, await anAdmin(use)]) {
    const entries = await listed(reader, `?recordId=${park._id}`);
    expect(entries.map(({ recordId, action }) => [recordId, action])).toEqual([
      [park._id, 'changed'],
      [park._id, 'added'],
    ]);
  }
  expect(await listed(other, `?recordId=${park._id}`)).toEqual([]);
});

test('what is saved unchanged leaves no entry', async () => {
  const owner = await anOwner(use);
  const park = await aPark(use, owner);
  await put(owner, `/park/${park._id}`, park);
  expect((await listed(owner, '?noun=park')).map(({ action }) => action)).toEqual(['added']);
});

test('adding, changing and removing is recorded of every noun of the catalogue', async () => {
  for (const noun of CATALOGUE) {
    const owner = await anOwner(use, { registrationType: noun.registrationType });
    const record = await aRecord(use, owner, noun.path, await noun.form(use, owner));
    use.clock.advance(1);
    const changed = await put(owner, `${noun.path}/${record._id}`, { ...record, [noun.nameField]: 'Renamed' });
    expect([noun.path, changed.status]).toEqual([noun.path, 200]);
    use.clock.advance(1);
    await remove(owner, `${noun.path}/${record._id}`);
    const told = (await listed(owner)).filter(
      ({ recordId, noun: of }) => recordId === record._id && of !== 'clinic-doctor',
    );
    expect([noun.path, told.map(({ action }) => action)]).toEqual([noun.path, ['removed', 'changed', 'added']]);
    expect(told[1]?.changes).toMatchObject({ name: { from: record[noun.nameField], to: 'Renamed' } });
    expect(told.map(({ recordName }) => recordName)).toEqual(['Renamed', 'Renamed', record[noun.nameField]]);
  }
});

test('a removed record to which others refer is told as removed', async () => {
  const owner = await anOwner(use);
  const park = await aPark(use, owner);
  await anInspector(use, owner, park._id);
  use.clock.advance(1);
  await remove(owner, `/park/${park._id}`);
  const [removed, ...before] = await listed(owner, '?noun=park');
  expect(removed).toMatchObject({ action: 'removed', recordName: park.parkName, changes: {} });
  expect(only(before).action).toBe('added');
});

test('passwords and keys are never kept, only that they changed', async () => {
  const owner = await anOwner(use);
  const park = await aPark(use, owner);
  const inspector = await anInspector(use, owner, park._id);
  const credential = await aGatewayCredential(use, owner, park._id);
  use.clock.advance(1);
  const form = inspectorForm(park._id, { email: inspector.email });
  await put(owner, `/user/${inspector.id}`, { ...form, password: 'another password' });
  await put(
    owner,
    `/configuration/${credential._id}`,
    credentialForm(park._id, { workingKey: 'F'.repeat(32), accessKey: '' }),
  );
  const [first, second, ...older] = await listed(owner);
  const changes = [first, second].map((entry) => [entry?.noun, entry?.action, entry?.changes]);
  expect(changes).toContainEqual(['inspector', 'changed', { password_hash: { hidden: true } }]);
  expect(changes).toContainEqual(['gateway-credential', 'changed', { working_key: { hidden: true } }]);
  expect(first?.recordName ?? '').not.toBe('');
  const text = JSON.stringify([first, second, ...older]);
  for (const secret of ['argon2', WORKING_KEY, 'F'.repeat(32), 'sealed']) expect(text).not.toContain(secret);
  // By itself: an id may have the same digits in a row.
  expect(text).not.toMatch(/(?<![0-9a-z])0042(?![0-9a-z])/);
});

test('mobile numbers and e-mail addresses are masked wherever they stand', async () => {
  const owner = await anOwner(use);
  const park = await aPark(use, owner, { note: 'Call 9876543210 or write to asha@zoo.example' });
  const inspector = await anInspector(use, owner, park._id, { phone: '9876500123', email: 'ravi@zoo.example' });
  const bank = await anOwner(use, { registrationType: 'loan' });
  await aRecord(use, bank, '/branch', FORMS.branch());
  const entries = [...(await listed(owner)), ...(await listed(bank))];
  expect(entries.find(({ recordId }) => recordId === inspector.id)?.changes).toMatchObject({
    phone: { from: null, to: '••••••0123' },
    email: { from: null, to: 'r•••@zoo.example' },
    park: { from: null, to: park.parkName },
  });
  expect(entries.find(({ recordId }) => recordId === park._id)?.changes).toMatchObject({
    note: { to: 'Call ••••••3210 or write to a•••@zoo.example' },
  });
  // Ten digits by themselves: an id may have as many in a row.
  expect(JSON.stringify(entries)).not.toMatch(/(?<![0-9a-z])\d{10}(?![0-9a-z])|asha@|ravi@/);
});

test('staff who void a booking or correct its number are named; visitors and payments leave nothing here', async () => {
  const owner = await anOwner(use);
  const park = await aBookablePark(use, owner);
  const form = {
    parkId: park._id,
    mobile: '9876543210',
    fee: [{ name: 'adult', price: 100, quantity: 1, totalprice: 100 }],
  };
  const booked = await use.call('POST', '/ticketbooking/add', {
    ...form,
    totalAmount: 100,
    originalAmount: 100,
    discountAmount: 0,
  });
  expect(booked.status).toBe(201);
  expect(await listed(owner, '?noun=booking')).toEqual([]);
  use.clock.advance(1);
  await put(owner, `/ticketbooking/${booked.json._id}`, { mobile: '9876543299' });
  use.clock.advance(1);
  await remove(owner, `/ticketbooking/${booked.json._id}`);
  const [voided, corrected] = await listed(owner, '?noun=booking');
  expect(voided).toMatchObject({ accountName: 'Asha Rao', recordName: booked.json._id.slice(0, 8), action: 'changed' });
  expect(voided?.changes).toMatchObject({ voided: { from: false, to: true } });
  expect(corrected?.changes).toEqual({ mobile: { from: '••••••3210', to: '••••••3299' } });
});

test('a registration is by whoever registers; a change of the admin is told to the owner, by name and role', async () => {
  const [owner, admin] = [await anOwner(use), await anAdmin(use)];
  expect(only(await listed(owner))).toMatchObject({ noun: 'organisation', action: 'added', accountName: 'Asha Rao' });
  await use.call('POST', '/park/add', parkForm({ profileRegistrationId: owner.organisationId }), admin);
  expect(only(await listed(owner, '?noun=park'))).toMatchObject({
    role: 'admin',
    accountName: 'Admin',
    action: 'added',
  });
});

test('a link for a new password that the admin makes is told to the owner, without the link', async () => {
  const [owner, admin] = [await anOwner(use), await anAdmin(use)];
  await use.call('POST', '/auth/forgotpassword', { email: owner.email });
  for (let again = 0; again < 2; again += 1)
    expect((await use.call('POST', '/auth/resetpassword', { email: owner.email }, admin)).status).toBe(200);
  const links = await listed(owner, '?noun=password-link');
  expect(links.map(({ action, role, recordId }) => [action, role, recordId]).sort()).toEqual([
    ['added', 'admin', owner.organisationId],
    ['changed', 'admin', owner.organisationId],
  ]);
  expect(links[0]?.changes).toMatchObject({ token_hash: { hidden: true } });
});

test('a link that an owner makes for an inspector says who made it for whom; a forgotten password leaves none', async () => {
  const owner = await anOwner(use);
  const inspector = await anInspector(use, owner, (await aPark(use, owner))._id);
  await use.call('POST', '/auth/forgotpassword', { email: inspector.email });
  expect((await use.call('POST', '/auth/resetpassword', { accountId: inspector.id }, owner)).status).toBe(200);
  const link = only(await listed(owner, `?recordId=${inspector.id}&noun=password-link`));
  expect(link).toMatchObject({ action: 'added', role: 'owner', recordName: 'Ravi Kumar' });
  expect(link.changes).toMatchObject({ token_hash: { hidden: true } });
});

test('whoever signs out everywhere leaves one entry; an ordinary sign-out, and a new password by itself, leave none', async () => {
  const owner = await anOwner(use);
  const inspector = await anInspector(use, owner, (await aPark(use, owner))._id);
  const signIn = async () => {
    const { json } = await use.call('POST', '/user/login', { email: inspector.email, password: PASSWORD });
    return json as { token: string };
  };
  const change = { currentPassword: PASSWORD, newPassword: PASSWORD };
  await signIn();
  await use.call('POST', '/auth/changepassword', change, await signIn());
  await use.call('POST', '/auth/logout', {}, await signIn());
  expect(await listed(owner, '?noun=session')).toEqual([]);
  use.clock.advance(5);
  await signIn();
  const last = await signIn();
  expect((await use.call('POST', '/auth/signouteverywhere', {}, last)).status).toBe(200);
  expect(only(await listed(owner, '?noun=session'))).toMatchObject({
    action: 'removed',
    role: 'inspector',
    accountId: inspector.id,
    recordId: inspector.id,
    changes: {},
    createdAt: use.clock.now().toISOString(),
  });
});

test('another tenant sees nothing of it, nor may name it', async () => {
  const [owner, other] = [await anOwner(use), await anOwner(use)];
  const park = await aPark(use, owner);
  expect((await listed(other)).filter(({ recordId }) => recordId === park._id)).toEqual([]);
  const named = `/audit/accounts?profileRegistrationId=${owner.organisationId}`;
  expect((await use.call('GET', named, undefined, other)).status).toBe(403);
});

test('the admin sees all tenants and the platform, or the one that is named', async () => {
  const [owner, admin] = [await anOwner(use), await anAdmin(use)];
  await use.call('POST', '/category/add', { name: 'Waterfalls' }, admin);
  expect(only(await listed(admin, '?noun=category'))).toMatchObject({
    recordName: 'Waterfalls',
    organisationName: null,
  });
  expect(await listed(owner, '?noun=category')).toEqual([]);
  const one = await listed(admin, `?profileRegistrationId=${owner.organisationId}`);
  expect(only(one)).toMatchObject({ recordId: owner.organisationId });
});

test('the list is narrowed by noun, account and days, and comes in pages with its count', async () => {
  const [owner, admin] = [await anOwner(use), await anAdmin(use)];
  use.clock.set('2027-02-01T18:29:00.000Z'); // 23:59 in Kolkata
  const { token } = (
    await use.call('POST', '/profileregistration/login', { email: owner.email, password: 'correct horse' })
  ).json;
  await aPark(use, { token }, { parkName: 'Last minute' });
  use.clock.advance(2);
  await aPark(use, { token }, { parkName: 'Next day' });
  const names = async (query: string) => (await listed({ token }, query)).map(({ recordName }) => recordName);
  expect(await names('?startDate=2027-02-01&endDate=2027-02-01')).toEqual(['Last minute']);
  expect(await names('?noun=park')).toEqual(['Next day', 'Last minute']);
  expect(await names(`?accountId=${admin.organisationId}`)).toEqual([]);
  const page = await use.call('GET', '/audit/list?noun=park&page=2&limit=1', undefined, { token });
  expect([page.json[0].recordName, page.headers['x-total-count']]).toEqual(['Last minute', '2']);
  expect((await use.call('GET', '/audit/list?startDate=soon', undefined, { token })).status).toBe(400);
  const accounts = await use.call('GET', '/audit/accounts', undefined, { token });
  expect(accounts.json).toEqual([{ accountId: owner.organisationId, accountName: 'Asha Rao', role: 'owner' }]);
});

test('entries are sorted by any column, and by no other', async () => {
  const owner = await anOwner(use);
  for (const parkName of ['Zoo', 'Aviary', 'Lake']) await aPark(use, owner, { parkName });
  await expectOrders(async (asked) => {
    const query = new URLSearchParams(asked);
    const { status, json } = await use.call('GET', `/audit/list?noun=park&${query}`, undefined, owner);
    return status === 200 ? json.map(({ id }: { id: string }) => id) : null;
  }, AUDIT_SORTS);
  const names = (await listed(owner, '?noun=park&sort=what')).map(({ recordName }) => recordName);
  expect(names).toEqual(['Aviary', 'Lake', 'Zoo']);
});
