import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { mailsSettled, smtpMailer } from '#server/kernel/operations/mail.ts';
import { anOwner } from '#server/organisations/factory.ts';
import { anAdmin } from '#server/testing/admin.ts';
import { startMailServer } from '#server/testing/servers/mail-server.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const silent = useTestApp();
const server = await startMailServer({ refuse: true });
afterAll(server.close);
const mail = smtpMailer(server.url, 'no-reply@pravesh.example');
const logged: string[] = [];
const mute = createServer().listen(0, '127.0.0.1');
afterAll(() => mute.close());
await once(mute, 'listening');
const waiting = smtpMailer(`smtp://127.0.0.1:${(mute.address() as AddressInfo).port}`, 'no-reply@pravesh.example');
const speechless = useTestApp({ deps: { mail: waiting } });
const refused = useTestApp({
  deps: { mail },
  config: { logLevel: 'info' },
  logTo: { write: (line) => void logged.push(line) },
});

test('where no mail can be sent, everybody is told so, and the admin gets the link to hand over', async () => {
  const [owner, { token }] = [await anOwner(silent), await anAdmin(silent)];
  for (const email of [owner.email, 'nobody@parks.example']) {
    const { status, headers, json } = await silent.call('POST', '/auth/forgotpassword', { email });
    expect([status, json.code, headers['retry-after']]).toEqual([503, 'UNAVAILABLE', '300']);
  }
  const { json } = await silent.call('POST', '/auth/resetpassword', { email: owner.email }, { token });
  expect(json).toEqual({
    sent: false,
    link: expect.stringContaining('http://pravesh.test/pravesh/newpassword?token='),
  });
  const secret = json.link.split('=')[1];
  const spent = await silent.call('POST', '/auth/newpassword', { token: secret, password: 'another password' });
  expect(spent.status).toBe(200);
  const body = { email: owner.email, password: 'another password' };
  expect((await silent.call('POST', '/profileregistration/login', body)).status).toBe(200);
});

test('a mail server that says nothing holds up no answer', async () => {
  const { email } = await anOwner(speechless);
  const reached = once(mute, 'connection');
  expect((await speechless.call('POST', '/auth/forgotpassword', { email })).status).toBe(200);
  // The answer is here, and the mail is still under way.
  const [socket] = await reached;
  socket.destroy();
  await mailsSettled(waiting);
});

test('a mail that is turned away changes no answer and is logged without its address', async () => {
  const { email } = await anOwner(refused);
  expect((await refused.call('POST', '/auth/forgotpassword', { email })).status).toBe(200);
  await mailsSettled(mail);
  const line = logged.find((one) => one.includes('a mail could not be sent')) ?? '{}';
  expect(JSON.parse(line)).toMatchObject({ code: 'EENVELOPE', responseCode: 550 });
  expect(logged.join('')).not.toContain(email);
});
