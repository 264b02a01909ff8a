import { afterAll, beforeEach, expect, test } from 'vitest';
import { anInspector, inspectorForm } from '#server/inspectors/factory.ts';
import { mailsSettled, smtpMailer } from '#server/kernel/operations/mail.ts';
import { anOwner, PASSWORD } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { anAdmin } from '#server/testing/admin.ts';
import { startMailServer } from '#server/testing/servers/mail-server.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { forgetOldLinks } from './service.ts';

const server = await startMailServer();
afterAll(server.close);
const mail = smtpMailer(server.url, 'Pravesh <no-reply@pravesh.example>');
const logged: string[] = [];
const use = useTestApp({
  deps: { mail },
  config: { logLevel: 'info' },
  logTo: { write: (line) => void logged.push(line) },
});
beforeEach(async () => {
  await mailsSettled(mail);
  server.mails.length = 0;
  // A window of the limits of its own for each test.
  use.clock.advance(60);
});

const NEW = 'another password';
const LINK = /http:\/\/pravesh\.test\/[\w-]+\/newpassword\?token=([\w-]+)/;
const isIn = async (token: string) => (await use.call('GET', '/auth/me', undefined, { token })).status === 200;
const login = async (email: string, password: string, path = '/profileregistration/login') =>
  (await use.call('POST', path, { email, password })).status;

/** Asks for a link and waits until every mail is out. */
async function forget(email: string, more: object = {}) {
  const answer = await use.call('POST', '/auth/forgotpassword', { email, ...more });
  await mailsSettled(mail);
  return answer;
}
const tokenOf = (at = 0): string => LINK.exec(server.mails.at(at)?.text ?? '')?.[1] ?? '';
const spend = (token: string, password = NEW) => use.call('POST', '/auth/newpassword', { token, password });

test('a forgotten password: a link comes by mail, works once, and ends every session; then a mail tells of it', async () => {
  const { token, email } = await anOwner(use);
  await forget(email.toUpperCase(), { product: 'zoo' });
  expect(server.mails).toMatchObject([{ to: email, subject: 'Choose a new password for Pravesh' }]);
  expect(server.mails[0]?.text).toContain('http://pravesh.test/zoo/newpassword?token=');
  const secret = tokenOf();
  const works = async () => (await use.call('POST', '/auth/passwordlink', { token: secret })).json;
  expect([await works(), await works()]).toEqual([{ works: true }, { works: true }]);
  expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
  expect(await isIn(token)).toBe(true);
  expect((await spend(secret)).json).toEqual({ role: 'owner' });
  expect([await isIn(token), await login(email, PASSWORD), await login(email, NEW)]).toEqual([false, 401, 200]);
  await mailsSettled(mail);
  expect(server.mails[1]).toMatchObject({ to: email, subject: 'Your password for Pravesh was changed' });
  const again = await spend(secret, 'a third password');
  expect([again.status, again.json.code, await works()]).toEqual([409, 'EXPIRED', { works: false }]);
  expect(await login(email, NEW)).toBe(200);
});

test('a link is not spent by a password that anybody would guess; who spends it is known from then on', async () => {
  const { email } = await anOwner(use);
  await forget(email);
  for (const weak of ['password1', email]) {
    const { status, json } = await spend(tokenOf(), weak);
    expect([status, json.issues[0].field]).toEqual([400, 'password']);
  }
  const spent = await spend(tokenOf());
  expect([spent.status, String(spent.headers['set-cookie'])]).toEqual([200, expect.stringMatching(/^pravesh_device=/)]);
});

test('whether an e-mail has an account shows in no answer, and nobody without one gets a mail', async () => {
  const { email } = await anOwner(use);
  const known = await forget(email);
  const unknown = await forget('nobody@parks.example');
  expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
  expect(server.mails.map(({ to }) => to)).toEqual([email]);
});

test('of two who spend one link at once one wins', async () => {
  const { email } = await anOwner(use);
  await forget(email);
  const words = ['the first password', 'the other password'];
  const both = await Promise.all(words.map((password) => spend(tokenOf(), password)));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  for (const [at, password] of words.entries())
    expect(await login(email, password)).toBe(both[at]?.status === 200 ? 200 : 401);
});

test('control: two links that are both good let both in', async () => {
  const [one, two] = [await anOwner(use), await anOwner(use)];
  await forget(one.email);
  await forget(two.email);
  const both = await Promise.all([tokenOf(0), tokenOf(1)].map((token) => spend(token)));
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
});

test('a link is over after an hour, after a newer one, after another password and another e-mail', async () => {
  const owner = await anOwner(use);
  await forget(owner.email);
  await forget(owner.email);
  expect((await spend(tokenOf(0))).status).toBe(409);
  use.clock.advance(60);
  expect((await spend(tokenOf(1))).status).toBe(409);
  await forget(owner.email);
  const { token } = owner;
  await use.call('POST', '/auth/changepassword', { currentPassword: PASSWORD, newPassword: NEW }, { token });
  expect((await spend(tokenOf(2))).status).toBe(409);
  const { _id: parkId } = await aPark(use, owner);
  const inspector = await anInspector(use, owner, parkId);
  // The mail about the owner's new password is out before the box is emptied.
  await mailsSettled(mail);
  server.mails.length = 0;
  await forget(inspector.email);
  const moved = inspectorForm(parkId, { password: '' });
  await use.call('PUT', `/user/${inspector.id}`, moved, { token });
  expect((await spend(tokenOf())).status).toBe(409);
});

