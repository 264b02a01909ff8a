import { describe, expect, test } from 'vitest';
import { credentialForm } from '#server/gateway-credentials/factory.ts';
import { inspectorForm } from '#server/inspectors/factory.ts';
import { anOwner, type Owner } from '#server/organisations/factory.ts';
import { parkForm } from '#server/parks/factory.ts';
import { anAdmin } from '#server/testing/admin.ts';
import { aRecord, FORMS } from '#server/testing/catalogue.ts';
import { anOwnerOf, CATALOGUE } from '#server/testing/catalogue-nouns.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const use = useTestApp({ config: { rateLimitScale: 100 } });
const NO_ID = '0'.repeat(26);
const idsOf = (rows: { _id: string }[]) => rows.map(({ _id }) => _id);

describe.each(CATALOGUE.map((noun) => [noun.path, noun] as const))('%s', (path, noun) => {
  const add = async (owner: Owner, more: object = {}) => aRecord(use, owner, path, await noun.form(use, owner, more));

  test('an owner finds its own records only, newest first and page by page', async () => {
    const [one, two] = [await anOwnerOf(use, noun), await anOwnerOf(use, noun)];
    const mine: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      use.clock.advance(1);
      mine.unshift((await add(one))._id);
    }
    const theirs = await add(two);
    const { token, organisationId } = one;
    const own = { profileRegistrationId: organisationId };
    const lists = [
      await use.call('GET', `${path}/list`, undefined, { token }),
      await use.call('POST', `${path}/get`, { profileRegistrationId: null }, { token }),
      await use.call('POST', `${path}/get`, own, { token }),
      await use.call('POST', `${path}/listbyprofileid`, own, { token }),
      await use.call('POST', `${path}/list/${organisationId}`, {}, { token }),
      await use.call('POST', `${path}/find`, {}, { token }),
    ];
    for (const { json } of lists) expect(idsOf(json)).toEqual(mine);
    const second = await use.call('POST', `${path}/get`, { page: 2, limit: 2 }, { token });
    expect([idsOf(second.json), second.headers['x-total-count']]).toEqual([[mine[2]], '3']);
    const named = await use.call('POST', `${path}/find`, { [noun.nameField]: theirs[noun.nameField] }, { token });
    expect(named.json).toEqual([]);
    const found = await use.call('POST', `${path}/find`, { _id: mine[1] }, { token });
    expect(idsOf(found.json)).toEqual([mine[1]]);
  });

  test('an unknown form of a value is refused by find, and quotes are only text', async () => {
    const { token } = await anOwnerOf(use, noun);
    const wrong = await use.call('POST', `${path}/find`, { [noun.nameField]: { $ne: '' } }, { token });
    expect(wrong.status).toBe(400);
    const text = await use.call('POST', `${path}/find`, { [noun.nameField]: "' or 1=1 --" }, { token });
    expect([text.status, text.json]).toEqual([200, []]);
  });

  test('what is of another tenant can neither be listed, changed nor removed', async () => {
    const [one, two] = [await anOwnerOf(use, noun), await anOwnerOf(use, noun)];
    const theirs = await add(two);
    const call = (...[method, to, body]: Parameters<typeof use.call>) => use.call(method, to, body, one);
    const foreign = { profileRegistrationId: two.organisationId };
    expect((await call('POST', `${path}/list/${two.organisationId}`, {})).status).toBe(403);
    for (const to of ['get', 'find', 'add'])
      expect((await call('POST', `${path}/${to}`, { ...(await noun.form(use, one)), ...foreign })).status).toBe(403);
    const form = await noun.form(use, one);
    const refusals = [
      await call('PUT', `${path}/${theirs._id}`, form),
      await call('PUT', `${path}/${NO_ID}`, form),
      await call('DELETE', `${path}/${theirs._id}`),
      await call('DELETE', `${path}/${NO_ID}`),
    ];
    expect(new Set(refusals.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(refusals[0]?.status).toBe(404);
    const still = await use.call('GET', `${path}/${theirs._id}`, undefined, two);
    expect(still.json).toEqual(theirs);
  });

  test('visitors read what is public, and another owner no more than they', async () => {
    const [one, two] = [await anOwnerOf(use, noun), await anOwnerOf(use, noun)];
    const { _id } = await add(one);
    const list = await use.call('GET', `${path}/list`);
    expect(list.status).toBe(noun.publicList ? 200 : 401);
    if (noun.publicList) expect(idsOf(list.json)).toContain(_id);
    const visited = await use.call('GET', `${path}/${_id}`);
    expect(visited.status).toBe(noun.publicOne ? 200 : 401);
    const others = await use.call('GET', `${path}/${_id}`, undefined, two);
    expect(others.status).toBe(noun.publicOne ? 200 : 404);
    if (noun.publicOne) expect(others.json).toEqual(visited.json);
    expect((await use.call('GET', `${path}/${NO_ID}`, undefined, one)).status).toBe(404);
  });

  test('an organisation of another trade adds none', async () => {
    const form = await noun.form(use, await anOwnerOf(use, noun));
    const stranger = await anOwner(use, {
      registrationType: noun.registrationType === 'coaching' ? 'loan' : 'coaching',
    });
    const refused = await use.call('POST', `${path}/add`, form, stranger);
    expect(refused.status).toBe(path === '/advatagement' ? 400 : 403);
  });

  test('a whole form can be sent as a change, and what is removed is gone', async () => {
    const owner = await anOwnerOf(use, noun);
    const { token } = owner;
    const before = await add(owner);
    const form = await noun.form(use, owner, { [noun.nameField]: '  New name ' });
    const changed = await use.call('PUT', `${path}/${before._id}`, form, { token });
    expect(changed.status).toBe(200);
    expect(changed.json).toMatchObject({ _id: before._id, [noun.nameField]: 'New name', createdAt: before.createdAt });
    const removed = await use.call('DELETE', `${path}/${before._id}`, undefined, { token });
    expect(removed.json).toEqual({ _id: before._id, id: before._id, deleted: true });
    expect((await use.call('GET', `${path}/${before._id}`, undefined, { token })).status).toBe(404);
    expect((await use.call('DELETE', `${path}/${before._id}`, undefined, { token })).status).toBe(404);
    expect((await use.call('POST', `${path}/get`, {}, { token })).json).toEqual([]);
  });

  test('the admin sees and changes all, and says whose a new record is', async () => {
    const [{ token }, owner] = [await anAdmin(use), await anOwnerOf(use, noun)];
    const { _id } = await add(owner);
    const all = await use.call('POST', `${path}/get`, { profileRegistrationId: null }, { token });
    expect(idsOf(all.json)).toContain(_id);
    const one = await use.call('POST', `${path}/list/${owner.organisationId}`, {}, { token });
    expect(idsOf(one.json)).toEqual([_id]);
    const form = await noun.form(use, owner, { [noun.nameField]: 'By admin' });
    const changed = await use.call('PUT', `${path}/${_id}`, form, { token });
    expect(changed.json).toMatchObject({ [noun.nameField]: 'By admin', profileRegistrationId: owner.organisationId });
    const named = { ...form, profileRegistrationId: owner.organisationId };
    const added = await use.call('POST', `${path}/add`, named, { token });
    expect([added.status, added.json.profileRegistrationId]).toEqual([201, owner.organisationId]);
    const stranger = await anOwner(use, { registrationType: noun.registrationType === 'loan' ? 'doctor' : 'loan' });
    for (const profileRegistrationId of [stranger.organisationId, NO_ID]) {
      const refused = await use.call('POST', `${path}/add`, { ...form, profileRegistrationId }, { token });
      expect(refused.status).toBe(400);
    }
  });
});

test('the admin says whose a park is, and who inspects, counts and pays there', async () => {
  const [{ token }, owner, other] = [await anAdmin(use), await anOwner(use), await anOwner(use)];
  const bank = await anOwner(use, { registrationType: 'loan' });
  const whose = { profileRegistrationId: owner.organisationId };
  const added = async (path: string, form: object) => (await use.call('POST', path, form, { token })).json;
  const park = await added('/park/add', parkForm(whose));
  const branch = await added('/branch/add', FORMS.branch({ profileRegistrationId: bank.organisationId }));
  const records = [
    [park, owner],
    [await added('/user/userregister', inspectorForm(park._id, whose)), owner],
    [await added('/coupon/add', FORMS.coupon(park._id, whose)), owner],
    [await added('/configuration/add', credentialForm(park._id, whose)), owner],
    [branch, bank],
    [await added('/counterlogin/add', FORMS.counter(branch._id, { profileRegistrationId: bank.organisationId })), bank],
  ];
  for (const [record, { organisationId }] of records) expect(record.profileRegistrationId).toBe(organisationId);
  const wrong = { profileRegistrationId: other.organisationId };
  for (const [path, form] of [
    ['/user/userregister', inspectorForm(park._id, wrong)],
    ['/coupon/add', FORMS.coupon(park._id, wrong)],
    ['/configuration/add', credentialForm(park._id, wrong)],
    ['/counterlogin/add', FORMS.counter(branch._id, wrong)],
  ] as const)
    expect([path, (await use.call('POST', path, form, { token })).status]).toEqual([path, 400]);
  const unnamed = await use.call('POST', '/park/add', parkForm(), { token });
  expect(unnamed.json.message).toBe('Please say which organisation the park belongs to.');
});

test.each([
  ['/user', '/userregister', 'park', inspectorForm],
  ['/coupon', '/add', 'park', FORMS.coupon],
  ['/advatagement', '/add', 'park', FORMS.advertisement],
  ['/configuration', '/add', 'park', credentialForm],
  ['/counterlogin', '/add', 'loan', FORMS.counter],
] as const)(
  '%s is of a place of its own organisation, which the admin names by the place alone',
  async (path, add, kind, form) => {
    const [one, two] = [await anOwner(use, { registrationType: kind }), await anOwner(use, { registrationType: kind })];
    const aPlace = (owner: Owner) =>
      kind === 'park' ? aRecord(use, owner, '/park', parkForm()) : aRecord(use, owner, '/branch', FORMS.branch());
    const [own, foreign] = [await aPlace(one), await aPlace(two)];
    const mine = await aRecord(use, one, path, form(own._id), add);
    const answers = [
      await use.call('POST', path + add, form(foreign._id), one),
      await use.call('PUT', `${path}/${mine._id}`, form(foreign._id), one),
    ];
    const message = kind === 'park' ? 'park name is required' : 'branch Name is required';
    for (const answer of answers) expect(answer).toMatchObject({ status: 400, json: { message } });
    const placed = await use.call('POST', path + add, form(foreign._id), await anAdmin(use));
    expect(placed.json.profileRegistrationId).toBe(two.organisationId);
  },
);

test('who names somebody else on a public list reads it as a visitor does', async () => {
  const [one, two] = [
    await anOwner(use, { registrationType: 'doctor' }),
    await anOwner(use, { registrationType: 'doctor' }),
  ];
  const mine = await aRecord(use, one, '/doctor', FORMS.doctor());
  const theirs = await aRecord(use, two, '/doctor', FORMS.doctor());
  const ask = (profileRegistrationId: string | null, token?: string) =>
    use.call('POST', '/doctor/listbyprofileid', { profileRegistrationId }, { token });
  expect((await ask(two.organisationId, one.token)).json).toEqual([theirs]);
  expect((await ask(two.organisationId)).json).toEqual([theirs]);
  expect((await ask(null, one.token)).json).toEqual([mine]);
  expect(idsOf((await ask(null)).json)).toEqual(expect.arrayContaining([mine._id, theirs._id]));
  const own = await use.call('GET', '/doctor/list', undefined, two);
  expect(own.json).toEqual([theirs]);
});
