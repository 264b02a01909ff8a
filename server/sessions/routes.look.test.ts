import { expect, test } from 'vitest';
import { aBooking } from '#server/bookings/factory.ts';
import { enteredBy, scopeOf, systemScopeFor, withScope } from '#server/kernel/database/scope.ts';
import { principalOfToken } from '#server/kernel/identity/session.ts';
import { anOwner, type Owner } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { anAdmin } from '#server/testing/admin.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const use = useTestApp();

const begin = (admin: Owner, id: string) => use.call('POST', `/auth/look/${id}`, undefined, admin);
const get = (path: string, token: string) => use.call('GET', path, undefined, { token });

/** An owner with a park, and an admin who looks at their console. */
async function aLook() {
  const [owner, admin] = [await anOwner(use), await anAdmin(use)];
  const park = await aPark(use, owner);
  const { json } = await begin(admin, owner.organisationId);
  return { owner, admin, park, token: json.token as string, user: json };
}

test('a look shows what the owner reads, keys masked as for them, and says that it is one', async () => {
  const { owner, token, user, park } = await aLook();
  expect(user).toMatchObject({ role: 'owner', profileId: owner.organisationId, email: owner.email, look: true });
  expect((await get('/auth/me', token)).json).toMatchObject({ role: 'owner', email: owner.email, look: true });
  expect((await get('/auth/me', owner.token)).json).not.toHaveProperty('look');
  const booking = await aBooking(use, park);
  const other = await aPark(use, await anOwner(use));
  const READ = `GET /park/list, GET /park/${park._id}, GET /offering/park/${park._id}, GET /offering/park/${park._id}/held,
    GET /configuration/list, GET /configuration/offerings, GET /dashboard/today, GET /dashboard/attention,
    GET /onboarding/steps, GET /views/list, GET /user/list, GET /bookings/${booking.id}, GET /bookings/${booking.id}/day,
    GET /profileregistration/list, GET /audit/accounts, GET /audit/list, GET /coupon/list, GET /ticketbooking/list,
    GET /passes/list, GET /bookings?text=9876, POST /ticketbooking/list/${owner.organisationId},
    POST /ticketbooking/report, POST /payments/search, POST /configuration/get, POST /park/get`;
  for (const call of READ.split(/,\s+/)) {
    const [method, path] = call.split(' ') as ['GET' | 'POST', string];
    const ask = (as: string) => use.call(method, path, method === 'POST' ? {} : undefined, { token: as });
    const [seen, own] = [await ask(token), await ask(owner.token)];
    expect([path, seen.status, seen.json]).toEqual([path, own.status, own.json]);
    expect([path, seen.status < 300]).toEqual([path, true]);
    expect(seen.text).not.toContain(other._id);
  }
});

test('the owner sees in Activity who looked, and when', async () => {
  const { owner, admin } = await aLook();
  const { json } = await get('/audit/list?noun=look', owner.token);
  expect(json).toMatchObject([
    {
      noun: 'look',
      action: 'added',
      role: 'admin',
      accountId: admin.organisationId,
      accountName: 'Admin',
      recordId: owner.organisationId,
      createdAt: use.clock.now().toISOString(),
      changes: {},
    },
  ]);
});

test('nothing is written by a look, nor by a look that another would begin', async () => {
  const { owner, token, park } = await aLook();
  const write = (method: 'POST' | 'PUT', path: string, body?: object) => use.call(method, path, body, { token });
  const tries = [
    await write('PUT', `/park/${park._id}`, { adultFee: 1 }),
    await write('POST', `/auth/look/${owner.organisationId}`),
  ];
  expect(tries.map(({ status, json }) => [status, json.message])).toEqual(
    tries.map(() => [403, 'You are only looking at this console, so nothing can be changed here.']),
  );
  expect((await get(`/park/${park._id}`, owner.token)).json).toMatchObject({ adultFee: park.adultFee });
});

test('PostgreSQL itself refuses to write in the scope of a look; control: it writes in that of the owner', async () => {
  const { owner, token } = await aLook();
  const rename = async (as: string, scoped: typeof scopeOf | typeof systemScopeFor) => {
    const actor = await principalOfToken(use.deps, as);
    const done = withScope(use.deps.db, scoped(actor as NonNullable<typeof actor>), (tx) =>
      tx.updateTable('organisation').set({ location: 'Pune' }).where('id', '=', owner.organisationId).execute(),
    );
    return done.then(
      () => 'written',
      ({ code }: { code: string }) => code,
    );
  };
  const READ_ONLY = '25006';
  expect([await rename(token, scopeOf), await rename(token, systemScopeFor)]).toEqual([READ_ONLY, READ_ONLY]);
  expect([await rename(owner.token, scopeOf), await rename(owner.token, systemScopeFor)]).toEqual([
    'written',
    'written',
  ]);
  const actor = await principalOfToken(use.deps, token);
  expect(() => enteredBy(scopeOf(actor))).toThrow();
});

test('it ends when the admin signs out, is switched off, or after half an hour, and then only for them', async () => {
  const [out, off, late] = [await aLook(), await aLook(), await aLook()];
  await use.call('POST', '/auth/logout', {}, out.admin);
  await use.call('PUT', `/profileregistration/${off.admin.organisationId}`, { status: false }, await anAdmin(use));
  const statuses = async () =>
    Promise.all([out, off, late].map(async ({ token }) => (await get('/auth/me', token)).status));
  expect(await statuses()).toEqual([401, 401, 200]);
  use.clock.advance(30);
  expect(await statuses()).toEqual([401, 401, 401]);
  expect((await get('/auth/me', late.owner.token)).status).toBe(200);
});

test('a token that somebody changed opens nothing', async () => {
  const { owner, token } = await aLook();
  const other = await anOwner(use);
  const forged = [
    token.replace(owner.organisationId, other.organisationId),
    token.replace('.park.', '.clinic.'),
    token.slice(0, -1),
    `${token.split('.').slice(0, -1).join('.')}.`,
    'look.',
  ];
  for (const one of forged) expect([one, (await get('/auth/me', one)).status]).toEqual([one, 401]);
});

test('nobody looks at an organisation of admins or at one that is not there, and nothing is written of it', async () => {
  const [admin, colleague] = [await anAdmin(use), await anAdmin(use)];
  expect((await begin(admin, colleague.organisationId)).status).toBe(404);
  expect((await begin(admin, 'nobody')).status).toBe(404);
  expect(
    (await get(`/audit/list?noun=look&profileRegistrationId=${colleague.organisationId}`, admin.token)).json,
  ).toEqual([]);
});
