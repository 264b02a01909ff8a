import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { FastifyError } from 'fastify';
import { describe, expect, test } from 'vitest';
import { ERROR_STATUS } from '#contract/kernel/errors.ts';
import { anOwner } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { eventually } from '#server/testing/live-page.ts';
import { holding, untilNoneWaits, untilWaiting } from '#server/testing/rush/lock-queue.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { ticketForm } from '#server/tickets/factory.ts';
import { refusalOf, retryAfterSeconds } from './errors.ts';

const lines: string[] = [];
const use = useTestApp({ config: { logLevel: 'info' }, logTo: { write: (line) => void lines.push(line) } });
const send = (payload: string | Buffer | undefined, type: string | undefined, url = '/api/ticketbooking/add') =>
  use.app.inject({ method: 'POST', url, payload, headers: type ? { 'content-type': type } : {} });

describe('what cannot be read', () => {
  test.each([
    ['{"parkId": ', 'application/json', 400, 'INVALID_INPUT', 'The request is not readable JSON.'],
    ['{"__proto__": {"x": 1}}', 'application/json', 400, 'INVALID_INPUT', undefined],
    ['', 'application/json', 400, 'INVALID_INPUT', 'The request is empty.'],
    [JSON.stringify('x'.repeat(300_000)), 'application/json', 413, 'TOO_LARGE', 'This is too large to send.'],
    ['<booking/>', 'application/xml', 415, 'UNSUPPORTED_TYPE', 'Please send JSON.'],
    ['{"email":"a@b.example"}', 'text/plain', 415, 'UNSUPPORTED_TYPE', 'Please send JSON.'],
    ['parkId=1', 'application/x-www-form-urlencoded', 415, 'UNSUPPORTED_TYPE', 'Please send JSON.'],
  ])('%.20s as %s is %i', async (payload, type, status, code, message) => {
    const { statusCode, json } = await send(payload, type);
    expect([statusCode, json().code]).toEqual([status, code]);
    if (message) expect(json().message).toBe(message);
    expect(Object.keys(json()).sort()).toEqual(['code', 'message']);
  });

  test.each(['null', '1', '"text"', '[]', 'true'])('a body of %s is 400, not a crash', async (payload) => {
    const { statusCode, json } = await send(payload, 'application/json');
    expect([statusCode, json().code]).toEqual([400, 'INVALID_INPUT']);
  });
});

test.each([
  ['GET', '/api/nothing'],
  ['POST', '/api/park'],
  ['GET', '/api/'],
  ['GET', '/api/%00'],
] as const)('%s %s is no call: 404 in JSON', async (method, url) => {
  const payload = method === 'GET' ? undefined : '<x/>';
  const { statusCode, headers, json } = await use.app.inject({ method, url, payload });
  expect([statusCode, json()]).toEqual([404, { message: 'There is no such call.', code: 'NOT_FOUND' }]);
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
});

test('what nobody foresaw is 500 without a word of its inside', async () => {
  const park = await aPark(use, await anOwner(use));
  await use.database.asOwner('alter function book_tickets rename to book_tickets_away');
  const { status, json, text } = await use.call('POST', '/ticketbooking/add', ticketForm(park));
  await use.database.asOwner('alter function book_tickets_away rename to book_tickets');
  expect([status, json]).toEqual([
    500,
    { message: 'Something went wrong on our side. Please try again in a moment.', code: 'INTERNAL' },
  ]);
  expect(text).not.toMatch(/book_tickets|function|select|at /);
});

const BREAKS = `
create function breaks() returns trigger language plpgsql as $$
begin
  raise exception 'it broke' using errcode = 'XX000';
end $$;
create trigger breaks before insert on booking for each row execute function breaks()`;

