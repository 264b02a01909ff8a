import { expect, test } from 'vitest';
import { bookLoan } from '#server/appointments/factory.ts';
import { anOwner, PASSWORD } from '#server/organisations/factory.ts';
import { aRecord, FORMS } from '#server/testing/catalogue.ts';
import { readQr } from '#server/testing/read-qr.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { aCounter } from './factory.ts';

const use = useTestApp({ config: { rateLimitScale: 100 } });

async function aBankWithBranch() {
  const owner = await anOwner(use, { registrationType: 'loan' });
  const branch = await aRecord(use, owner, '/branch', FORMS.branch({ branchCode: 'Abids-1' }));
  const call = (...[method, path, body]: Parameters<typeof use.call>) => use.call(method, path, body, owner);
  return { owner, branch, call };
}
const login = (path: string, body: object) => use.call('POST', `/${path}/login`, body);

test('a counter signs in with its mobile and password, with or without the code of its branch', async () => {
  const { owner, branch, call } = await aBankWithBranch();
  const form = FORMS.counter(branch._id, { counterUsername: 'Desk 1' });
  const { json: counter } = await call('POST', '/counterlogin/add', form);
  const { counterMobile, password } = form;
  const told = {
    _id: counter._id,
    id: counter._id,
    role: 'counter',
    registrationType: 'loan',
    profileId: owner.organisationId,
    name: 'Desk 1',
    email: null,
    parkId: null,
    organisationName: (await use.call('GET', '/auth/me', undefined, owner)).json.name,
    branchId: branch._id,
    branchName: branch.branchName,
    counterNumber: '1',
  };
  for (const path of ['branchuser', 'counterlogin'])
    for (const more of [{}, { branchCode: '' }, { branchCode: ' abids-1 ' }]) {
      const answer = await login(path, { counterMobile: `+91 ${counterMobile}`, password, ...more });
      expect(answer.status).toBe(200);
      expect(answer.json).toEqual({ ...told, token: expect.any(String) });
      const me = await use.call('GET', '/auth/me', undefined, { token: answer.json.token });
      expect(me.json).toEqual(told);
    }
});

test('a wrong number, password or branch code are told the same', async () => {
  const { branch, owner } = await aBankWithBranch();
  const { mobile: counterMobile } = await aCounter(use, owner, branch._id);
  const wrong = [
    await login('counterlogin', { counterMobile, password: 'not this one' }),
    await login('counterlogin', { counterMobile: '9000000000', password: PASSWORD }),
    await login('branchuser', { counterMobile, password: PASSWORD, branchCode: 'elsewhere' }),
  ];
  expect(new Set(wrong.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(wrong[0]).toMatchObject({ status: 401, json: { code: 'WRONG_LOGIN' } });
});

test('a mobile number is free again once its counter has another one, also where the old counter has called tokens', async () => {
  const [one, two] = [await aBankWithBranch(), await aBankWithBranch()];
  const [moved, used] = [
    await aCounter(use, one.owner, one.branch._id),
    await aCounter(use, one.owner, one.branch._id),
  ];
  await bookLoan(use, one.branch, { branchUserId: used.id });
  await one.call('PUT', `/counterlogin/${moved.id}`, { counterMobile: '6000000001' });
  await one.call('DELETE', `/counterlogin/${used.id}`);
  for (const { mobile } of [moved, used]) {
    const form = FORMS.counter(two.branch._id, { counterMobile: mobile });
    expect((await two.call('POST', '/counterlogin/add', form)).status).toBe(201);
  }
});

test('the QR code of a counter holds its own booking link, for anyone to scan', async () => {
  const { owner, branch, call } = await aBankWithBranch();
  const { id } = await aCounter(use, owner, branch._id);
  const png = await use.app.inject(`/api/branchuser/qr/${id}`);
  expect(readQr(png.rawPayload)?.text).toBe(`http://pravesh.test/loanbooking/${id}`);
  const svg = await use.app.inject(`/api/branchuser/qr/${id}?format=svg`);
  expect([svg.statusCode, svg.headers['content-type']]).toEqual([200, 'image/svg+xml']);
  await call('DELETE', `/counterlogin/${id}`);
  expect((await use.app.inject(`/api/branchuser/qr/${id}`)).statusCode).toBe(404);
});

test('whoever waits at a counter that is removed is called by the others, and by the owner where it was the last', async () => {
  const { owner, branch, call } = await aBankWithBranch();
  const [gone, other] = [await aCounter(use, owner, branch._id), await aCounter(use, owner, branch._id)];
  const tokens = [];
  for (let n = 0; n < 3; n += 1) tokens.push((await bookLoan(use, branch, { branchUserId: gone.id })).json._id);
  await use.call('POST', '/queue/next', { kind: 'loan', id: branch._id }, gone);
  await call('DELETE', `/counterlogin/${gone.id}`);
  const next = (who: { token: string }) => use.call('POST', '/queue/next', { kind: 'loan', id: branch._id }, who);
  expect((await next(other)).json.currentRunningCount).toBe(2);
  await call('DELETE', `/counterlogin/${other.id}`);
  expect((await next(owner)).json.currentRunningCount).toBe(3);
  for (const id of tokens)
    expect((await call('PUT', `/loanbooking/${id}`, { bookingStatus: 'complete' })).status).toBe(200);
});
