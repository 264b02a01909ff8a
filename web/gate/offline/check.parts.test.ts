import { expect, test, vi } from 'vitest';
import { lakePark } from '#web/console/kit/testing/factory.ts';
import {
  comeBack,
  gate,
  hangUp,
  KNOWN,
  listOf,
  NOON,
  PARK,
  pass as passOf,
  serveGate,
  stage,
} from '#web/gate/testing/gate-server.ts';
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

const adults = (quantity: number) => [{ category: 'adult', quantity }];
/** A pass of five adults; each number is another booking. */
const pass = (number: number) => passOf(number, { people: 5, lines: adults(5) });

const PARK_ROW = {
  ...lakePark(PARK, NOON.toISOString()),
  adult: true,
  adultFee: 100,
  camera: true,
  cameraFee: 20,
  partOfGroup: true,
  reEntry: true,
  insideLimit: 8,
};

const [SCAN, UNDO, BY_HAND] = ['/api/ticketbooking/scan', '/api/admissions/undo', '/api/admissions/byhand'];
const ANSWERS = {
  [SCAN]: { result: 'admitted', message: 'Let in.', counts: adults(2), left: [], inside: { people: 4, limit: 8 } },
  [UNDO]: { undone: true, people: 2, inside: null },
  [BY_HAND]: { result: 'by_hand', people: 2, message: 'Let in 2 by hand.', inside: null },
};
/** From now on everything is answered this. */
const refuse = (status: number, body: object): void => {
  Object.assign(stage, { answers: {}, answer: { status, body } });
};

/** Prepares a gate, which then loses its network. */
async function prepare(): Promise<void> {
  KNOWN['/api/park/get'] = [PARK_ROW];
  KNOWN['/api/passes/list'] = listOf({
    used: [
      [`${'9'.padStart(8, 'a')}${'b'.repeat(18)}`, 1_798_871_400, 0, 2, 'A2'],
      [`${'8'.padStart(8, 'a')}${'b'.repeat(18)}`, 1_798_871_400 - 300, 0, 5, 'A5'],
    ],
    gates: ['West gate'],
    inside: [{ parkId: PARK, people: 2, limit: 8 }],
  });
  stage.answers = ANSWERS;
  await prepareOffline();
  hangUp();
}
serveGate(prepare, () => {
  for (const list of [letIn, waiting, waitingHands, knownInside, conflicts])
    for (const entry of list.all())
      list.remove('scanId' in entry ? entry.scanId : 'short' in entry ? entry.short : entry.parkId);
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
  comeBack();
  stage.isLost = true;
  expect(await checkCode(pass(5), gate, adults(2))).toMatchObject({ result: 'admitted', offline: true });
  stage.isLost = false;
  await sendWaiting();
  await checkCode(pass(5), gate, adults(3));
  const [asked, told, rest] = stage.scans.map(({ scanId }) => scanId);
  expect(told).toBe(asked);
  expect(rest).not.toBe(asked);
});

test('who goes out after an answer got lost is another scan', async () => {
  comeBack();
  stage.isLost = true;
  await checkCode('7K2M-9QXA', gate);
  await checkCode('7K2M-9QXA', { ...gate, out: true });
  expect(new Set(stage.scans.map(({ scanId }) => scanId)).size).toBe(2);
});

test('people go out and come in again without a network, and all of it is sent in order', async () => {
  await checkCode(pass(3), gate, adults(5));
  expect(await checkCode(pass(3), { ...gate, out: true }, adults(2))).toMatchObject({
    result: 'let_out',
    message: 'Out 2.',
  });
  expect(await checkCode(pass(3), gate, adults(2))).toMatchObject({ result: 'admitted' });
  comeBack();
  await sendWaiting();
  expect(stage.scans.map(({ out = false, admit }) => [out, admit])).toEqual([
    [false, adults(5)],
    [true, adults(2)],
    [false, adults(2)],
  ]);
  expect(waiting.all()).toEqual([]);
  expect(stage.scans.map(({ letIn: sum }) => sum)).toEqual([5, undefined, 2]);
});

test('what is taken back without a network can come again, and is told with its reason', async () => {
  const first = await checkCode(pass(4), gate, adults(3));
  const [kept] = waiting.all();
  undoHere(first, kept ?? null, 'Wrong button');
  expect(await checkCode(pass(4), gate)).toMatchObject({ result: 'how_many', left: adults(5), inside: { people: 2 } });
  comeBack();
  await sendWaiting();
  expect(stage.paths).toEqual([SCAN, UNDO]);
  expect(stage.scans[1]).toMatchObject({ reason: 'Wrong button', at: NOON.toISOString() });
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
  comeBack();
  stage.onCall = () => undoHere(first, kept ?? null, 'Wrong button');
  await sendWaiting();
  stage.onCall = () => undefined;
  await sendWaiting();
  expect(stage.paths.at(-1)).toBe(UNDO);
  expect(waiting.all()).toEqual([]);
});

