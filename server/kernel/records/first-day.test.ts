import { expect, test } from 'vitest';
import { aCounter } from '#server/counters/factory.ts';
import { inspectorForm } from '#server/inspectors/factory.ts';
import { anOwner, type Owner } from '#server/organisations/factory.ts';
import { aParkWithoutKeys } from '#server/parks/factory.ts';
import { anAdmin } from '#server/testing/admin.ts';
import { FORMS } from '#server/testing/catalogue.ts';
import { holding, untilWaiting } from '#server/testing/rush/lock-queue.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const use = useTestApp({ config: { confirmRegistration: true, rateLimitScale: 100 } });

const aShowOwner = () => anOwner(use, { registrationType: 'exbhition' });
const addShow = (owner: { token: string }, more: object = {}) =>
  use.call('POST', '/exbhition/add', { ...FORMS.exhibition(), ...more }, owner);

async function addShows(owner: Owner, count: number): Promise<void> {
  for (let at = 0; at < count; at += 1) expect((await addShow(owner)).status).toBe(201);
}

test('a new organisation adds ten shows; the eleventh is refused with the time from which it may, and then added', async () => {
  const owner = await aShowOwner();
  await addShows(owner, 10);
  expect(await addShow(owner)).toMatchObject({
    status: 409,
    json: {
      code: 'FIRST_DAY',
      message: 'In its first day an organisation can add 10 shows. You can add more from Tue, 5 Jan 2027, 12:00 pm.',
      until: '2027-01-05T06:30:00.000Z',
    },
  });
  use.clock.advance(24 * 60);
  expect((await addShow(await signedIn(owner))).status).toBe(201);
});

test('what was removed again makes room for another, also where it is kept for what refers to it', async () => {
  const owner = await anOwner(use, { registrationType: 'loan' });
  const add = () => use.call('POST', '/branch/add', FORMS.branch(), owner);
  const { json: first } = await add();
  for (let count = 1; count < 10; count += 1) expect((await add()).status).toBe(201);
  await aCounter(use, owner, first._id);
  expect((await add()).status).toBe(409);
  expect((await use.call('DELETE', `/branch/${first._id}`, undefined, owner)).status).toBe(200);
  expect((await add()).status).toBe(201);
  expect((await add()).status).toBe(409);
});

/** Signs in once more: a session ends after twelve idle hours. */
async function signedIn({ email }: Owner): Promise<{ token: string }> {
  const { json } = await use.call('POST', '/profileregistration/login', { email, password: 'correct horse' });
  return json;
}

test('of two who add the tenth at once one does', async () => {
  const owner = await aShowOwner();
  await addShows(owner, 9);
  const hold = `select from organisation where id = '${owner.organisationId}' for update`;
  const both = await holding(use.database, hold, async (letGo) => {
    const asked = [addShow(owner), addShow(owner)];
    await untilWaiting(use.database, 2);
    await letGo();
    return Promise.all(asked);
  });
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
});

test('inspectors are counted as well, an imported one like any other', async () => {
  const owner = await anOwner(use);
  const park = await aParkWithoutKeys(use, owner);
  const add = () => use.call('POST', '/user/userregister', inspectorForm(park._id), owner);
  for (let count = 0; count < 10; count += 1) expect((await add()).status).toBe(201);
  expect((await add()).json.message).toMatch(/can add 10 inspectors/);
});

test('the admin adds to a new organisation what it likes', async () => {
  const [admin, owner] = [await anAdmin(use), await aShowOwner()];
  await addShows(owner, 10);
  const more = await addShow(admin, { profileRegistrationId: owner.organisationId });
  expect(more.status).toBe(201);
});
