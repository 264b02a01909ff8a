import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { OneLineLog } from '#server/kernel/http/request-log.ts';
import { loggerOptions, pathOf } from './log.ts';

let lines: string[];
beforeEach(() => {
  lines = [];
});
const stream = new Writable({
  write(chunk, _encoding, done) {
    lines.push(String(chunk));
    done();
  },
});
const genReqId = () => 'request-7';
const app = Fastify({
  logger: { ...(loggerOptions('info') as object), stream },
  genReqId,
});
app.post('/api/ticketbooking/:id', async (request) => {
  request.log.info(
    {
      body: request.body,
      mobile: '9876543210',
      nested: { deep: { token: 'tok-secret', deeper: [{ keys: { otp: '654321' } }] } },
    },
    'looked',
  );
  request.log.child({ job: 'refund' }).info({ otp: '654321' }, 'looked again');
  throw Object.assign(new Error('duplicate key (mobile)=(9876543210), card 4111111111111111'), { code: '23505' });
});
afterEach(() => app.close());

test('a log names the request, and holds no query, secret, whole id or number of a person', async () => {
  await app.inject({
    method: 'POST',
    url: `/api/ticketbooking/${'abcdef'.padEnd(26, '0')}?mobile=9876543210&otp=123456`,
    payload: { password: 'hunter22', workingKey: 'WK-secret', encResp: 'ENC-secret', otp: '654321', name: 'kept' },
    headers: { authorization: 'Bearer AUTH-secret', cookie: 'COOKIE-secret' },
  });
  const text = lines.join('');
  expect(lines.length).toBeGreaterThanOrEqual(4);
  for (const line of lines) expect(JSON.parse(line).reqId).toBe('request-7');
  expect(text).toContain('"path":"/api/ticketbooking/abcdef…"');
  expect(text).toContain('"name":"kept"');
  expect(text).toContain('[number]');
  expect(text).not.toMatch(
    /9876543210|4111111111111111|hunter22|WK-secret|ENC-secret|tok-secret|AUTH-secret|COOKIE-secret|654321|123456|\?mobile/,
  );
});

test('what contains itself is logged to its tenth level', async () => {
  const served = Fastify({ logger: { ...(loggerOptions('info') as object), stream } });
  const found: Record<string, unknown> = { otp: '654321' };
  found.itself = found;
  served.log.info({ found }, 'found');
  expect(lines.join('')).toContain('[too deep]');
  expect(lines.join('')).not.toContain('654321');
  await served.close();
});

test('a request is one line, when it is over', async () => {
  const served = Fastify({
    logger: { ...(loggerOptions('info') as object), stream },
    logController: new OneLineLog(),
    genReqId,
  });
  served.get('/home', async () => 'ok');
  await served.inject('/home?mobile=9876543210');
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    {
      reqId: 'request-7',
      req: { method: 'GET', path: '/home', address: '127.0.0.1' },
      res: { status: 200 },
      responseTime: expect.any(Number),
      msg: 'request completed',
    },
  ]);
  await served.close();
});

test.each([
  ['/paymentstatus/0123456789abcdefghjkmnpqrs/zyxwvtsrqpnmkjhgfedcba9876', '/paymentstatus/012345…/zyxwvt…'],
  ['/api/park/list?page=1', '/api/park/list'],
  [undefined, ''],
])('the path of %s is logged as %s', (url, path) => expect(pathOf(url)).toBe(path));
