import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { addDays } from '#contract/kernel/dates/dates.ts';
import { signInHere } from '#web/console/kit/testing/signed-in.ts';
import { english } from '#web/console/platform/english.ts';
import {
  comeBack,
  gate,
  hangUp,
  KNOWN,
  LAKE,
  listOf,
  NOON,
  PARK,
  pass,
  serveGate,
  stage,
  today,
} from '#web/gate/testing/gate-server.ts';
import { checkCode } from './check-code.ts';
import { letInOffline } from './offline/check.ts';
import { conflicts } from './offline/conflicts.ts';
import { keepGateName, readGateName } from './offline/device.ts';
import { forgetOldDays, letIn } from './offline/let-in.ts';
import { knownParks } from './offline/parks.ts';
import { prepareOffline } from './offline/prepare.ts';
import { sendWaiting } from './offline/sending.ts';
import { waiting } from './offline/waiting.ts';
import { countScan } from './tally.ts';

serveGate(prepareOffline, () => {
  for (const list of [letIn, waiting]) for (const { short } of list.all()) list.remove(short);
  for (const { scanId } of conflicts.all()) conflicts.remove(scanId);
});

test('the server decides while it is there, and is told gate and device', async () => {
  expect(await checkCode(pass(1), gate)).toMatchObject({ result: 'admitted', offline: false, message: 'Let in 4.' });
  expect(stage.scans).toEqual([
    { code: pass(1), gate: 'East gate', deviceId: expect.any(String), scanId: expect.any(String), asks: true },
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
  expect(stage.scans).toEqual([]);
});

test('a code that nobody has is to be checked again', async () => {
  stage.answer = { body: { result: 'unknown', message: 'No such code.' } };
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
  stage.answer = { body: { result: 'already_scanned', message: 'Used.', firstScannedAt, firstGate } };
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
  KNOWN['/api/passes/list'] = listOf({ asOf: new Date().toISOString() });
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
  KNOWN['/api/passes/list'] = listOf({ asOf: new Date().toISOString() });
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
  expect(outcome).toMatchObject({ result: 'unchecked', message: expect.stringContaining('please scan its QR code') });
  expect(letInOffline(outcome, gate)).toMatchObject({ result: 'admitted', offline: true });
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
  expect(stage.scans).toEqual([expect.objectContaining({ code: pass(6), scanId, scannedAt: at, gate: 'East gate' })]);
  expect(waiting.all()).toEqual([]);
  expect(conflicts.all()).toEqual([]);
});

test('a browser that blocks site data, and so refuses locks, sends what was kept all the same', async () => {
  const request = () => Promise.reject(new DOMException('The request was denied.', 'SecurityError'));
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  hangUp();
  await checkCode(pass(32), gate);
  comeBack();
  await sendWaiting().finally(() => Reflect.deleteProperty(navigator, 'locks'));
  expect([stage.scans.length, waiting.all()]).toEqual([1, []]);
});

test('a ticket that was let in without the server is another scan when it is shown again', async () => {
  hangUp();
  await checkCode(pass(19), gate);
  comeBack();
  await sendWaiting();
  await checkCode(pass(19), gate);
  expect(new Set(stage.scans.map(({ scanId }) => scanId)).size).toBe(2);
});

test('a ticket whose answer got lost keeps its scan, typed, scanned and after a reload, until there is one', async () => {
  stage.isLost = true;
  const typed = pass(15).slice(9, 17);
  expect(await checkCode(typed, gate)).toMatchObject({ result: 'unchecked' });
  stage.isLost = false;
  vi.resetModules();
  const { speak } = await import('#web/shared/say.ts');
  speak(english);
  const { checkCode: afterReload } = await import('./check-code.ts');
  expect(await afterReload(pass(15), gate)).toMatchObject({ result: 'admitted' });
  const [first, second] = stage.scans.map(({ scanId }) => scanId);
  expect(second).toBe(first);
});

test('a ticket whose answer got lost is another scan a quarter of an hour later, when somebody else may show it', async () => {
  stage.isLost = true;
  await checkCode(pass(16).slice(9, 17), gate);
  stage.isLost = false;
  vi.setSystemTime(Date.now() + 15 * 60_000);
  await checkCode(pass(16), gate);
  const [first, second] = stage.scans.map(({ scanId }) => scanId);
  expect(second).not.toBe(first);
});

test('a refusal that got lost is not told later, when it may be over', async () => {
  stage.isLost = true;
  await checkCode('7K2M-9QXA', gate);
  stage.isLost = false;
  stage.answer = { body: { result: 'unpaid', message: 'Not paid.' } };
  await checkCode('7K2M-9QXA', gate);
  const [first, again, anew] = stage.scans.map(({ scanId }) => scanId);
  expect([again, stage.scans.length]).toEqual([first, 3]);
  expect(anew).not.toBe(first);
});

test('scans belong to the account that made them: another who signs in sends none, and does not let the ticket in again', async () => {
  signInHere('ravi');
  hangUp();
  await checkCode(pass(12), gate);
  comeBack();
  signInHere('sita');
  await sendWaiting();
  expect([stage.scans, waiting.all(), waiting.ofOthers().length]).toEqual([[], [], 1]);
  expect(await checkCode(pass(12), gate)).toMatchObject({ result: 'already_scanned' });
  signInHere('ravi');
  await sendWaiting();
  expect([stage.scans.map(({ code }) => code), waiting.all()]).toEqual([[pass(12)], []]);
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
    stage.answer = { status, body: { code, message: 'No.' } };
    await sendWaiting();
    expect(waiting.all()).toHaveLength(1);
  }
  stage.answer = { status: 403, body: { code: 'FORBIDDEN', message: 'You may not do this.' } };
  await sendWaiting();
  expect([waiting.all(), conflicts.all()]).toMatchObject([[], [{ message: 'You may not do this.' }]]);
});

test('a refusal of the server is said as it is and lets nobody in', async () => {
  stage.answer = { status: 403, body: { code: 'FORBIDDEN', message: 'You may not do this.' } };
  const told = { result: 'unchecked', message: 'You may not do this.', offline: false };
  expect(await checkCode(pass(9), gate)).toMatchObject(told);
  expect(letIn.all()).toEqual([]);
});

test('an answer that this page does not know is not taken for a code that nobody has', async () => {
  stage.answer = { body: { result: 'of a later version', message: 'New.' } };
  const message = 'The server gave an answer that this page does not know. Please load the page again.';
  expect(await checkCode(pass(9), gate)).toMatchObject({ result: 'unchecked', message, offline: false });
});

test('two inspectors on one phone: each has storage of their own, and neither goes on with what the other began', async () => {
  stage.isLost = true;
  await checkCode('7K2M-9QXA', gate);
  countScan('unpaid');
  keepGateName('North gate');
  signInHere('sita');
  await prepareOffline();
  await checkCode('7K2M-9QXA', gate);
  countScan('wrong_date');
  const [first, second] = stage.scans.map(({ scanId }) => scanId);
  expect(second).not.toBe(first);
  expect(readGateName({ name: 'Sita' })).toBe('Sita’s gate');
  const names = Object.keys(localStorage).filter((name) => name.startsWith('gate.') && name !== 'gate.device');
  expect(names.filter((name) => !/:zoo\/(ravi|sita)(:|$)/.test(name))).toEqual([]);
});

test('a scan that waits stays beside the one of another account for the same ticket, and each is sent by its own', async () => {
  hangUp();
  const outcome = await checkCode('7K2M-9QXA', gate);
  letInOffline(outcome, gate);
  signInHere('sita');
  letInOffline(outcome, gate);
  comeBack();
  await sendWaiting();
  expect(stage.scans).toHaveLength(1);
  signInHere('ravi');
  await sendWaiting();
  expect(stage.scans).toHaveLength(2);
});
