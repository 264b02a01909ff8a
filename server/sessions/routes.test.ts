import { beforeEach, expect, test } from 'vitest';
import { aCounter } from '#server/counters/factory.ts';
import { anInspector } from '#server/inspectors/factory.ts';
import { anOwner, PASSWORD, registration } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { aRecord, FORMS } from '#server/testing/catalogue.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const use = useTestApp();
// A quarter of an hour of its own for each test.
beforeEach(() => use.clock.advance(16));

test('an organisation registers and signs in, and is told who it is', async () => {
  const form = registration({ email: 'Meera@Zoo.Example', name: 'Zoo' });
  const created = await use.call('POST', '/profileregistration/add', form);
  expect(created.status).toBe(201);
  expect(created.json).toMatchObject({
    registrationType: 'park',
    name: 'Zoo',
    email: 'meera@zoo.example',
    status: true,
  });
  expect(created.json._id).toMatch(/^[0-9a-z]{26}$/);
  expect(JSON.stringify(created.json)).not.toContain('argon2');
  const login = await use.call('POST', '/profileregistration/login', {
    email: ' Meera@Zoo.Example ',
    password: PASSWORD,
  });
  expect(login.json).toMatchObject({
    role: 'owner',
    registrationType: 'park',
    profileId: created.json._id,
    _id: created.json._id,
    parkId: null,
  });
  const me = await use.call('GET', '/auth/me', undefined, { token: login.json.token });
  expect(me.json).toMatchObject({ role: 'owner', name: 'Zoo', email: 'meera@zoo.example' });
});

test('an inspector is told whose they are, at the door and later', async () => {
  const owner = await anOwner(use);
  const { email } = await anInspector(use, owner, (await aPark(use, owner))._id);
  const { name } = (await use.call('GET', '/auth/me', undefined, owner)).json;
  const { json } = await use.call('POST', '/user/login', { email, password: PASSWORD });
  const me = await use.call('GET', '/auth/me', undefined, json);
  expect([json.organisationName, me.json.organisationName]).toEqual([name, name]);
});

test('a signed-out token stops working at once', async () => {
  const { token } = await anOwner(use);
  expect((await use.call('POST', '/auth/logout', {}, { token })).status).toBe(200);
  expect((await use.call('GET', '/auth/me', undefined, { token })).status).toBe(401);
});

test('a session ends after twelve idle hours and after seven days in all', async () => {
  const { token } = await anOwner(use);
  for (let hour = 0; hour < 7 * 24; hour += 11) {
    expect((await use.call('GET', '/auth/me', undefined, { token })).status).toBe(200);
    use.clock.advance(11 * 60);
  }
  expect((await use.call('GET', '/auth/me', undefined, { token })).status).toBe(401);
  const idle = await anOwner(use);
  use.clock.advance(12 * 60 + 1);
  expect((await use.call('GET', '/auth/me', undefined, idle)).status).toBe(401);
});

test('a wrong e-mail and a wrong password are told the same', async () => {
  const { email } = await anOwner(use);
  const wrong = await use.call('POST', '/profileregistration/login', { email, password: 'not this one' });
  const unknown = await use.call('POST', '/profileregistration/login', {
    email: 'nobody@parks.example',
    password: 'not this one',
  });
  expect(wrong.status).toBe(401);
  expect(wrong.json).toEqual(unknown.json);
});

test('ten failures close an account to unknown devices for a while, also to the right password; successes never count', async () => {
  const { email } = await anOwner(use);
  const login = (password: string) => use.call('POST', '/profileregistration/login', { email, password });
  for (let round = 0; round < 12; round += 1) expect((await login(PASSWORD)).status).toBe(200);
  const burst = await Promise.all(Array.from({ length: 14 }, () => login('wrong')));
  expect(burst.filter(({ status }) => status === 401)).toHaveLength(10);
  const closed = await login(PASSWORD);
  expect(closed.status).toBe(429);
  expect(Number(closed.headers['retry-after'])).toBeGreaterThan(0);
  use.clock.advance(16);
  expect((await login(PASSWORD)).status).toBe(200);
});

