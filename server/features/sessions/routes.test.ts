import { expect, test } from 'vitest';
import { anOwner, PASSWORD, registration } from '#server/testing/factories/organisation.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const use = useTestApp();

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
    email: 'meera@zoo.example',
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
  expect((await use.call('GET', '/auth/me', undefined, { token: idle.token })).status).toBe(401);
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

test('ten failures close an account for a while, also to the right password; successes never count', async () => {
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