test('a phone whose clock is wrong tells the true time at which it took back', async () => {
  comeBack();
  vi.setSystemTime(NOON.getTime() + 180_000);
  await prepareOffline();
  hangUp();
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

test('a group that is all inside is used, and the answer says since when and where', async () => {
  expect(await checkCode(pass(8), gate)).toMatchObject({ result: 'already_scanned', used: '5 min ago at West gate' });
  await checkCode(pass(7), gate, adults(5));
  vi.setSystemTime(NOON.getTime() + 120_000);
  expect(await checkCode(pass(7), gate)).toMatchObject({ result: 'already_scanned', used: '2 min ago, here' });
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
  comeBack();
  await sendWaiting();
  expect(stage.paths).toEqual([BY_HAND]);
  expect(stage.scans).toMatchObject([{ people: 2, deviceId: deviceId(), scannedAt: NOON.toISOString() }]);
  expect(waitingHands.all()).toEqual([]);
});

test('people let in by hand whom the server refuses later are told, and the next ones are sent', async () => {
  const asked = { people: 2, reason: 'Phone is dead', code: '7k2m9qxa', parkId: PARK };
  await letInByHand(asked, gate);
  vi.setSystemTime(NOON.getTime() + 1000);
  await letInByHand(asked, gate);
  comeBack();
  refuse(400, { code: 'INVALID_INPUT', message: 'Please say which park.', issues: [] });
  await sendWaiting();
  expect(waitingHands.all()).toEqual([]);
  expect(conflicts.all()).toMatchObject([
    { short: '7k2m9qxa', at: NOON.toISOString(), message: 'Please say which park.' },
    { message: 'Please say which park.' },
  ]);
});

/** Who breaks the server: this ticket always, others never. */
function failFor(short: string): void {
  stage.onCall = () => {
    const isIll = `${stage.scans.at(-1)?.code}`.toLowerCase().includes(short);
    stage.answers = isIll ? {} : ANSWERS;
    stage.answer = { status: 500, body: { code: 'INTERNAL', message: 'Something went wrong.' } };
  };
}

test('a scan at which the server fails each time waits with its ticket, and all behind it are sent', async () => {
  const ill = '1'.padStart(8, 'a');
  await checkCode(pass(1), gate, adults(5));
  await checkCode(pass(1), { ...gate, out: true }, adults(5));
  await checkCode(pass(3), gate, adults(3));
  await letInByHand({ people: 2, reason: 'Phone is dead', code: null, parkId: PARK }, gate);
  comeBack();
  failFor(ill);
  await sendWaiting();
  await sendWaiting();
  expect(waiting.all().map(({ short, out = false }) => [short, out])).toEqual([
    [ill, false],
    [ill, true],
  ]);
  expect([waitingHands.all(), conflicts.all()]).toEqual([[], []]);
  expect(stage.scans.filter(({ out }) => out)).toEqual([]);
  failFor('nobody');
  await sendWaiting();
  expect(waiting.all()).toEqual([]);
});

test('an exit that the server does not take later is told', async () => {
  await checkCode(pass(3), gate, adults(5));
  await checkCode(pass(3), { ...gate, out: true }, adults(2));
  const message = 'Nobody of this ticket is inside.';
  comeBack();
  refuse(200, { result: 'not_inside', message });
  await sendWaiting();
  expect(waiting.all()).toEqual([]);
  expect(conflicts.all()).toMatchObject([{ message }]);
});

test('only who came or went can be taken back', async () => {
  comeBack();
  const inside = { people: 8, limit: 8 };
  refuse(200, { result: 'full', message: 'The park is full.', left: adults(5), inside });
  expect(await checkCode(pass(7), gate)).toMatchObject({ result: 'full', inside });
  expect((await checkCode(pass(7), gate)).scanId).toBeUndefined();
  stage.answers = ANSWERS;
  expect((await checkCode(pass(7), gate, adults(2))).scanId).toBeDefined();
});

test('a code that nobody can check asks for the kinds of people that the park sells', () => {
  expect(kindsHere(PARK, 50)).toEqual(adults(50));
});