test('what fails on our side is no wrong password: after any number of 503 the right one still signs in', async () => {
  const { email } = await anOwner(use);
  const login = () => use.call('POST', '/profileregistration/login', { email, password: PASSWORD });
  await use.database.asOwner(NO_ROOM);
  const failed: number[] = [];
  for (let tries = 0; tries < 12; tries += 1) failed.push((await login()).status);
  await use.database.asOwner('drop trigger no_room on session');
  expect(failed).toEqual(Array(12).fill(503));
  expect((await login()).status).toBe(200);
});

const NO_ROOM = `
create function no_room() returns trigger language plpgsql as $$
begin
  raise exception 'no room' using errcode = '53100';
end $$;
create trigger no_room before insert on session for each row execute function no_room()`;

type Login = (password: string, cookie?: string, from?: string) => Promise<{ status: number; cookie: string }>;

/** Signing in to one account, from one address each time, with a device's cookie or without; answers the cookie that comes. */
const loginOf =
  (path: string, who: object): Login =>
  async (password, cookie = '', remoteAddress = '203.0.113.7') => {
    const url = `/api${path}`;
    const headers = cookie ? { cookie } : {};
    const answer = await use.app.inject({
      method: 'POST',
      url,
      headers,
      remoteAddress,
      payload: { ...who, password },
    });
    const set = String(answer.headers['set-cookie'] ?? '');
    return { status: answer.statusCode, cookie: set.split(';')[0] ?? '' };
  };

async function allLogins(): Promise<Record<string, Login>> {
  const [owner, bank] = [await anOwner(use), await anOwner(use, { registrationType: 'loan' })];
  const { email } = await anInspector(use, owner, (await aPark(use, owner))._id);
  const branch = await aRecord(use, bank, '/branch', FORMS.branch());
  const [one, two] = [await aCounter(use, bank, branch._id), await aCounter(use, bank, branch._id)];
  return {
    owner: loginOf('/profileregistration/login', { email: owner.email }),
    inspector: loginOf('/user/login', { email }),
    counter: loginOf('/counterlogin/login', { counterMobile: one.mobile }),
    'branch user': loginOf('/branchuser/login', { counterMobile: two.mobile, branchCode: branch.branchCode }),
  };
}

const burst = async (login: Login, tries: number, ...more: string[]) => {
  const answers = await Promise.all(Array.from({ length: tries }, () => login('wrong', ...more)));
  return answers.filter(({ status }) => status === 401).length;
};

test('a stranger locks nobody out: a device that signed in before gets in, by every login, also from the same address', async () => {
  for (const [who, login] of Object.entries(await allLogins())) {
    use.clock.advance(16);
    const { cookie } = await login(PASSWORD);
    expect([who, await burst(login, 13)]).toEqual([who, 10]);
    expect([who, (await login(PASSWORD)).status]).toEqual([who, 429]);
    // Nor does it matter that the address has had its hundred.
    if (who === 'owner') await Promise.all(Array.from({ length: 90 }, () => login('wrong')));
    expect([who, (await login(PASSWORD, cookie)).status]).toEqual([who, 200]);
  }
});

test('a known device has ten tries of its own, and unknown ones theirs', async () => {
  const login = loginOf('/profileregistration/login', { email: (await anOwner(use)).email });
  const { cookie } = await login(PASSWORD);
  expect(await burst(login, 13, cookie)).toBe(10);
  expect((await login(PASSWORD, cookie)).status).toBe(429);
  expect((await login(PASSWORD)).status).toBe(200);
  expect(await burst(login, 13)).toBe(10);
});

test('unknown devices have fifty guesses of an account a day, and a hundred from one address in a quarter of an hour', async () => {
  use.clock.set('2027-02-01T00:00:00.000Z');
  const login = loginOf('/profileregistration/login', { email: (await anOwner(use)).email });
  const guesses: number[] = [];
  for (let quarter = 0; quarter < 8; quarter += 1) {
    guesses.push(await burst(login, 12));
    use.clock.advance(15);
  }
  expect(guesses).toEqual([10, 10, 10, 10, 10, 0, 0, 0]);
  use.clock.set('2027-02-02T00:00:00.000Z');
  expect(await burst(login, 12)).toBe(10);
  let left = 0;
  for (let n = 0; n < 100; n += 10)
    left += await burst(loginOf('/user/login', { email: `nobody${n}@parks.example` }), 10);
  expect(left).toBe(88); // the burst before counted its refusals too
  expect((await login(PASSWORD, '', '198.51.100.1')).status).toBe(429);
});

