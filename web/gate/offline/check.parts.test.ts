// @vitest-environment happy-dom
import { generateKeyPairSync, sign } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DetachedWindowAPI } from 'happy-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toBase32 } from '#contract/kernel/base32.ts';
import { dayOf } from '#contract/kernel/dates/dates.ts';
import { GRANT_MS, grantBody, passBody } from '#contract/passes/rules.ts';
import { signInHere } from '#web/console/kit/testing/signed-in.ts';
import { readUser } from '#web/console/platform/session.ts';
import { listText } from '#web/gate/testing/gate-server.ts';
import { deviceId } from '#web/shared/gate-phone.ts';
import { checkCode } from '../check-code.ts';
import { letInByHand } from './by-hand.ts';
import { conflicts } from './conflicts.ts';
import { insideNow, keepInside, knownInside } from './inside.ts';
import { letIn, undoHere } from './let-in.ts';
import { kindsHere, knownParks } from './parks.ts';
import { prepareOffline } from './prepare.ts';
import { sendWaiting } from './sending.ts';
import { waiting, waitingHands } from './waiting.ts';

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const KEY = { keyId: 'ABCD', algorithm: 'Ed25519', publicKey: publicKey.export({ format: 'jwk' }).x };
const PARK = '0'.repeat(26);
const gate = { name: 'East gate', parkId: PARK };
const NOON = new Date('2027-01-02T06:30:00.000Z');

const signed = (body: string) => `${body}/${toBase32(sign(null, Buffer.from(body), privateKey))}`;
/** A pass of five adults; each number is another booking. */
const pass = (number: number) =>
  signed(
    passBody(
      {
        bookingId: `${number}`.padStart(8, 'a').padEnd(26, 'b'),
        parkId: PARK,
        visitDate: dayOf(NOON),
        people: 5,
        lines: [{ category: 'adult', quantity: 5 }],
      },
      'ABCD',
    ),
  );
const adults = (quantity: number) => [{ category: 'adult', quantity }];

function grantFor(device: string): string {
  const { organisationId = '', id: accountId = '' } = readUser() ?? {};
  const issuedAt = new Date();
  return signed(
    grantBody(
      { organisationId, accountId, device, issuedAt, expiresAt: new Date(issuedAt.getTime() + GRANT_MS) },
      'ABCD',
    ),
  );
}

const PARK_ROW = {
  _id: PARK,
  id: PARK,
  profileRegistrationId: '3'.repeat(26),
  createdAt: NOON.toISOString(),
  parkName: 'Lake Park',
  location: 'Hyderabad',
  mid: 'M1',
  status: true,
  adult: true,
  adultFee: 100,
  camera: true,
  cameraFee: 20,
  partOfGroup: true,
  reEntry: true,
  insideLimit: 8,
};

const LIST = listText({
  used: [[`${'9'.padStart(8, 'a')}${'b'.repeat(18)}`, 1_798_871_400, 0, 2, 'A2']],
  gates: ['West gate'],
  inside: [{ parkId: PARK, people: 2, limit: 8 }],
});

let server: Server;
let sent: { path: string; body: Record<string, unknown> }[];
let isAway: boolean;
let isLost: boolean;
let onScan: () => void = () => undefined;
let refusal: { status: number; answer: object } | null;

