// @vitest-environment happy-dom
import { generateKeyPairSync, sign } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import type { DetachedWindowAPI } from 'happy-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toBase32 } from '#contract/kernel/base32.ts';
import { addDays, dayOf } from '#contract/kernel/dates.ts';
import type { Pass } from '#contract/passes/model.ts';
import { GRANT_MS, grantBody, passBody } from '#contract/passes/rules.ts';
import { signInHere } from '#web/console/kit/testing/signed-in.ts';
import { readUser } from '#web/console/platform/session.ts';
import { waiting } from '#web/console/platform/waiting-scans.ts';
import {
  checkCode,
  conflicts,
  forgetOldDays,
  knownParks,
  letIn,
  letInHere,
  prepareOffline,
  sendWaiting,
} from './queries.ts';

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const KEY = { keyId: 'ABCD', algorithm: 'Ed25519', publicKey: publicKey.export({ format: 'jwk' }).x };
const PARK = '0'.repeat(26);
const gate = { name: 'East gate', parkId: PARK };
/** Saturday noon in Kolkata, whenever the test runs; other times of day would be midnight sometimes. */
const NOON = new Date('2027-01-02T06:30:00.000Z');
const today = dayOf(NOON);

/** The text of a pass as the server signs it; each number is another booking. */
function pass(number: number, change: Partial<Pass> = {}): string {
  const bookingId = `${number}`.padStart(8, 'a').padEnd(26, 'b');
  const body = passBody({ bookingId, parkId: PARK, visitDate: today, people: 4, ...change }, 'ABCD');
  return `${body}/${toBase32(sign(null, Buffer.from(body), privateKey))}`;
}

/** Twelve hours for who is signed in, as the server signs them. */
function grantFor(device: string): string {
  const { organisationId = '', id: accountId = '' } = readUser() ?? {};
  const issuedAt = new Date();
  const grant = { organisationId, accountId, device, issuedAt, expiresAt: new Date(issuedAt.getTime() + GRANT_MS) };
  const body = grantBody(grant, 'ABCD');
  return `${body}/${toBase32(sign(null, Buffer.from(body), privateKey))}`;
}

/** The answers that a gate asks for before it can check by itself. */
const LAKE = '1'.repeat(26);
const KNOWN: Record<string, object> = {
  '/api/passes/key': KEY,
  '/api/passes/changed': { tickets: [], asOf: NOON.toISOString() },
  '/api/park/get': [
    {
      _id: LAKE,
      id: LAKE,
      profileRegistrationId: '3'.repeat(26),
      createdAt: NOON.toISOString(),
      parkName: 'Lake Park',
      location: 'Hyderabad',
      mid: 'M1',
      status: true,
    },
  ],
};

let server: Server;
let scans: Record<string, unknown>[];
let answer: { status?: number; body: object };
/** While true, connections are cut off. The port stays ours: one that is given back may be another server's at once. */
let isAway: boolean;

