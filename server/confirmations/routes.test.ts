import { afterAll, beforeEach, expect, test } from 'vitest';
import { text } from '#contract/kernel/text.ts';
import { mailsSettled, smtpMailer } from '#server/kernel/operations/mail.ts';
import { SAY } from '#server/kernel/words/catalogues.ts';
import { anOwner, type Owner } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { anAdmin } from '#server/testing/admin.ts';
import { aRecord, FORMS } from '#server/testing/catalogue.ts';
import { anOwnerOf, CATALOGUE } from '#server/testing/catalogue-nouns.ts';
import { startMailServer } from '#server/testing/servers/mail-server.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { peopleForm } from '#server/tickets/factory.ts';

const server = await startMailServer();
afterAll(server.close);
const mail = smtpMailer(server.url, 'Pravesh <no-reply@pravesh.example>');
const use = useTestApp({ deps: { mail }, config: { confirmRegistration: true, rateLimitScale: 1 } });
beforeEach(async () => {
  await mailsSettled(mail);
  server.mails.length = 0;
  // A window of the limits of its own for each test.
  use.clock.advance(60);
});

const LINK = /http:\/\/pravesh\.test\/pravesh\/confirm\?token=([\w.-]+)/;

/** The token of the newest mail to an owner. */
async function tokenFor({ email }: Owner): Promise<string> {
  await mailsSettled(mail);
  const last = server.mails.filter(({ to }) => to === email).at(-1);
  return LINK.exec(last?.text ?? '')?.[1] ?? '';
}
const confirm = (token: string) => use.call('POST', '/confirmation/add', { token });
const again = (owner: Owner) => use.call('POST', '/confirmation/mail', {}, owner);
const confirmed = async (owner: Owner) =>
  (await use.call('GET', '/profileregistration/list', undefined, owner)).json[0].confirmed;

test.each(CATALOGUE.filter(({ publicOne }) => publicOne))(
  'visitors find no $path before, and find it after',
  async (noun) => {
    const owner = await anOwnerOf(use, noun);
    const { _id } = await aRecord(use, owner, noun.path, await noun.form(use, owner));
    const seen = async () => {
      const listed = (await use.call('GET', `${noun.path}/list`)).json.some((one: { _id: string }) => one._id === _id);
      return [(await use.call('GET', `${noun.path}/${_id}`)).status, listed];
    };
    expect(await seen()).toEqual([404, false]);
    expect((await use.call('POST', `${noun.path}/get`, {}, owner)).json).toMatchObject([{ _id }]);
    expect((await confirm(await tokenFor(owner))).json).toEqual({ name: expect.any(String) });
    expect(await seen()).toEqual([200, true]);
  },
);

const bookings = async (parkId: string) =>
  (await use.database.asOwner('select id from booking where park_id = $1', [parkId])).length;

test('nobody books what is not confirmed, not even at the counter; after the press everybody does', async () => {
  const owner = await anOwner(use);
  const park = await aPark(use, owner);
  const book = async (more: object = {}) =>
    (await use.call('POST', '/ticketbooking/add', peopleForm(park, 1), more)).status;
  expect(await book()).toBeGreaterThanOrEqual(400);
  expect(await book(owner)).toBeGreaterThanOrEqual(400);
  expect(await bookings(park._id)).toBe(0);
  await confirm(await tokenFor(owner));
  use.clock.advance(1);
  expect(await book()).toBe(201);
});

const EXPIRED = { status: 409, json: { code: 'EXPIRED' } };

test('a forged link, one of another organisation and one of an older e-mail confirm nothing', async () => {
  const [owner, other] = [await anOwner(use), await anOwner(use)];
  const token = await tokenFor(owner);
  const [id = '', seal = ''] = token.split('.');
  const [, foreign] = (await tokenFor(other)).split('.');
  for (const wrong of [
    `${id}.${foreign}`,
    `${id}.`,
    id,
    `${id}.${seal.slice(1)}`,
    `${other.organisationId}.${seal}`,
    'é.é',
  ])
    expect(await confirm(wrong), wrong).toMatchObject(EXPIRED);
  expect((await confirm('')).status).toBe(400);
  expect(await confirmed(owner)).toBe(false);
  await use.database.asOwner(`update organisation set email = 'new-' || email where id = $1`, [owner.organisationId]);
  expect(await confirm(token)).toMatchObject(EXPIRED);
  expect(await confirmed(owner)).toBe(false);
});