beforeEach(async () => {
  localStorage.clear();
  vi.setSystemTime(NOON);
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal);
  [sent, isAway, isLost, refusal] = [[], false, false, null];
  const known: Record<string, object> = {
    '/api/passes/key': KEY,
    '/api/passes/list': { list: LIST, signature: toBase32(sign(null, Buffer.from(LIST), privateKey)) },
    '/api/park/get': [PARK_ROW],
    '/api/ticketbooking/scan': {
      result: 'admitted',
      message: 'Let in.',
      counts: adults(2),
      left: [],
      inside: { people: 4, limit: 8 },
    },
    '/api/admissions/undo': { undone: true, people: 2, inside: null },
    '/api/admissions/byhand': { result: 'by_hand', people: 2, message: 'Let in 2 by hand.', inside: null },
  };
  server = createServer(async (request, reply) => {
    let body = '';
    for await (const part of request) body += part;
    const [path = ''] = (request.url ?? '').split('?');
    const [, device] = /^\/api\/passes\/grant\/(\w+)$/.exec(path) ?? [];
    if (/scan|admissions/.test(path)) sent.push({ path, body: JSON.parse(body) });
    if (/scan$/.test(path)) onScan();
    if (isLost && /scan/.test(path)) return server.closeAllConnections();
    const told = refusal && /scan|admissions/.test(path) ? refusal : null;
    reply
      .writeHead(told?.status ?? 200, { 'content-type': 'application/json' })
      .end(JSON.stringify(told?.answer ?? (device ? { grant: grantFor(device) } : known[path])));
  });
  server.on('connection', (socket) => void (isAway && socket.destroy()));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { happyDOM } = window as unknown as { happyDOM: DetachedWindowAPI };
  happyDOM.setURL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/app/scan`);
  signInHere('ravi');
  await prepareOffline();
  isAway = true;
  server.closeAllConnections();
});
afterEach(async () => {
  for (const list of [letIn, waiting, waitingHands, knownInside, conflicts])
    for (const entry of list.all())
      list.remove('scanId' in entry ? entry.scanId : 'short' in entry ? entry.short : entry.parkId);
  await new Promise((closed) => {
    server.close(closed);
    server.closeAllConnections();
  });
});

test('without a network a group is asked for, comes part by part, and never more than are on the ticket', async () => {
  expect(await checkCode(pass(1), gate)).toMatchObject({ result: 'how_many', left: adults(5) });
  expect(await checkCode(pass(1), gate, adults(3))).toMatchObject({
    result: 'admitted',
    message: 'Let in 3. 3 of 5 let in, 2 to come.',
    left: adults(2),
    inside: { people: 5, limit: 8 },
  });
  expect(await checkCode(pass(1), gate, adults(3))).toMatchObject({ result: 'how_many', left: adults(2) });
  expect(await checkCode(pass(1), gate, adults(2))).toMatchObject({ result: 'admitted', left: [] });
  expect(await checkCode(pass(1), gate)).toMatchObject({ result: 'already_scanned' });
  expect(await checkCode(pass(2), gate, adults(2))).toMatchObject({
    result: 'full',
    message: 'Only 1 person can come in now: 7 of 8 are inside.',
  });
});

test('part of a group whose answer got lost is the same scan here, and the rest of it another', async () => {
  isAway = false;
  isLost = true;
  expect(await checkCode(pass(5), gate, adults(2))).toMatchObject({ result: 'admitted', offline: true });
  isLost = false;
  await sendWaiting();
  await checkCode(pass(5), gate, adults(3));
  const [asked, told, rest] = sent.map(({ body }) => body.scanId);
  expect(told).toBe(asked);
  expect(rest).not.toBe(asked);
});

test('who goes out after an answer got lost is another scan', async () => {
  isAway = false;
  isLost = true;
  await checkCode('7K2M-9QXA', gate);
  await checkCode('7K2M-9QXA', { ...gate, out: true });
  expect(new Set(sent.map(({ body }) => body.scanId)).size).toBe(2);
});

test('people go out and come in again without a network, and all of it is sent in order', async () => {
  await checkCode(pass(3), gate, adults(5));
  expect(await checkCode(pass(3), { ...gate, out: true }, adults(2))).toMatchObject({
    result: 'let_out',
    message: 'Out 2.',
  });
  expect(await checkCode(pass(3), gate, adults(2))).toMatchObject({ result: 'admitted' });
  isAway = false;
  await sendWaiting();
  expect(sent.map(({ body }) => [body.out ?? false, body.admit])).toEqual([
    [false, adults(5)],
    [true, adults(2)],
    [false, adults(2)],
  ]);
  expect(waiting.all()).toEqual([]);
  expect(sent.map(({ body }) => body.letIn)).toEqual([5, undefined, 2]);
});

test('what is taken back without a network can come again, and is told with its reason', async () => {
  const first = await checkCode(pass(4), gate, adults(3));
  const [kept] = waiting.all();
  undoHere(first, kept ?? null, 'Wrong button');
  expect(await checkCode(pass(4), gate)).toMatchObject({ result: 'how_many', left: adults(5), inside: { people: 2 } });
  isAway = false;
  await sendWaiting();
  expect(sent.map(({ path }) => path)).toEqual(['/api/ticketbooking/scan', '/api/admissions/undo']);
  expect(sent[1]?.body).toMatchObject({ reason: 'Wrong button', at: NOON.toISOString() });
  expect(waiting.all()).toEqual([]);
});

test('taking back people who came in again does not reset the phone’s own sum', async () => {
  const sum = () => letIn.all().map(({ people }) => people);
  await checkCode(pass(13), gate, adults(5));
  await checkCode(pass(13), { ...gate, out: true }, adults(5));
  const again = await checkCode(pass(13), gate, adults(5));
  expect(again).toMatchObject({ result: 'admitted' });
  undoHere(again, waiting.get(again.scanId ?? '') ?? null, 'Wrong button');
  expect(sum()).toEqual([5]);
  expect(await checkCode(pass(13), gate)).toMatchObject({ result: 'how_many', left: adults(5) });
});

test('what is taken back while it is being sent is told as taken back', async () => {
  const first = await checkCode(pass(6), gate, adults(3));
  const [kept] = waiting.all();
  isAway = false;
  onScan = () => undoHere(first, kept ?? null, 'Wrong button');
  await sendWaiting();
  onScan = () => undefined;
  await sendWaiting();
  expect(sent.map(({ path }) => path).at(-1)).toBe('/api/admissions/undo');
  expect(waiting.all()).toEqual([]);
});

test('a phone whose clock is wrong tells the true time at which it took back', async () => {
  isAway = false;
  vi.setSystemTime(NOON.getTime() + 180_000);
  await prepareOffline();
  isAway = true;
  server.closeAllConnections();
  const first = await checkCode(pass(4), gate, adults(3));
  const [kept] = waiting.all();
  vi.setSystemTime(NOON.getTime() + 190_000);
  undoHere(first, kept ?? null, 'Wrong button');
  expect(kept?.scannedAt).toBe(NOON.toISOString());
  expect(waiting.all()[0]?.undo?.at).toBe(new Date(NOON.getTime() + 10_000).toISOString());
});

test('what another gate let in of a group counts here, by the day’s list', async () => {
  expect(await checkCode(pass(9), gate)).toMatchObject({ result: 'how_many', left: adults(3) });
});

test('who was inside yesterday keeps nobody out today, without a network too', async () => {
  vi.setSystemTime('2027-01-01T17:00:00.000Z');
  keepInside(PARK, { people: 8, limit: 8 });
  vi.setSystemTime(NOON);
  expect(await checkCode(pass(1), gate, adults(5))).toMatchObject({
    result: 'admitted',
    inside: { people: 5, limit: 8 },
  });
});

test('an evening that goes on after midnight keeps the people inside until the end of its park', () => {
  knownParks.put(PARK, { id: PARK, name: 'Lake Park', opensAt: '17:00', closesAt: '02:00' });
  const insideAt = (time: string) => {
    vi.setSystemTime(time);
    return knownInside.all().map((known) => insideNow(known).people);
  };
  vi.setSystemTime('2027-01-02T17:00:00.000Z');
  keepInside(PARK, { people: 8, limit: 8 });
  expect([insideAt('2027-01-02T20:29:00.000Z'), insideAt('2027-01-02T20:30:00.000Z')]).toEqual([[8], [0]]);
});

test('people let in by hand without a network are counted here, and sent later with their time', async () => {
  const asked = { people: 2, reason: 'Phone is dead', code: null, parkId: PARK };
  expect(await letInByHand(asked, gate)).toMatchObject({ result: 'by_hand', offline: true, people: 2 });
  expect(knownInside.get(PARK)).toMatchObject({ people: 4 });
  isAway = false;
  await sendWaiting();
  expect(sent).toMatchObject([
    { path: '/api/admissions/byhand', body: { people: 2, deviceId: deviceId(), scannedAt: NOON.toISOString() } },
  ]);
  expect(waitingHands.all()).toEqual([]);
});

test('people let in by hand whom the server refuses later are told, and the next ones are sent', async () => {
  const asked = { people: 2, reason: 'Phone is dead', code: '7k2m9qxa', parkId: PARK };
  await letInByHand(asked, gate);
  vi.setSystemTime(NOON.getTime() + 1000);
  await letInByHand(asked, gate);
  [isAway, refusal] = [
    false,
    { status: 400, answer: { code: 'INVALID_INPUT', message: 'Please say which park.', issues: [] } },
  ];
  await sendWaiting();
  expect(waitingHands.all()).toEqual([]);
  expect(conflicts.all()).toMatchObject([
    { short: '7k2m9qxa', at: NOON.toISOString(), message: 'Please say which park.' },
    { message: 'Please say which park.' },
  ]);
});

test('an exit that the server does not take later is told', async () => {
  await checkCode(pass(3), gate, adults(5));
  await checkCode(pass(3), { ...gate, out: true }, adults(2));
  const message = 'Nobody of this ticket is inside.';
  [isAway, refusal] = [false, { status: 200, answer: { result: 'not_inside', message } }];
  await sendWaiting();
  expect(waiting.all()).toEqual([]);
  expect(conflicts.all()).toMatchObject([{ message }]);
});

test('only who came or went can be taken back', async () => {
  isAway = false;
  const inside = { people: 8, limit: 8 };
  refusal = { status: 200, answer: { result: 'full', message: 'The park is full.', left: adults(5), inside } };
  expect(await checkCode(pass(7), gate)).toMatchObject({ result: 'full', inside });
  expect((await checkCode(pass(7), gate)).scanId).toBeUndefined();
  refusal = null;
  expect((await checkCode(pass(7), gate, adults(2))).scanId).toBeDefined();
});

test('a code that nobody can check asks for the kinds of people that the park sells', () => {
  expect(kindsHere(PARK, 50)).toEqual(adults(50));
});
