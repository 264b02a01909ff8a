import { expect, test } from 'vitest';
import { aCounter } from '#server/counters/factory.ts';
import { anInspector, inspectorForm } from '#server/inspectors/factory.ts';
import { SAY } from '#server/kernel/words/catalogues.ts';
import { anOwner, PASSWORD, registration } from '#server/organisations/factory.ts';
import { createAdmin, ensureFirstAdmin } from '#server/organisations/service.ts';
import { aPark } from '#server/parks/factory.ts';
import { aRecord, FORMS } from '#server/testing/catalogue.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const use = useTestApp();
const NEW = 'another password';

const isIn = async (token: string) => (await use.call('GET', '/auth/me', undefined, { token })).status === 200;
const change = (token: string, currentPassword: string, newPassword = NEW) =>
  use.call('POST', '/auth/changepassword', { currentPassword, newPassword }, { token });

async function anyCounter() {
  const bank = await anOwner(use, { registrationType: 'loan' });
  const counter = await aCounter(use, bank, (await aRecord(use, bank, '/branch', FORMS.branch()))._id);
  return { ...counter, bank };
}
const login = (path: string, who: object) => async (password: string) =>
  (await use.call('POST', path, { ...who, password })).json.token as string | undefined;

/** Somebody of each kind of staff, with their record, its owner, and a way to sign in again. */
async function everyStaff() {
  const owner = await anOwner(use);
  const { bank, ...counter } = await anyCounter();
  const inspector = await anInspector(use, owner, (await aPark(use, owner))._id);
  const [asInspector, asCounter] = [{ email: inspector.email }, { counterMobile: counter.mobile }];
  return [
    { owner, token: inspector.token, record: `/user/${inspector.id}`, signIn: login('/user/login', asInspector) },
    {
      ...{ owner: bank, token: counter.token, record: `/counterlogin/${counter.id}` },
      signIn: login('/counterlogin/login', asCounter),
    },
  ];
}

/** Somebody of each kind of account, with a way to sign in again. */
async function everyKind() {
  const { token, email } = await anOwner(use);
  return [{ token, signIn: login('/profileregistration/login', { email }) }, ...(await everyStaff())];
}

test('a new password, switching off and removal each sign staff out at once', async () => {
  for (const { owner, token, record, signIn } of await everyStaff()) {
    const put = (change: object) => use.call('PUT', record, change, owner);
    await put({ password: '' });
    expect(await isIn(token)).toBe(true);
    await put({ password: NEW });
    expect([await isIn(token), await signIn(PASSWORD)]).toEqual([false, undefined]);
    const second = (await signIn(NEW)) as string;
    await put({ status: false });
    expect([await isIn(second), await signIn(NEW)]).toEqual([false, undefined]);
    await put({ status: true });
    expect(await isIn(second)).toBe(false);
    const third = (await signIn(NEW)) as string;
    expect((await use.call('DELETE', record, undefined, owner)).json).toMatchObject({ deleted: true });
    expect([await isIn(third), await signIn(NEW)]).toEqual([false, undefined]);
  }
});

test('a new password counts at once, ends every other session of the account, and keeps this one', async () => {
  for (const { token, signIn } of await everyKind()) {
    const others = [await signIn(PASSWORD), await signIn(PASSWORD)] as string[];
    const changed = await change(token, PASSWORD);
    expect([changed.status, changed.json]).toEqual([200, { signedOut: 2 }]);
    expect(await Promise.all([token, ...others].map(isIn))).toEqual([true, false, false]);
    expect(await signIn(PASSWORD)).toBeUndefined();
    expect(await signIn(NEW)).toMatch(/^[\w-]{43}$/);
  }
});

test('a wrong current password and a short new one are told beside their fields, and change nothing', async () => {
  const { token, email } = await anOwner(use);
  const wrong = await change(token, 'not this one');
  const message = 'This is not your current password.';
  expect([wrong.status, wrong.json.issues]).toEqual([400, [{ field: 'currentPassword', message }]]);
  const short = await change(token, PASSWORD, 'seven77');
  expect(short.json.issues).toEqual([{ field: 'newPassword', message: 'Please use at least 8 characters' }]);
  const login = await use.call('POST', '/profileregistration/login', { email, password: PASSWORD });
  expect(login.status).toBe(200);
});

const COMMON = /^Many people use this password/;