test('an inspector gets a link as well; one who is off gets none, and a link that is under way is worth nothing', async () => {
  const owner = await anOwner(use);
  const { _id: parkId } = await aPark(use, owner);
  const inspector = await anInspector(use, owner, parkId);
  const form = inspectorForm(parkId, { email: inspector.email, password: '' });
  const set = (status: boolean) => use.call('PUT', `/user/${inspector.id}`, { ...form, status }, owner);
  await forget(inspector.email);
  await set(false);
  expect((await spend(tokenOf())).status).toBe(409);
  await forget(inspector.email);
  expect(server.mails).toHaveLength(1);
  await set(true);
  expect((await spend(tokenOf())).status).toBe(200);
  expect(await login(inspector.email, NEW, '/user/login')).toBe(200);
});

test('five links an hour to one e-mail, whether or not it has an account', async () => {
  const { email } = await anOwner(use);
  for (const address of [email, 'nobody@parks.example']) {
    const burst = await Promise.all(Array.from({ length: 7 }, () => forget(address)));
    expect(burst.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 429, 429]);
  }
  await mailsSettled(mail);
  expect(server.mails).toHaveLength(5);
});

test('the area that a mail leads back to is one plain word of a path', async () => {
  for (const product of ['a/b', '..', 'x'.repeat(41), '//evil.example', ''])
    expect((await forget('asha@zoo.example', { product })).status, product).toBe(400);
});

test('the admin mails somebody a link, by id or by e-mail', async () => {
  const [{ token }, owner] = [await anAdmin(use), await anOwner(use)];
  const reset = (body: object) => use.call('POST', '/auth/resetpassword', body, { token });
  expect((await reset({ accountId: owner.organisationId })).json).toEqual({ sent: true, link: null });
  expect((await reset({ email: owner.email })).json).toEqual({ sent: true, link: null });
  await mailsSettled(mail);
  expect(server.mails.map(({ to }) => to)).toEqual([owner.email, owner.email]);
  expect((await reset({ accountId: '0'.repeat(26) })).status).toBe(404);
  expect(await reset({})).toMatchObject({ status: 400, json: { message: 'Please say whose password it is.' } });
});

test('an owner mails an inspector of its own a link, and nobody else', async () => {
  const [owner, other] = [await anOwner(use), await anOwner(use)];
  const inspector = await anInspector(use, owner, (await aPark(use, owner))._id);
  const reset = (body: object, { token } = owner) => use.call('POST', '/auth/resetpassword', body, { token });
  for (const body of [{ accountId: owner.organisationId }, { email: owner.email }, { email: inspector.email }])
    expect((await reset(body)).status).toBe(404);
  expect((await reset({ accountId: inspector.id }, other)).status).toBe(404);
  expect((await reset({ accountId: inspector.id })).json).toEqual({ sent: true, link: null });
  await mailsSettled(mail);
  expect(server.mails.map(({ to }) => to)).toEqual([inspector.email]);
  expect((await spend(tokenOf())).status).toBe(200);
  expect(await login(inspector.email, NEW, '/user/login')).toBe(200);
});

test('links that are over are forgotten, live ones are not', async () => {
  const [{ email }, other] = [await anOwner(use), await anOwner(use)];
  await forget(email);
  use.clock.advance(59);
  await forget(other.email);
  use.clock.advance(1);
  await forgetOldLinks(use.deps);
  const rows = await use.database.asOwner('select account_id from password_link');
  expect(rows).toEqual([{ account_id: other.organisationId }]);
});

test('only the hash of a link is stored, and no log line holds a link, a password or an address', async () => {
  const { email } = await anOwner(use);
  await forget(email);
  const secret = tokenOf();
  const rows = await use.database.asOwner('select row_to_json(password_link)::text as row from password_link');
  expect(rows).not.toEqual([]);
  expect(JSON.stringify(rows)).not.toContain(secret);
  await spend(secret);
  await mailsSettled(mail);
  expect(logged.join('')).toContain('/api/auth/newpassword');
  for (const word of [secret, NEW, email]) expect(logged.join('')).not.toContain(word);
});

test('a mail greets by name, but carries nobody’s words to somebody who never asked: no address, no line of its own', async () => {
  const greeted = async (name: string) => {
    server.mails.length = 0;
    const { email } = await anOwner(use, { name });
    await forget(email);
    return server.mails[0]?.text?.split(/\r?\n/)[0];
  };
  expect(await greeted('Dr. Rao & Sons (Pune)')).toBe('Hello Dr. Rao & Sons (Pune),');
  for (const name of [
    'You won: https://evil.example',
    'evil.example',
    'Asha\n\nPlease call 99999 99999',
    'a@evil.example',
  ])
    expect([name, await greeted(name)]).toEqual([name, 'Hello,']);
});