test('a link that is used again, also by two at once, is answered alike and written down once', async () => {
  const owner = await anOwner(use);
  const token = await tokenFor(owner);
  const answers = await Promise.all([confirm(token), confirm(token)]);
  expect([...answers, await confirm(token)].map(({ status }) => status)).toEqual([200, 200, 200]);
  const { json } = await use.call('GET', '/audit/list', undefined, owner);
  expect(json.filter((entry: object) => JSON.stringify(entry).includes('confirmed'))).toHaveLength(1);
});

test('opening the link confirms nothing: only the call of its button does', async () => {
  const owner = await anOwner(use);
  const token = await tokenFor(owner);
  expect((await use.call('GET', `/confirmation/add?token=${token}`)).status).toBe(405);
  expect(await confirmed(owner)).toBe(false);
});

test('an owner has the mail sent again, five times in an hour; who is confirmed gets none', async () => {
  const owner = await anOwner(use);
  const first = await tokenFor(owner);
  for (let count = 0; count < 5; count += 1)
    expect((await again(owner)).json).toEqual({ message: `A link is on its way to ${owner.email}.` });
  expect(await again(owner)).toMatchObject({ status: 429, json: { code: 'TOO_MANY_REQUESTS' } });
  expect(await tokenFor(owner)).toBe(first);
  expect(server.mails).toHaveLength(6);
  await confirm(first);
  expect((await again(owner)).json).toEqual({ message: 'Your e-mail is confirmed already.' });
});

test('what is published before is kept and says so, nobody else sees it; the first steps begin with it', async () => {
  const owner = await anOwner(use, { registrationType: 'exbhition' });
  const show = await aRecord(use, owner, '/exbhition', { ...FORMS.exhibition(), published: true });
  const lacks = async () => (await use.call('GET', `/offering/exhibition/${show._id}`, undefined, owner)).json.missing;
  expect(await lacks()).toEqual([{ field: 'confirm', message: SAY.en(text('offerings.unconfirmed')) }]);
  const seen = async () => (await use.call('GET', `/exbhition/${show._id}`)).status;
  expect(await seen()).toBe(404);
  const steps = async () => (await use.call('GET', '/onboarding/steps', undefined, owner)).json;
  expect(await steps()).toMatchObject({
    email: owner.email,
    steps: [{ name: 'confirm', done: false }, {}, {}, {}, {}],
  });
  expect((await use.call('POST', `/offering/exhibition/${show._id}/preview`, {}, owner)).status).toBe(200);
  await confirm(await tokenFor(owner));
  expect([await seen(), await lacks()]).toEqual([200, []]);
  expect((await steps()).steps[0]).toEqual({ name: 'confirm', done: true });
});

test('what an old client has published has no address in the first steps until then', async () => {
  const owner = await anOwner(use, { registrationType: 'exbhition' });
  await aRecord(use, owner, '/exbhition', FORMS.exhibition());
  const begin = async () => (await use.call('GET', '/onboarding/steps', undefined, owner)).json;
  expect((await begin()).offering.published).toBe(false);
  await confirm(await tokenFor(owner));
  expect((await begin()).offering.published).toBe(true);
});

test('the admin confirms by hand, which is written down under its name, and only what is there', async () => {
  const [admin, owner] = [await anAdmin(use), await anOwner(use)];
  const byHand = (id: string) => use.call('POST', `/confirmation/${id}`, {}, admin);
  expect((await byHand(owner.organisationId)).json).toMatchObject({ _id: owner.organisationId, confirmed: true });
  expect((await byHand('0'.repeat(26))).status).toBe(404);
  const { json } = await use.call('GET', '/audit/list', undefined, owner);
  const entry = json.find((one: object) => JSON.stringify(one).includes('confirmed'));
  expect(JSON.stringify(entry)).toContain('admin');
});