test('a password that anybody would guess is refused wherever one is chosen, beside its field, and changes nothing', async () => {
  const [owner, bank] = [await anOwner(use), await anOwner(use, { registrationType: 'loan' })];
  const park = await aPark(use, owner);
  const branch = await aRecord(use, bank, '/branch', FORMS.branch());
  const inspector = await anInspector(use, owner, park._id);
  const counter = await aCounter(use, bank, branch._id);
  const weak = { password: 'password1' };
  const form = inspectorForm(park._id, { email: inspector.email, ...weak });
  const refused = [
    await use.call('POST', '/profileregistration/add', registration(weak)),
    await use.call('POST', '/user/userregister', inspectorForm(park._id, weak), owner),
    await use.call('PUT', `/user/${inspector.id}`, form, owner),
    await use.call('POST', '/counterlogin/add', FORMS.counter(branch._id, weak), bank),
    await use.call('PUT', `/counterlogin/${counter.id}`, FORMS.counter(branch._id, weak), bank),
    await change(owner.token, PASSWORD, weak.password),
  ];
  const told = refused.map(({ status, json }) => [status, json.issues[0].field, COMMON.test(json.message)]);
  expect(told.slice(0, -1)).toEqual(Array(5).fill([400, 'password', true]));
  expect(told.at(-1)).toEqual([400, 'newPassword', true]);
  expect(await Promise.all([owner, inspector, counter].map(({ token }) => isIn(token)))).toEqual([true, true, true]);
});

test('nobody chooses their own e-mail or mobile number', async () => {
  for (const [{ token }, own] of [
    await anOwner(use).then((owner) => [owner, owner.email] as const),
    await anyCounter().then((counter) => [counter, counter.mobile] as const),
  ]) {
    const { status, json } = await change(token, PASSWORD, own);
    expect([status, json.message]).toEqual([400, expect.stringContaining('is no secret')]);
  }
});

test('an admin is not made with a password that anybody would guess, nor with a short one', async () => {
  for (const [password, words] of [
    ['password1', COMMON],
    ['short', /^For password, please use at least 8 characters/],
  ] as const) {
    const refused = await createAdmin(use.deps, { email: 'weak@pravesh.example', password }).catch((error) => error);
    expect(SAY.en(refused.refusal)).toMatch(words);
  }
  const config = { ...use.deps.config, admin: { email: 'weak@pravesh.example', password: 'password1' } };
  await expect(ensureFirstAdmin({ ...use.deps, config })).rejects.toThrow(
    /^ADMIN_EMAIL or ADMIN_PASSWORD: Many people/,
  );
});

test('ten wrong current passwords close the change for a while; right ones never count', async () => {
  const { token } = await anOwner(use);
  for (let round = 0; round < 12; round += 1) expect((await change(token, PASSWORD, PASSWORD)).status).toBe(200);
  const burst = await Promise.all(Array.from({ length: 13 }, () => change(token, 'wrong')));
  expect(burst.filter(({ status }) => status === 400)).toHaveLength(10);
  expect((await change(token, PASSWORD)).status).toBe(429);
});

test('of two changes at once with the same current password one wins', async () => {
  const { token, email } = await anOwner(use);
  const words = ['the first password', 'the other password'];
  const both = await Promise.all(words.map((next) => change(token, PASSWORD, next)));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  const winner = words[both.findIndex(({ status }) => status === 200)];
  const login = await use.call('POST', '/profileregistration/login', { email, password: winner });
  expect(login.status).toBe(200);
});

test('signing out everywhere ends every session of the account, this one too, and no other account', async () => {
  const stranger = await anOwner(use);
  for (const { token, signIn } of await everyKind()) {
    const others = [await signIn(PASSWORD), await signIn(PASSWORD)] as string[];
    const { json } = await use.call('POST', '/auth/signouteverywhere', {}, { token });
    expect(json).toEqual({ signedOut: 3 });
    expect(await Promise.all([token, ...others].map(isIn))).toEqual([false, false, false]);
  }
  expect(await isIn(stranger.token)).toBe(true);
});

test('somebody sees where they are signed in, and which of it is here', async () => {
  const { token, email } = await anOwner(use);
  const sessions = async () => (await use.call('GET', '/auth/sessions', undefined, { token })).json;
  use.clock.advance(5);
  await use.call('POST', '/profileregistration/login', { email, password: PASSWORD });
  use.clock.advance(5);
  const all = await sessions();
  expect(all).toHaveLength(2);
  expect(all[0]).toMatchObject({ current: true, lastUsedAt: use.clock.now().toISOString() });
  expect(all[1].current).toBe(false);
  expect(all[1].createdAt).toBe(all[1].lastUsedAt);
  use.clock.advance(11 * 60);
  await sessions();
  use.clock.advance(2 * 60);
  expect(await sessions()).toMatchObject([{ current: true }]);
});
