import { hash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { CLASSES } from '#server/kernel/traffic/classes.ts';
import { aParkWithoutKeys } from '#server/parks/factory.ts';
import { useCardSales } from '#server/testing/card-sale.ts';
import { eventually } from '#server/testing/live-page.ts';
import { holding } from '#server/testing/rush/lock-queue.ts';
import { aSecondServer } from '#server/testing/servers/second-server.ts';
import { START, type TestApp } from '#server/testing/test-app.ts';
import { visitorPages } from '#server/testing/visitor-pages.ts';

const { use, aShop } = await useCardSales({ pages: 'built' });
const { open, submit } = visitorPages(use);

afterEach(() => use.clock.set(START));

const later = (ms: number) => use.clock.set(new Date(use.clock.now().getTime() + ms));
const pageOf = (parkId: string) => `/ticketbooking/${parkId}`;
const change = (parkId: string, owner: { token: string }, changes: object, { call }: Pick<TestApp, 'call'> = use) =>
  call('PUT', `/park/${parkId}`, changes, owner);

describe('what is the same for everybody', () => {
  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
    ['identity', (bytes: Buffer) => bytes],
  ] as const)('goes out in the same bytes to two visitors, whatever they bring along (%s)', async (coding, read) => {
    const { parkId, owner } = await aShop({ parkName: 'Lotus Lake' });
    const ask = (query: string, headers: object, remoteAddress: string) => {
      const url = pageOf(parkId) + query;
      return use.app.inject({ url, remoteAddress, headers: { 'accept-encoding': coding, ...headers } });
    };
    const first = await ask('?couponCode=SECRET1&utm=x', { cookie: 'who=asha', 'user-agent': 'One' }, '203.0.113.7');
    const other = await ask('/lotus%20lake', { authorization: `Bearer ${owner.token}` }, '203.0.113.8');
    expect(other.rawPayload.equals(first.rawPayload)).toBe(true);
    expect(first.headers['x-request-id']).not.toBe(other.headers['x-request-id']);
    const { 'x-request-id': _, date: __, connection: ___, ...headers } = other.headers;
    expect(first.headers).toMatchObject(headers);
    expect([headers['set-cookie'], headers.vary, headers['cache-control']]).toEqual([
      undefined,
      'Accept-Language, Cookie, Accept-Encoding',
      'no-cache',
    ]);
    const text = read(first.rawPayload).toString();
    expect(text).toContain('Lotus Lake');
    for (const own of ['SECRET1', 'asha', '203.0.113', owner.token]) expect(text).not.toContain(own);
  });

  test('carries the headers of its route, and lets exactly its own styles and its early script stand inline', async () => {
    const { parkId } = await aShop();
    for (const url of [pageOf(parkId), pageOf(parkId), '/home', '/home']) {
      const { headers, body } = await open(url);
      const policy = String(headers['content-security-policy']);
      const hashesOf = (inline: RegExp) =>
        [...body.matchAll(inline)].map(([, text = '']) => `'sha256-${hash('sha256', text, 'base64')}'`);
      const allowed = (directive: string) =>
        new RegExp(`${directive} ([^;]*)`).exec(policy)?.[1]?.match(/'sha256-[^']+'/g) ?? [];
      expect(allowed('style-src').toSorted()).toEqual(hashesOf(/<style>(.*?)<\/style>/gs).toSorted());
      // The one line that counts taps, and knows what the phone remembers, before the scripts are there.
      expect([hashesOf(/<script>(.*?)<\/script>/gs).length, allowed('script-src')]).toEqual([
        1,
        hashesOf(/<script>(.*?)<\/script>/gs),
      ]);
      expect([body.includes('nonce'), policy.includes('nonce'), policy.includes('unsafe-inline')]).toEqual([
        false,
        false,
        false,
      ]);
      const opener = url === '/home' ? 'same-origin' : 'same-origin-allow-popups';
      expect(headers).toMatchObject({
        'cross-origin-opener-policy': opener,
        'x-content-type-options': 'nosniff',
        'referrer-policy': url === '/home' ? 'no-referrer' : 'strict-origin',
      });
    }
  });

  test('is not sent again to a browser that has it, until it changes', async () => {
    const { parkId, owner } = await aShop();
    const first = await open(pageOf(parkId));
    const ask = () => use.app.inject({ url: pageOf(parkId), headers: { 'if-none-match': String(first.headers.etag) } });
    const again = await ask();
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
    await change(parkId, owner, { adultFee: 120 });
    expect((await ask()).statusCode).toBe(200);
  });

  test('is read once for all who ask at once, and not again within a second', async () => {
    const { parkId } = await aShop({ dailyCapacity: 5 });
    const transactions = vi.spyOn(use.deps.db, 'transaction');
    const wave = () => Promise.all(Array.from({ length: 40 }, () => open(pageOf(parkId))));
    const statuses = (await wave()).map(({ statusCode }) => statusCode);
    const ofOneReading = transactions.mock.calls.length;
    expect([new Set(statuses), ofOneReading]).toEqual([new Set([200]), 4]);
    later(999);
    await wave();
    expect(transactions).toHaveBeenCalledTimes(ofOneReading);
    later(1);
    await wave();
    expect(transactions).toHaveBeenCalledTimes(2 * ofOneReading);
    transactions.mockRestore();
  });
});

