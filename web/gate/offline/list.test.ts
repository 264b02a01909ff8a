import { createHmac } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import type { GateConflict, UsedTicket } from '#contract/gates/model.ts';
import { codeKey, packSold } from '#contract/gates/rules.ts';
import { addDays } from '#contract/kernel/dates/dates.ts';
import type { ChangedTicket } from '#contract/passes/model.ts';
import {
  comeBack,
  gate,
  hangUp,
  KNOWN,
  listOf,
  NOON,
  pass,
  serveGate,
  stage,
  today,
} from '#web/gate/testing/gate-server.ts';
import { deviceId } from '#web/shared/gate-phone.ts';
import { checkCode } from '../check-code.ts';
import { letInOffline } from './check.ts';
import { conflicts, noteConflict } from './conflicts.ts';
import { serverKey } from './device.ts';
import { letIn } from './let-in.ts';
import { keepPrepared, prepareOffline } from './prepare.ts';
import { sendWaiting } from './sending.ts';
import { waiting } from './waiting.ts';

serveGate(prepareOffline, () => {
  for (const list of [letIn, waiting]) for (const { short } of list.all()) list.remove(short);
  for (const { scanId } of conflicts.all()) conflicts.remove(scanId);
});

/** Two gates let a ticket in; the server found it out when the second one told. */
const conflict = (devices: readonly string[], change: Partial<GateConflict> = {}): GateConflict => ({
  scanId: 'second',
  bookingId: '7'.padStart(8, 'a').padEnd(26, 'b'),
  result: 'already_scanned',
  above: 4,
  sides: devices.map((device, n) => ({
    gate: ['West gate', 'East gate'][n] ?? '',
    device,
    at: new Date(NOON.getTime() + n * 60_000).toISOString(),
    by: ['Sita', 'Ravi'][n] ?? '',
    people: 4,
  })),
  ...change,
});

test.each(['this one was first', 'this one was second'])(
  'two gates that let one ticket in are both told of both, once: %s',
  async (order) => {
    hangUp();
    await checkCode(pass(7), gate);
    comeBack();
    stage.answer = { body: { result: 'already_scanned', message: 'This ticket was used at West gate.' } };
    const scanId = order;
    const devices = order.endsWith('first') ? [deviceId(), 'another'] : ['another', deviceId()];
    KNOWN['/api/passes/list'] = listOf({ conflicts: [conflict(devices, { scanId })] });
    await sendWaiting();
    expect(stage.scans).toMatchObject([{ letIn: 4 }]);
    const message = 'West gate, 12:00 pm, Sita let in 4; East gate, 12:01 pm, Ravi let in 4. That is 4 too many.';
    expect(conflicts.all()).toMatchObject([{ short: 'aaaaaaa7', message }]);
    expect(waiting.all()).toEqual([]);
    await prepareOffline();
    expect(conflicts.all()).toHaveLength(1);
    noteConflict(scanId);
    await prepareOffline();
    expect(conflicts.all()).toEqual([]);
    KNOWN['/api/passes/list'] = listOf({ conflicts: [conflict(['another', 'a third'], { scanId: 'theirs' })] });
    await prepareOffline();
    expect(conflicts.all()).toEqual([]);
  },
);

test('without the server a ticket that another gate let in stays outside, scanned or typed, and says what is in it', async () => {
  const bookingId = '15'.padStart(8, 'a').padEnd(26, 'b');
  const used: UsedTicket[] = [[bookingId, NOON.getTime() / 1000 - 120, 0, 3, 'A2B1']];
  KNOWN['/api/passes/list'] = listOf({ used, gates: ['West gate'] });
  await prepareOffline();
  hangUp();
  for (const code of [pass(15), 'aaaaaa15'])
    expect(await checkCode(code, gate)).toMatchObject({
      result: 'already_scanned',
      used: '2 min ago at West gate',
      people: 3,
      lines: [
        { label: 'Adult', quantity: 2 },
        { label: 'Child', quantity: 1 },
      ],
    });
  expect(await checkCode(pass(15).replace('/4/', '/9/'), gate)).toMatchObject({ result: 'forged' });
  expect(waiting.all()).toEqual([]);
});