describe('a caller who hangs up', () => {
  /** Answers the log at level warn and above while `work` runs, and until it is noticed that the caller is gone. */
  async function loggedBy(work: (url: string) => Promise<void>) {
    lines.length = 0;
    await work(
      await use.app.listen({ port: 0, host: '127.0.0.1', listenTextResolver: () => '' }).catch(() => address()),
    );
    await eventually(() => lines.some((line) => /the caller hung up|unexpected error/.test(line)));
    return lines.filter((line) => JSON.parse(line).level >= 40);
  }
  const address = () => `http://127.0.0.1:${(use.app.server.address() as AddressInfo).port}`;

  test('while a list is read is no error, and the database gives the query up at once', async () => {
    const logged = await loggedBy((url) =>
      holding(use.database, 'lock table park', async () => {
        const leaving = new AbortController();
        const list = fetch(`${url}/api/park/list`, { signal: leaving.signal });
        await untilWaiting(use.database, 1);
        leaving.abort();
        await expect(list).rejects.toThrow('aborted');
        // The lock is held all the while.
        await untilNoneWaits(use.database);
      }),
    );
    expect(logged).toEqual([]);
    expect((await use.call('GET', '/park/list')).status).toBe(200);
  });

  test('hides nothing: what nobody foresaw is logged with its reason, though nobody is there to be told', async () => {
    const park = await aPark(use, await anOwner(use));
    await use.database.asOwner(BREAKS);
    const logged = await loggedBy((url) =>
      holding(use.database, 'lock table booking', async (letGo) => {
        const gone = new Promise((resolve) =>
          use.app.server.once('request', (_, response: ServerResponse) => response.once('close', resolve)),
        );
        const leaving = new AbortController();
        const form = fetch(`${url}/api/ticketbooking/add`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(ticketForm(park)),
          signal: leaving.signal,
        });
        await untilWaiting(use.database, 1);
        leaving.abort();
        await expect(form).rejects.toThrow('aborted');
        await gone;
        await letGo();
      }),
    );
    await use.database.asOwner('drop trigger breaks on booking');
    expect(logged.map((line) => JSON.parse(line))).toMatchObject([{ level: 50, err: { message: 'it broke' } }]);
  });

  test('while it sends a form is no error', async () => {
    const logged = await loggedBy(async (url) => {
      const came = once(use.app.server, 'request');
      const socket = connect(Number(new URL(url).port), '127.0.0.1');
      socket.write(
        'POST /api/ticketbooking/add HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{',
      );
      await came;
      socket.destroy();
    });
    expect(logged).toEqual([]);
  });
});

test('who met a busy database is told to come again after 2 to 6 seconds, each by chance', () => {
  const thrown = (byte: number) => retryAfterSeconds({ random: { bytes: () => Buffer.of(byte) } });
  expect([0, 1, 2, 3, 4, 5, 255].map(thrown)).toEqual([2, 3, 4, 5, 6, 2, 2]);
  const busy = Object.assign(new Error('the database starts'), { code: '57P03' });
  expect(refusalOf(busy, 5).details.retryAfter).toBe(5);
});

describe('what the database says', () => {
  const told = (code: string, message = 'x') => refusalOf(Object.assign(new Error(message), { code }) as FastifyError);
  test('that it is away, busy or full means: come again', () => {
    const codes =
      '57P01 57P03 08006 53100 53200 53300 53400 58030 25006 25P03 55P03 40001 40P01 57014 ECONNREFUSED ENOENT EPIPE ETIMEDOUT ENOTFOUND';
    for (const one of codes.split(' ')) {
      const { code, details } = told(one);
      expect([one, code, ERROR_STATUS[code], details.retryAfter]).toEqual([one, 'UNAVAILABLE', 503, 2]);
    }
  });

  test.each([
    ['23505', 'ALREADY_EXISTS'],
    ['23503', 'INVALID_INPUT'],
    ['22021', 'INVALID_INPUT'],
    ['42703', 'INTERNAL'],
  ])('%s means %s', (code, word) => {
    const refusal = told(code, 'column "mobile" of relation "booking"');
    expect(refusal.code).toBe(word);
    expect(refusal.message).not.toContain('booking');
  });
});