/** A server that knows its key and answers each scan alike. */
async function serving(): Promise<void> {
  server = createServer(async (request, reply) => {
    let body = '';
    for await (const part of request) body += part;
    const [, device] = /^\/api\/passes\/grant\/(\w+)$/.exec(request.url ?? '') ?? [];
    const known = device ? { grant: grantFor(device) } : KNOWN[request.url ?? ''];
    if (!known) scans.push(JSON.parse(body));
    const { status = 200, body: words } = known ? { body: known } : answer;
    reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(words));
  });
  server.on('connection', (socket) => void (isAway && socket.destroy()));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { happyDOM } = window as unknown as { happyDOM: DetachedWindowAPI };
  happyDOM.setURL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/app/scan`);
}

function hangUp(): void {
  isAway = true;
  server.closeAllConnections();
}
function comeBack(): void {
  isAway = false;
}

beforeEach(async () => {
  localStorage.clear();
  KNOWN['/api/passes/changed'] = { tickets: [], asOf: NOON.toISOString() };
  vi.setSystemTime(NOON);
  // A phone's patience is not tested here: a server that is away cuts it off, and one that is slow answers.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal);
  scans = [];
  isAway = false;
  answer = { body: { result: 'admitted', message: 'Let in 4.' } };
  await serving();
  signInHere('ravi');
  // As a gate does when it is opened.
  await prepareOffline();
});
afterEach(async () => {
  for (const list of [letIn, waiting]) for (const { short } of list.all()) list.remove(short);
  for (const { scanId } of conflicts.all()) conflicts.remove(scanId);
  await new Promise((closed) => {
    server.close(closed);
    server.closeAllConnections();
  });
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('the server decides while it is there, and is told gate and device', async () => {
  expect(await checkCode(pass(1), gate)).toMatchObject({ result: 'admitted', offline: false, message: 'Let in 4.' });
  expect(scans).toEqual([
    { code: pass(1), gate: 'East gate', deviceId: expect.any(String), scanId: expect.any(String) },
  ]);
  expect(letIn.all()).toHaveLength(1);
  expect(waiting.all()).toEqual([]);
});

test('without the server a good pass is let in once here, says so, and is kept to be sent', async () => {
  hangUp();
  expect(await checkCode(pass(2), gate)).toMatchObject({ result: 'admitted', offline: true, people: 4 });
  expect(await checkCode(pass(2), gate)).toMatchObject({ result: 'already_scanned', people: 4 });
  vi.setSystemTime(new Date(NOON.getTime() + 5 * 60_000));
  const used = { result: 'already_scanned', used: '5 min ago, here' };
  expect(await checkCode(pass(2).slice(9, 17), gate)).toMatchObject(used);
  expect(waiting.all()).toHaveLength(1);
});

test('without the server a forged, a wrong-day and a wrong-park pass stay outside', async () => {
  hangUp();
  const forged = pass(3).replace('/4/', '/9/');
  expect(await checkCode(forged, gate)).toMatchObject({ result: 'forged' });
  expect(await checkCode(pass(4, { visitDate: addDays(today, 1) }), gate)).toMatchObject({ result: 'wrong_date' });
  expect(await checkCode(pass(5, { parkId: '2'.repeat(26) }), gate)).toMatchObject({
    result: 'wrong_park',
    message: 'This ticket is for another park.',
  });
  expect(waiting.all()).toEqual([]);
});

test('what is no code of a ticket is told here, and the server never hears it', async () => {
  for (const code of ['WIFI:T:WPA;S:Zoo;P:elephants;;', '', 'x'.repeat(4000), 'https://zoo.example/ticketbooking/1'])
    expect(await checkCode(code, gate)).toMatchObject({ result: 'unknown', message: 'Ask for the page with Code …' });
  expect(scans).toEqual([]);
});

test('a code that nobody has is to be checked again', async () => {
  answer = { body: { result: 'unknown', message: 'No such code.' } };
  const message = 'Its eight characters stand below the QR code.';
  expect(await checkCode('ZZZZ-ZZZZ', gate)).toMatchObject({ result: 'unknown', message });
});

test('a pass says without the server what was bought, in the order of the booking page', async () => {
  hangUp();
  const bought = [
    { category: 'camera', quantity: 1 },
    { category: 'child', quantity: 1 },
    { category: 'adult', quantity: 2 },
  ];
  const { lines } = await checkCode(pass(40, { lines: bought }), gate);
  expect(lines?.map(({ label, quantity }) => `${quantity} ${label}`)).toEqual(['2 Adult', '1 Child', '1 Video Camera']);
});

test.each([
  ['East gate', '2 min ago, here'],
  ['West gate', '2 min ago at West gate'],
])('a ticket that was used at %s says "%s", also by a clock that is an hour ahead', async (firstGate, used) => {
  vi.setSystemTime(new Date(NOON.getTime() + 3_600_000));
  await prepareOffline();
  const firstScannedAt = new Date(NOON.getTime() - 2 * 60_000).toISOString();
  answer = { body: { result: 'already_scanned', message: 'Used.', firstScannedAt, firstGate } };
  expect(await checkCode(pass(41), gate)).toMatchObject({ used });
});

test('without the server a ticket of another park of the same owner is told where it belongs', async () => {
  hangUp();
  const told = { result: 'wrong_park', offline: true, message: 'This ticket is for Lake Park.' };
  expect(await checkCode(pass(11, { parkId: LAKE }), gate)).toMatchObject(told);
  expect(waiting.all()).toEqual([]);
  knownParks.remove(LAKE);
});

test.each([
  ['00:30', ['23:59', '00:15']],
  ['02:00', ['23:59', '00:15', '00:30']],
  ['23:59', ['23:59']],
  ['', ['23:59']],
])('without the server a park that ends at %s lets in by tickets of its evening until then', async (endTime, open) => {
  const [lake] = KNOWN['/api/park/get'] as object[];
  KNOWN['/api/park/get'] = [lake!, { ...lake, _id: PARK, id: PARK, startTime: '09:00', endTime }];
  vi.setSystemTime(new Date(`${today}T20:00:00+05:30`));
  await prepareOffline();
  KNOWN['/api/park/get'] = [lake!];
  hangUp();
  const evening = ['23:59', '00:15', '00:30', '02:00'].map((time, n) => ({ time, code: pass(20 + n) }));
  const taken: string[] = [];
  for (const { time, code } of evening) {
    vi.setSystemTime(new Date(`${time === '23:59' ? today : addDays(today, 1)}T${time}:00+05:30`));
    const { result, message } = await checkCode(code, gate);
    if (result === 'admitted') taken.push(time);
    else expect([result, message]).toEqual(['wrong_date', 'This ticket was for Sat, 2 Jan 2027. That day is over.']);
  }
  expect(taken).toEqual(open);
  const next = pass(30, { visitDate: addDays(today, 1) });
  expect(await checkCode(next, gate)).toMatchObject({ result: 'admitted' });
});

test('without the server a ticket of the evening is not let in again after midnight', async () => {
  const [lake] = KNOWN['/api/park/get'] as object[];
  await checkCode(pass(14, { parkId: LAKE }), { ...gate, parkId: LAKE });
  KNOWN['/api/park/get'] = [{ ...lake, startTime: '09:00', endTime: '02:00' }];
  vi.setSystemTime(new Date(`${addDays(today, 1)}T00:15:00+05:30`));
  forgetOldDays();
  await prepareOffline();
  KNOWN['/api/park/get'] = [lake!];
  hangUp();
  const again = await checkCode(pass(14, { parkId: LAKE }), { ...gate, parkId: LAKE });
  expect(again).toMatchObject({ result: 'already_scanned' });
});

test('without the server a pass with one changed sign lets nobody in, nor one in small letters', async () => {
  hangUp();
  const good = pass(10);
  const letsIn = async (code: string) => (await checkCode(code, gate)).result === 'admitted';
  for (const code of [good.toLowerCase(), ` ${good}`, `${good}\n`, good.replace('PV1', 'pv1')])
    expect([code, await letsIn(code)]).toEqual([code, false]);
  const signs = fc.oneof(fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ/'), fc.string({ maxLength: 1 }));
  await fc.assert(
    fc.asyncProperty(fc.nat(good.length - 1), signs, async (at, sign) => {
      const [before, after] = [good.slice(0, at), good.slice(at + 1)];
      for (const code of [before + sign + after, before + good[at]?.toLowerCase() + after])
        expect([code, code === good || !(await letsIn(code))]).toEqual([code, true]);
    }),
    { seed: 2027, numRuns: 40 },
  );
  expect(waiting.all()).toEqual([]);
  expect(await letsIn(good)).toBe(true);
});

test('without the server a typed code is not guessed; staff may let it in, and that is noted', async () => {
  hangUp();
  const outcome = await checkCode('7K2M-9QXA', gate);
  expect(outcome).toMatchObject({ result: 'unchecked', message: expect.stringContaining('Please scan the QR code.') });
  expect(letInHere(outcome, gate)).toMatchObject({ result: 'admitted', offline: true });
  expect(waiting.get('7k2m9qxa')).toMatchObject({ gate: 'East gate', code: '7K2M-9QXA' });
});

test('what was kept is sent when the server is back, with its own time and the id of its first try', async () => {
  hangUp();
  const { at } = await checkCode(pass(6), gate);
  const { scanId } = waiting.all()[0]!;
  await sendWaiting();
  expect(waiting.all()).toHaveLength(1);
  comeBack();
  await sendWaiting();
  expect(scans).toEqual([expect.objectContaining({ code: pass(6), scanId, scannedAt: at, gate: 'East gate' })]);
  expect(waiting.all()).toEqual([]);
  expect(conflicts.all()).toEqual([]);
});

test('a ticket that another gate let in first is told, and not sent again', async () => {
  hangUp();
  await checkCode(pass(7), gate);
  comeBack();
  answer = { body: { result: 'already_scanned', message: 'This ticket was used at West gate.' } };
  await sendWaiting();
  expect(conflicts.all()).toMatchObject([{ short: 'aaaaaaa7', message: 'This ticket was used at West gate.' }]);
  expect(waiting.all()).toEqual([]);
});

test('scans belong to the account that made them: another who signs in sends none, and does not let the ticket in again', async () => {
  signInHere('ravi');
  hangUp();
  await checkCode(pass(12), gate);
  comeBack();
  signInHere('sita');
  await sendWaiting();
  expect([scans, waiting.all().length]).toEqual([[], 1]);
  expect(await checkCode(pass(12), gate)).toMatchObject({ result: 'already_scanned' });
  signInHere('ravi');
  await sendWaiting();
  expect([scans.map(({ code }) => code), waiting.all()]).toEqual([[pass(12)], []]);
});

/** Lets the server tell of tickets whose older code is out, before it goes away. */
async function lastTold(change: object): Promise<void> {
  const bookingId = '13'.padStart(8, 'a').padEnd(26, 'b');
  const ticket = { bookingId, visitDate: today, people: 4, status: 'paid', ...change };
  KNOWN['/api/passes/changed'] = { tickets: [ticket], asOf: NOON.toISOString() };
  await prepareOffline();
  hangUp();
}

test.each([
  ['moved', { visitDate: addDays(today, 3) }, 'wrong_date', 'This ticket is for Tue, 5 Jan 2027.'],
  ['cancelled', { status: 'refunded' }, 'unpaid', 'This ticket was cancelled and the money was returned.'],
  ['cut to two', { people: 2 }, 'old_code', 'It lets in 2 now.'],
])('without the server the old code of a ticket that was %s is refused', async (_, change, result, words) => {
  await lastTold(change);
  const told = { result, offline: true, message: expect.stringContaining(words) };
  expect(await checkCode(pass(13), gate)).toMatchObject(told);
  expect(waiting.all()).toEqual([]);
});

test('the new code of a moved ticket is let in, and staff may let in by an old one who are left', async () => {
  await lastTold({ people: 2 });
  expect(await checkCode(pass(13, { people: 2 }), gate)).toMatchObject({ result: 'admitted', people: 2 });
  waiting.remove('aaaaaa13');
  expect(letInHere(await checkCode(pass(13), gate), gate)).toMatchObject({ result: 'admitted', people: 2 });
});

test('a busy server and an ended session keep the scan; a refusal is told', async () => {
  hangUp();
  await checkCode(pass(8), gate);
  comeBack();
  for (const [status, code] of [
    [503, 'UNAVAILABLE'],
    [429, 'TOO_MANY_REQUESTS'],
    [401, 'NOT_SIGNED_IN'],
  ] as const) {
    answer = { status, body: { code, message: 'No.' } };
    await sendWaiting();
    expect(waiting.all()).toHaveLength(1);
  }
  answer = { status: 403, body: { code: 'FORBIDDEN', message: 'You may not do this.' } };
  await sendWaiting();
  expect([waiting.all(), conflicts.all()]).toMatchObject([[], [{ message: 'You may not do this.' }]]);
});

test('a refusal of the server is said as it is and lets nobody in', async () => {
  answer = { status: 403, body: { code: 'FORBIDDEN', message: 'You may not do this.' } };
  const told = { result: 'unchecked', message: 'You may not do this.', offline: false };
  expect(await checkCode(pass(9), gate)).toMatchObject(told);
  expect(letIn.all()).toEqual([]);
});