test('without the server a typed code is let in by the list, and one that was sold later is told what to do', async () => {
  const salt = 'of this phone today';
  const key = codeKey(createHmac('sha256', salt).update('aaaaaa30').digest());
  const sold = { ...packSold([[key, [gate.parkId, today, null, null, 3, 'A2B1']]]), salt };
  KNOWN['/api/passes/list'] = listOf({ sold });
  await prepareOffline();
  hangUp();
  const told = await checkCode('AAAA-AA30', gate);
  expect(told).toMatchObject({ result: 'admitted', offline: true, people: 3 });
  expect(told.lines?.map(({ label, quantity }) => `${quantity} ${label}`)).toEqual(['2 Adult', '1 Child']);
  expect(waiting.all()).toMatchObject([{ short: 'aaaaaa30', code: 'AAAA-AA30', people: 3 }]);
  expect(await checkCode('AAAA-AA30', gate)).toMatchObject({ result: 'already_scanned' });
  expect(await checkCode('AAAA-AA31', gate)).toMatchObject({
    result: 'unchecked',
    message: 'This code is not in the list of 12:00 pm. If it was bought later, please scan its QR code.',
  });
});

test('a list that somebody has changed is not taken, and a later part adds to the first', async () => {
  const used = (number: number): UsedTicket[] => [[`${number}`.padStart(8, 'a').padEnd(26, 'b'), 0, 0, 1, '']];
  KNOWN['/api/passes/list'] = listOf({ used: used(16) });
  await prepareOffline();
  const later = listOf({ used: used(17), since: NOON.toISOString() });
  KNOWN['/api/passes/list'] = { ...later, list: later.list.replace('"from":0', '"from":1') };
  await expect(prepareOffline()).rejects.toThrow('signature of somebody else');
  KNOWN['/api/passes/list'] = later;
  await prepareOffline();
  hangUp();
  const results: string[] = [];
  for (const number of [16, 17, 18]) results.push((await checkCode(pass(number), gate)).result);
  expect(results).toEqual(['already_scanned', 'already_scanned', 'admitted']);
});

test('a phone that knows that it has no network asks nobody, and tells by the list', async () => {
  KNOWN['/api/passes/list'] = listOf({ used: [['20'.padStart(8, 'a').padEnd(26, 'b'), 0, 0, 1, '']] });
  await prepareOffline();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await checkCode(pass(20), gate)).toMatchObject({ result: 'already_scanned', offline: true });
  expect(await checkCode(pass(21), gate)).toMatchObject({ result: 'admitted', offline: true });
  expect(stage.scans).toEqual([]);
});

test('without the server a clock that is a day ahead lets in by the tickets of today, and tells the true time', async () => {
  vi.setSystemTime(new Date(NOON.getTime() + 86_400_000));
  await prepareOffline();
  hangUp();
  expect(await checkCode(pass(18), gate)).toMatchObject({ result: 'admitted', offline: true });
  expect(waiting.all()).toMatchObject([{ scannedAt: NOON.toISOString(), people: 4 }]);
});

/** Lets the server tell of tickets whose older code is out, before it goes away. */
async function lastTold(change: object): Promise<void> {
  const bookingId = '13'.padStart(8, 'a').padEnd(26, 'b');
  const ticket: ChangedTicket = {
    ...{ bookingId, visitDate: today, slot: null, slotUntil: null, people: 4, status: 'paid', lines: [] },
    ...change,
  };
  KNOWN['/api/passes/list'] = listOf({ changed: [ticket] });
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
  expect(letInOffline(await checkCode(pass(13), gate), gate)).toMatchObject({ result: 'admitted', people: 2 });
});

test('a gate that could not be prepared tries again each minute, and says what nothing else on its page tells', async () => {
  vi.useFakeTimers({ now: NOON, toFake: ['Date', 'setInterval', 'clearInterval'] });
  const told: boolean[] = [];
  const heard = async (isFailed: boolean) => {
    await vi.waitFor(() => expect(told).toEqual([isFailed]), { interval: 10 });
    told.length = 0;
  };
  const [key, good] = [serverKey.read(), KNOWN['/api/passes/list']];
  serverKey.keep('');
  hangUp();
  const end = keepPrepared((isFailed) => told.push(isFailed));
  await heard(false);
  comeBack();
  KNOWN['/api/passes/list'] = { list: listOf({}).list, signature: listOf({ gates: ['Another'] }).signature };
  vi.advanceTimersByTime(60_000);
  await heard(true);
  KNOWN['/api/passes/list'] = good as object;
  vi.advanceTimersByTime(60_000);
  await heard(false);
  expect(serverKey.read()).toBe(key);
  end();
});
