import { describe, expect, test } from 'vitest';
import { aBranch, aClinic, bookLoan } from '#server/appointments/factory.ts';
import { aCounter } from '#server/counters/factory.ts';
import { aRecord } from '#server/testing/catalogue.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { doctorsAndBank } from '#server/testing/the-owner.ts';

const use = useTestApp({ config: { rateLimitScale: 100 } });
const { doctors, bank } = doctorsAndBank(use);

/** A branch with two counters. */
async function twoCounters() {
  const branch = await aBranch(use, bank);
  const [one, two] = [await aCounter(use, bank, branch._id), await aCounter(use, bank, branch._id)];
  const queue = { kind: 'loan', id: branch._id };
  const pause = (more: object, who: { token: string } = one) =>
    use.call('POST', '/queue/pause', { ...queue, ...more }, who);
  const board = async () => (await use.call('GET', `/queue/board/loan/${branch._id}`)).json.stations;
  const pauses = async () => Object.fromEntries((await board()).map(({ id, paused }: Shown) => [id, paused]));
  return { branch, one, two, queue, pause, board, pauses };
}
type Shown = { id: string; paused: boolean };

/** A token page of the branch. */
const details = async (bookingId: string) =>
  (await use.call('POST', '/loanbooking/appointmentdetails', { bookingId })).json;

describe('a counter that pauses', () => {
  test('stops alone: the others and the token pages of the branch go on', async () => {
    const { branch, one, two, pause, pauses, board } = await twoCounters();
    const { json } = await bookLoan(use, branch);
    expect((await pause({ paused: true, backAt: '12:30' })).status).toBe(200);
    expect(await pauses()).toEqual({ [one.id]: true, [two.id]: false });
    const own = (await board()).find(({ id }: Shown) => id === one.id);
    expect(own).toMatchObject({ backAt: '12:30', allPaused: false });
    expect((await details(json._id)).paused).toBe(false);
    expect((await pause({ paused: false })).status).toBe(200);
    expect(await pauses()).toEqual({ [one.id]: false, [two.id]: false });
  });

  test('stops the queue once each counter does, until the first is back', async () => {
    const { branch, two, pause } = await twoCounters();
    const { json } = await bookLoan(use, branch);
    await pause({ paused: true, backAt: '13:00' });
    await pause({ paused: true, backAt: '12:45' }, two);
    expect(await details(json._id)).toMatchObject({ paused: true, backAt: '12:45' });
    await pause({ paused: false }, two);
    expect((await details(json._id)).paused).toBe(false);
  });

  test('keeps its pause while the whole branch pauses and goes on again', async () => {
    const { branch, one, two, pause, pauses, board } = await twoCounters();
    const { json } = await bookLoan(use, branch);
    await pause({ paused: true });
    await pause({ paused: true, all: true }, two);
    expect(await pauses()).toEqual({ [one.id]: true, [two.id]: true });
    expect((await board()).map(({ allPaused }: { allPaused: boolean }) => allPaused)).toEqual([true, true]);
    expect((await details(json._id)).paused).toBe(true);
    await pause({ paused: false, all: true }, two);
    expect(await pauses()).toEqual({ [one.id]: true, [two.id]: false });
  });

  test('says nothing of tomorrow, and a delay is of the whole queue and kept by a pause that does not name it', async () => {
    const { pause, pauses, board } = await twoCounters();
    const before = use.clock.now();
    await pause({ lateMinutes: 20 });
    await pause({ paused: true });
    expect((await board()).map(({ lateMinutes }: { lateMinutes: number }) => lateMinutes)).toEqual([20, 20]);
    use.clock.advance(24 * 60);
    expect(Object.values(await pauses())).toEqual([false, false]);
    use.clock.set(before);
  });

  test('is its own: of no other counter, and of an owner only by its name', async () => {
    const { one, two, pause, pauses } = await twoCounters();
    expect((await pause({ paused: true, counterId: two.id })).status).toBe(404);
    expect(await pause({ paused: true }, bank)).toMatchObject({
      status: 400,
      json: { message: 'Please choose the counter that pauses, or the whole branch.' },
    });
    const elsewhere = await twoCounters();
    expect((await pause({ paused: true, counterId: elsewhere.one.id }, bank)).status).toBe(404);
    expect(await pauses()).toEqual({ [one.id]: false, [two.id]: false });
    expect((await pause({ paused: true, counterId: two.id }, bank)).status).toBe(200);
    expect(await pauses()).toEqual({ [one.id]: false, [two.id]: true });
  });
});

test('a branch without counters pauses as a whole', async () => {
  const branch = await aBranch(use, bank);
  const body = { kind: 'loan', id: branch._id, paused: true };
  expect((await use.call('POST', '/queue/pause', body, bank)).json.stations).toMatchObject([{ paused: true }]);
});

test('a doctor pauses alone, and all doctors of a clinic where that is said', async () => {
  const other = await aRecord(use, doctors, '/doctor', { doctorName: 'Dr Iyer' });
  const clinic = await aClinic(use, doctors, { doctorIds: [other._id] });
  const pause = async (more: object) => {
    const body = { kind: 'doctor', id: clinic._id, doctorId: clinic.doctorId, ...more };
    const { json } = await use.call('POST', '/queue/pause', body, doctors);
    return json.stations.map(({ paused }: Shown) => paused);
  };
  expect(await pause({ paused: true })).toEqual([true, false]);
  expect(await pause({ paused: true, all: true })).toEqual([true, true]);
  expect(await pause({ paused: false })).toEqual([false, true]);
});

describe('a press that is sent again under its key', () => {
  const keyed = (who: { token: string }, key: string) => ({ token: who.token, headers: { 'idempotency-key': key } });

  test('calls nobody twice; a press under another key calls the next', async () => {
    const { branch, one, queue } = await twoCounters();
    for (let count = 0; count < 3; count += 1) await bookLoan(use, branch);
    const next = (key: string) => use.call('POST', '/queue/next', queue, keyed(one, key));
    const first = await next('press-0001');
    const again = await next('press-0001');
    expect([first.json.currentRunningCount, again.text]).toEqual([1, first.text]);
    expect((await next('press-0002')).json.currentRunningCount).toBe(2);
  });

  test('at the same time from the desk and from its retry calls one', async () => {
    const { branch, one, queue, board } = await twoCounters();
    for (let count = 0; count < 3; count += 1) await bookLoan(use, branch);
    await Promise.all(
      Array.from({ length: 4 }, () => use.call('POST', '/queue/next', queue, keyed(one, 'press-0003'))),
    );
    expect((await board())[0].next).toEqual([2, 3]);
  });

  test('announces a call once, and a completion calls one', async () => {
    const { branch, one } = await twoCounters();
    const tokens: string[] = [];
    for (let count = 0; count < 3; count += 1)
      tokens.push((await bookLoan(use, branch, { branchUserId: one.id })).json._id);
    const put = (bookingStatus: string, key: string) =>
      use.call('PUT', `/loanbooking/${tokens[0]}`, { bookingStatus }, keyed(one, key));
    const first = await put('called', 'recall-01');
    use.clock.advance(1);
    expect((await put('called', 'recall-01')).text).toBe(first.text);
    await put('complete', 'complete-1');
    await put('complete', 'complete-1');
    await put('complete', 'complete-2');
    expect((await details(tokens[2] ?? '')).currentRunningCount).toBe(2);
  });
});