test('the list of all places is read once for all who ask at once; who has chosen is led on, and takes the place of no page', async () => {
  await open('/getqr');
  later(1000);
  const transactions = vi.spyOn(use.deps.db, 'transaction');
  await open('/getqr');
  const ofOneReading = transactions.mock.calls.length;
  const all = await Promise.all(Array.from({ length: 10 }, () => open('/getqr')));
  expect(all.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
  expect(transactions).toHaveBeenCalledTimes(ofOneReading);
  transactions.mockRestore();
  const keep = vi.spyOn(use.deps.pages, 'keep');
  expect((await open(`/getqr?id=${'7'.repeat(26)}`)).headers.location).toBe(`/getqr/${'7'.repeat(26)}`);
  expect(keep).not.toHaveBeenCalled();
  keep.mockRestore();
});

describe('a rush that comes before the page was read', () => {
  const RUSH = 300;
  const statusesOf = async (isKept: boolean) => {
    const { parkId } = await aShop();
    const { app, deps } = await aSecondServer(use, undefined, undefined, { pages: 'built', traffic: CLASSES });
    if (!isKept) vi.spyOn(deps.pages, 'at').mockReturnValue(undefined);
    const url = await app.listen({ port: 0, host: '127.0.0.1', listenTextResolver: () => '' });
    let came = 0;
    app.server.on('request', () => {
      came += 1;
    });
    const answers = await holding(use.database, 'lock table park', async (letGo) => {
      const asked = Array.from({ length: RUSH }, () => fetch(url + pageOf(parkId)));
      await eventually(() => came === RUSH);
      await letGo();
      return Promise.all(asked);
    });
    await Promise.all(answers.map((answer) => answer.text()));
    return new Set(answers.map(({ status }) => status));
  };

  test('is let in whole, since one reading is enough for all', async () => {
    expect(await statusesOf(true)).toEqual(new Set([200]));
  });

  test('control: where each needs a place most are told to come again', async () => {
    expect(await statusesOf(false)).toEqual(new Set([200, 503]));
  });
});

describe('a change is seen at once where it was made', () => {
  test('of a price and a name, on the booking page and on the landing page', async () => {
    const { parkId, owner } = await aShop({ parkName: 'Old Garden' });
    for (const url of [pageOf(parkId), '/home']) expect((await open(url)).body).toContain('Old Garden');
    await change(parkId, owner, { adultFee: 777, parkName: 'New Garden' });
    expect((await open(pageOf(parkId))).body).toContain('₹777');
    expect((await open('/home')).body).toContain('New Garden');
    await use.call('DELETE', `/park/${parkId}`, undefined, owner);
    expect((await open(pageOf(parkId))).statusCode).toBe(410);
    expect((await open('/home')).body).not.toContain(parkId);
  });

  test('of places: the last one is sold, and the next visitor reads so', async () => {
    const { parkId } = await aShop({ dailyCapacity: 2 });
    expect((await open(pageOf(parkId))).body).toContain('<form');
    await submit(pageOf(parkId), { 'quantity.adult': '2', mobile: '9876543210' });
    const { body } = await open(pageOf(parkId));
    expect([body.includes('<form'), body.includes('are sold.')]).toEqual([false, true]);
  });

  test.each([
    [null, 0],
    [503, 0],
    [501, 4],
  ])(
    'a booking of two of %s places has the page read anew by %i transactions: only the last ones can change it',
    async (dailyCapacity, many) => {
      const { parkId } = await aShop(dailyCapacity === null ? {} : { dailyCapacity });
      await open(pageOf(parkId));
      await submit(pageOf(parkId), { 'quantity.adult': '2', mobile: '9876543210' });
      const transactions = vi.spyOn(use.deps.db, 'transaction');
      await open(pageOf(parkId));
      expect(transactions).toHaveBeenCalledTimes(many);
      transactions.mockRestore();
    },
  );

  test('of a draft: what its owner takes back from visitors is gone', async () => {
    const { parkId, owner } = await aShop({ parkName: 'Shy Park' });
    expect((await open(pageOf(parkId))).body).toContain('<form');
    await change(parkId, owner, { published: false });
    expect((await open(pageOf(parkId))).body).not.toContain('<form');
  });

  test('control: a server that forgets nothing shows the old price for a second', async () => {
    const { parkId, owner } = await aShop();
    const forget = vi.spyOn(use.deps.pages, 'forget').mockImplementation(() => undefined);
    await open(pageOf(parkId));
    await change(parkId, owner, { adultFee: 777 });
    expect((await open(pageOf(parkId))).body).not.toContain('₹777');
    later(1000);
    expect((await open(pageOf(parkId))).body).toContain('₹777');
    forget.mockRestore();
  });
});

test('a change of another process is seen within a second', async () => {
  const { parkId, owner } = await aShop({ dailyCapacity: 2 });
  const other = await aSecondServer(use);
  await open(pageOf(parkId));
  later(100);
  await change(parkId, owner, { adultFee: 777 }, other);
  later(900);
  expect((await open(pageOf(parkId))).body).toContain('₹777');
  const fee = [{ name: 'adult', quantity: 2 }];
  expect((await other.call('POST', '/ticketbooking/add', { parkId, mobile: '9876543210', fee })).status).toBe(201);
  later(1000);
  expect((await open(pageOf(parkId))).body).toContain('are sold.');
});

describe('time changes a page within a second', () => {
  test('at midnight in India, when a holiday begins', async () => {
    use.clock.set('2027-01-04T23:59:59.500+05:30');
    const { parkId } = await aShop({ isHolidays: true, holidayDays: 'tue' });
    expect((await open(pageOf(parkId))).body).toContain('<form');
    later(1000);
    const { body } = await open(pageOf(parkId));
    expect([body.includes('<form'), body.includes('today is holiday')]).toEqual([false, true]);
  });

  test('after hours', async () => {
    use.clock.set('2027-01-04T17:29:59.500+05:30');
    const { parkId } = await aShop({ startTime: '09:00', endTime: '17:30' });
    expect((await open(pageOf(parkId))).body).toContain('<form');
    later(1000);
    expect((await open(pageOf(parkId))).body).toContain('is closed for today.');
  });
});

describe('what is somebody’s own is not kept', () => {
  test('a form that came back is for its sender alone, under a nonce', async () => {
    const { parkId } = await aShop();
    await open(pageOf(parkId));
    const wrong = await submit(pageOf(parkId), { 'quantity.adult': '3', mobile: '12345' });
    expect(wrong.body).toContain('value="12345"');
    expect(wrong.headers['content-security-policy']).toMatch(/'nonce-/);
    expect([wrong.headers.etag, (await open(pageOf(parkId))).body.includes('12345')]).toEqual([undefined, false]);
  });

  test('an error is asked for anew', async () => {
    const { parkId } = await aShop({ dailyCapacity: 5 });
    await use.database.asOwner('alter table park_day rename to park_day_away');
    const broken = await open(pageOf(parkId));
    await use.database.asOwner('alter table park_day_away rename to park_day');
    expect([broken.statusCode, broken.headers.etag, broken.headers['content-security-policy']]).toEqual([
      500,
      undefined,
      expect.stringMatching(/'nonce-/),
    ]);
    expect((await open(pageOf(parkId))).statusCode).toBe(200);
  });

  test('a kept page that cannot be sent is an error of that one request', async () => {
    const { parkId } = await aShop();
    await open(pageOf(parkId));
    const send = () => Promise.reject(new Error('no memory to compress it'));
    const at = vi.spyOn(use.deps.pages, 'at').mockResolvedValueOnce({ of: '', lacking: false, send });
    expect((await open(pageOf(parkId))).statusCode).toBe(500);
    at.mockRestore();
    expect((await open(pageOf(parkId))).statusCode).toBe(200);
  });

  test('visitors of one page book each for themselves, and a form that one of them sends twice counts once', async () => {
    const { _id: parkId } = await aParkWithoutKeys(use, (await aShop()).owner, { adultFee: 0, child: false });
    const formKey = /name="formKey" value="(\w{26})"/.exec((await open(pageOf(parkId))).body)?.[1] ?? '';
    const send = async (mobile: string, remoteAddress: string) => {
      const payload = new URLSearchParams({ formKey, 'quantity.adult': '1', mobile }).toString();
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      return (await use.app.inject({ method: 'POST', url: pageOf(parkId), payload, headers, remoteAddress })).headers
        .location;
    };
    const asha = await send('9876543210', '203.0.113.7');
    expect(asha).toMatch(/^\/paymentstatus\//);
    expect(await send('9876543210', '203.0.113.7')).toBe(asha);
    const others = [await send('9876543211', '203.0.113.7'), await send('9876543210', '203.0.113.8')];
    expect(new Set([asha, ...others]).size).toBe(3);
  });
});
