import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { OneLineLog, requestLog } from '#server/kernel/http/request-log.ts';
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
  childLoggerFactory: requestLog,
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
  expect(lines.length).toBeGreaterThanOrEqual(3);
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
    childLoggerFactory: requestLog,
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

test('a request that writes no line makes no logger, and one that does makes one, which names it in each line', async () => {
  let made = 0;
  const onChild = () => {
    made += 1;
  };
  const quiet = Fastify({
    logger: { ...(loggerOptions('warn') as object), stream, onChild },
    childLoggerFactory: requestLog,
    genReqId,
  });
  quiet.get('/calm', async ({ log }) => {
    log.info('not written');
    return log.level;
  });
  quiet.get('/loud', async ({ log }) => {
    log.warn({ mobile: '9876543210', err: new Error('card 4111111111111111') }, 'of %s', '9876543210');
    log.child({ job: 'refund' }).error({ otp: '654321' }, 'twice');
  });
  expect((await quiet.inject('/calm')).body).toBe('warn');
  expect([made, lines]).toEqual([0, []]);
  await quiet.inject('/loud');
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 40, reqId: 'request-7', mobile: '[removed]', err: { message: 'card [number]' } },
    { level: 50, reqId: 'request-7', job: 'refund', otp: '[removed]', msg: 'twice' },
  ]);
  expect(made).toBe(2);
  await quiet.close();
});

test.each([
  ['/paymentstatus/0123456789abcdefghjkmnpqrs/zyxwvtsrqpnmkjhgfedcba9876', '/paymentstatus/012345…/zyxwvt…'],
  ['/api/park/list?page=1', '/api/park/list'],
  [undefined, ''],
])('the path of %s is logged as %s', (url, path) => expect(pathOf(url)).toBe(path));