test('the cookie of a device is nobody’s authority, is kept from scripts and other sites, and is sealed', async () => {
  const { email, token } = await anOwner(use);
  const other = await anOwner(use);
  const [mine, theirs] = [email, other.email].map((one) => loginOf('/profileregistration/login', { email: one })) as [
    Login,
    Login,
  ];
  const answer = await use.call('POST', '/profileregistration/login', { email, password: PASSWORD });
  const set = String(answer.headers['set-cookie']);
  expect(set).toMatch(/^pravesh_device=[\w-]{22}\.[\w-]{43}; Max-Age=34560000; Path=\/api; HttpOnly; SameSite=Strict$/);
  const cookie = set.split(';')[0] ?? '';
  expect((await use.call('GET', '/auth/me', undefined, { headers: { cookie } })).status).toBe(401);
  const [number = '', seal = ''] = cookie.split('=')[1]?.split('.') ?? [];
  const forged = `pravesh_device=${number.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))}.${seal}`;
  expect(await burst(mine, 11)).toBe(10);
  expect(await burst(theirs, 11)).toBe(10);
  const statuses = [
    await mine(PASSWORD, forged),
    await theirs(PASSWORD, cookie),
    await mine(PASSWORD, `pravesh_device=${'~'.repeat(500)}`),
    await mine(PASSWORD, `a=b; ${cookie}`),
  ].map(({ status }) => status);
  expect(statuses).toEqual([429, 429, 429, 200]);
  const changed = await use.call(
    ...(['POST', '/auth/changepassword', { currentPassword: PASSWORD, newPassword: 'another password' }] as const),
    { token },
  );
  expect((await mine('another password', cookie)).status).toBe(429);
  const renewed = String(changed.headers['set-cookie']).split(';')[0] ?? '';
  expect((await mine('another password', renewed)).status).toBe(200);
});

test('one device is known to several accounts at once', async () => {
  const [first, second] = await Promise.all(
    [1, 2].map(async () => loginOf('/profileregistration/login', { email: (await anOwner(use)).email })),
  );
  const { cookie } = await first!(PASSWORD);
  const both = (await second!(PASSWORD, cookie)).cookie;
  for (const login of [first!, second!]) {
    expect(await burst(login, 11)).toBe(10);
    expect((await login(PASSWORD, both)).status).toBe(200);
  }
});

test('the owner is told of a blocked burst once in Activity, from where in part, and nobody else is', async () => {
  use.clock.set('2027-03-01T06:30:00.000Z');
  const [owner, stranger] = [await anOwner(use), await anOwner(use)];
  const { email, id } = await anInspector(use, owner, (await aPark(use, owner))._id);
  const told = async ({ token }: { token: string }) =>
    (await use.call('GET', '/audit/list?noun=login', undefined, { token })).json;
  const login = loginOf('/user/login', { email });
  await burst(login, 10);
  expect(await told(owner)).toEqual([]);
  await burst(login, 30);
  expect(await told(owner)).toMatchObject([
    {
      noun: 'login',
      action: 'added',
      recordId: id,
      recordName: 'Ravi Kumar',
      role: 'system',
      accountId: null,
      createdAt: '2027-03-01T06:30:00.000Z',
      changes: { address: { from: null, to: '203.0.113.•••' } },
    },
  ]);
  expect(await told(stranger)).toEqual([]);
  await burst(loginOf('/user/login', { email: 'nobody@parks.example' }), 30);
  use.clock.advance(16);
  await burst(login, 11);
  expect(await told(owner)).toHaveLength(2);
  const [{ count }] = (await use.database.asOwner(
    `select count(*)::int from audit_entry where noun = 'login' and organisation_id = ''`,
  )) as [{ count: number }];
  expect(count).toBe(0);
});

test('nobody registers as admin, and an e-mail has one account', async () => {
  expect((await use.call('POST', '/profileregistration/add', registration({ registrationType: 'admin' }))).status).toBe(
    400,
  );
  const form = registration();
  const both = await Promise.all(
    [form, { ...form, email: form.email.toUpperCase() }].map((body) =>
      use.call('POST', '/profileregistration/add', body),
    ),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
});
