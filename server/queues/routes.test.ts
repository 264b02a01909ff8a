import { describe, expect, test } from 'vitest';
import { APPOINTMENT_SORTS } from '#contract/appointments/api.ts';
import { aBranch, aClinic, bookDoctor, bookLoan } from '#server/appointments/factory.ts';
import { aCounter } from '#server/counters/factory.ts';
import { anOwner } from '#server/organisations/factory.ts';
import { aLivePage, eventually, listening } from '#server/testing/live-page.ts';
import { expectOrders } from '#server/testing/orders.ts';
import { whileChanged } from '#server/testing/rush/changed-function.ts';
import { holding, untilWaiting } from '#server/testing/rush/lock-queue.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { doctorsAndBank } from '#server/testing/the-owner.ts';

const use = useTestApp({ config: { rateLimitScale: 100 } });
const { doctors, bank } = doctorsAndBank(use);

/** A clinic in which so many wait. */
async function waiting(count: number, more: object = {}) {
  const clinic = await aClinic(use, doctors, more);
  const tokens = [];
  for (let n = 0; n < count; n += 1) tokens.push((await bookDoctor(use, clinic)).json);
  return { clinic, tokens };
}
const put = (path: string, id: string, bookingStatus: string, { token }: { token: string } = doctors) =>
  use.call('PUT', `${path}/${id}`, { bookingStatus }, { token });
const mark = (id: string, bookingStatus: string) => put('/doctorbooking', id, bookingStatus);
const details = async (bookingId: string) =>
  (await use.call('POST', '/doctorbooking/appointmentdetails', { bookingId })).json;
const running = async (bookingId: string) => (await details(bookingId)).currentRunningCount;

describe('completing', () => {
  test('the first thing in the morning makes 2 the running number when 2 is waiting', async () => {
    const { tokens } = await waiting(2);
    expect(await running(tokens[0]._id)).toBe(0);
    expect((await mark(tokens[0]._id, 'complete')).json.bookingStatus).toBe('complete');
    expect(await running(tokens[0]._id)).toBe(2);
    expect((await details(tokens[1]._id)).bookingStatus).toBe('called');
  });

  test('leaves 1 running when nobody else waits', async () => {
    const { tokens } = await waiting(1);
    await mark(tokens[0]._id, 'complete');
    expect(await running(tokens[0]._id)).toBe(1);
  });

  test('twice calls one, not two', async () => {
    const { tokens } = await waiting(3);
    await Promise.all([mark(tokens[0]._id, 'complete'), mark(tokens[0]._id, 'complete')]);
    expect(await running(tokens[0]._id)).toBe(2);
  });

  test('an older one late never moves the running number back, and disturbs nobody who is being served', async () => {
    const { tokens } = await waiting(5);
    await mark(tokens[0]._id, 'called');
    await mark(tokens[0]._id, 'noshow');
    await mark(tokens[3]._id, 'called');
    await mark(tokens[0]._id, 'complete');
    expect(await running(tokens[0]._id)).toBe(4);
    expect((await details(tokens[3]._id)).bookingStatus).toBe('called');
    expect((await details(tokens[1]._id)).bookingStatus).toBe('');
  });
});

describe('a token', () => {
  test('that is called again stays called; one put back waits; one not here is passed over', async () => {
    const { tokens } = await waiting(3);
    await mark(tokens[0]._id, 'called');
    expect((await mark(tokens[0]._id, 'called')).json.bookingStatus).toBe('called');
    expect((await mark(tokens[0]._id, '')).json.bookingStatus).toBe('');
    await mark(tokens[0]._id, 'noshow');
    const { json } = await use.call('POST', '/queue/next', { kind: 'doctor', id: tokens[0].clinicId }, doctors);
    expect(json).toMatchObject({ currentRunningCount: 2, stations: [{ serving: 2, next: [3], waiting: 1 }] });
  });

  test('that is called again shows when on the board, which announces it again; nobody served is no instant', async () => {
    const { tokens } = await waiting(1);
    const called = async (word: string) => {
      await mark(tokens[0]._id, word);
      return (await use.call('GET', `/queue/board/doctor/${tokens[0].clinicId}`)).json.stations[0].calledAt;
    };
    const first = await called('called');
    expect(first).toBe(use.clock.now().toISOString());
    use.clock.advance(1 / 3);
    expect(Date.parse(await called('called')) - Date.parse(first)).toBe(20_000);
    expect(await called('')).toBeNull();
  });

  test('knows how many are before it, and says nothing of the time until there is enough to say', async () => {
    const { tokens } = await waiting(7);
    expect(await details(tokens[6]._id)).toMatchObject({
      waitingBefore: 6,
      estimatedMinutes: null,
      estimatedRange: null,
    });
    for (const { _id } of tokens.slice(0, 4)) {
      use.clock.advance(10);
      await mark(_id, 'complete');
    }
    const last = await details(tokens[6]._id);
    expect(last).toMatchObject({ waitingBefore: 1, estimatedRange: { from: 5, to: 15 }, estimatedMinutes: 10 });
    expect((await details(tokens[0]._id)).waitingBefore).toBeNull();
  });

  test('of another tenant is not there for anybody else, nor is a word that is none', async () => {
    const { tokens } = await waiting(1);
    const stranger = await anOwner(use, { registrationType: 'doctor' });
    expect((await put('/doctorbooking', tokens[0]._id, 'complete', stranger)).status).toBe(404);
    expect((await mark(tokens[0]._id, 'cancelled')).status).toBe(400);
    expect((await mark(tokens[0]._id, 'nonsense')).status).toBe(400);
    expect((await use.call('POST', '/queue/next', { kind: 'doctor', id: tokens[0].clinicId }, stranger)).status).toBe(
      404,
    );
  });

  test('of another day cannot be called today', async () => {
    const clinic = await aClinic(use, doctors, { bookingDays: '2' });
    const { json } = await bookDoctor(use, clinic, { selectedDate: '2027-01-05' });
    expect(json).toMatchObject({ tokenNumber: 1, selectedDate: '2027-01-05' });
    expect((await mark(json._id, 'complete')).json.message).toBe('This token is for another day.');
  });
});

test('a queue says on every page that it pauses or runs late', async () => {
  const { clinic, tokens } = await waiting(2);
  const body = { kind: 'doctor', id: clinic._id, paused: true, lateMinutes: 20 };
  expect((await use.call('POST', '/queue/pause', body, doctors)).json.stations[0]).toMatchObject({
    paused: true,
    lateMinutes: 20,
  });
  expect(await details(tokens[1]._id)).toMatchObject({ paused: true, lateMinutes: 20 });
});

test('tokens of a branch are sorted by any of their columns, found by their state, and by their own bank alone', async () => {
  const branch = await aBranch(use, bank);
  await aCounter(use, bank, branch._id);
  for (const name of ['rohan', 'Anand', 'ZOYA', 'bela']) await bookLoan(use, branch, { name });
  const search = (asked: object, { token }: { token: string } = bank) =>
    use.call('POST', '/loanbooking/search', { branchId: branch._id, ...asked }, { token });
  const found = async (asked: object, who?: { token: string }): Promise<string[]> =>
    (await search(asked, who)).json.map(({ name }: { name: string }) => name);
  const [first, second] = (await search({ sort: 'number' })).json;
  await put('/loanbooking', first._id, 'called', bank);
  use.clock.advance(9 * 60);
  await put('/loanbooking', second._id, 'called', bank);
  await expectOrders(async (asked) => {
    const { status, json } = await search(asked);
    return status === 200 ? json.map(({ _id }: { _id: string }) => _id) : null;
  }, APPOINTMENT_SORTS);
  expect(await found({ sort: 'name' })).toEqual(['Anand', 'bela', 'rohan', 'ZOYA']);
  expect((await found({ sort: '-waited' })).slice(0, 2)).toEqual(['Anand', 'rohan']);
  expect(await found({ sort: 'name', bookingStatus: 'Booked' })).toEqual(['bela', 'ZOYA']);
  expect(await found({ bookingStatus: 'called', page: 1, limit: 1 })).toHaveLength(1);
  expect(await found({}, await anOwner(use, { registrationType: 'loan' }))).toEqual([]);
});

describe('counters of a branch', () => {
  test('share one queue: whoever calls becomes the counter, and nobody is called twice', async () => {
    const branch = await aBranch(use, bank);
    const one = await aCounter(use, bank, branch._id, { counterNumber: '1' });
    const two = await aCounter(use, bank, branch._id, { counterNumber: '2' });
    const tokens = [];
    for (let n = 0; n < 4; n += 1) tokens.push((await bookLoan(use, branch)).json);
    expect(tokens.map(({ counterNumber }) => counterNumber)).toEqual(['1', '2', '1', '2']);
    const next = (counter: { token: string }) =>
      use.call('POST', '/queue/next', { kind: 'loan', id: branch._id }, counter);
    await Promise.all([next(one), next(two)]);
    const board = (await use.call('GET', `/queue/board/loan/${branch._id}`)).json;
    expect(board.stations.map(({ serving }: { serving: number }) => serving).sort()).toEqual([1, 2]);
    expect(board).toMatchObject({ currentRunningCount: 2, stations: [{ next: [3, 4] }, { next: [3, 4] }] });
    await put('/loanbooking', tokens[3]._id, 'called', one);
    const { json } = await use.call('POST', '/loanbooking/appointmentdetails', { bookingId: tokens[3]._id });
    expect(json).toMatchObject({
      counterNumber: '1',
      tokenNumber: 4,
      currentRunningCount: 4,
      branchName: branch.branchName,
    });
  });

  test('leave to each other whom they have called: it is neither read nor moved, until it waits again', async () => {
    const branch = await aBranch(use, bank);
    const [one, two] = [await aCounter(use, bank, branch._id), await aCounter(use, bank, branch._id)];
    const { _id: id } = (await bookLoan(use, branch)).json;
    const seenBy = async (counter: { token: string }) => {
      const { json } = await use.call('POST', '/loanbooking/profileid', { branchId: branch._id }, counter);
      return json.map((row: { _id: string }) => row._id === id);
    };
    for (const state of ['called', 'noshow', 'called']) {
      expect((await put('/loanbooking', id, state, two)).json).toMatchObject({
        bookingStatus: state,
        branchUserId: two.id,
      });
      for (const attempt of ['called', 'complete', 'noshow', ''])
        expect((await put('/loanbooking', id, attempt, one)).status).toBe(404);
      expect([await seenBy(one), await seenBy(two)]).toEqual([[], [true]]);
    }
    expect((await put('/loanbooking', id, '', two)).status).toBe(200);
    expect([await seenBy(one), await seenBy(two)]).toEqual([[true], [true]]);
    expect((await put('/loanbooking', id, 'complete', one)).json.branchUserId).toBe(one.id);
    expect((await put('/loanbooking', id, 'called', two)).status).toBe(404);
    expect((await put('/loanbooking', id, 'called', bank)).status).toBe(200);
  });

  /** Two counters press at once, and both have looked before either has called. */
  async function bothCall(): Promise<number[]> {
    const branch = await aBranch(use, bank);
    const [one, two] = [await aCounter(use, bank, branch._id), await aCounter(use, bank, branch._id)];
    const { _id: id } = (await bookLoan(use, branch)).json;
    const lock = `select from token_queue where organisation_id = '${bank.organisationId}' and queue_id = '${branch._id}' for update`;
    return holding(use.database, lock, async (letGo) => {
      const answers = [one, two].map((counter) => put('/loanbooking', id, 'called', counter));
      await untilWaiting(use.database, 2);
      await letGo();
      return (await Promise.all(answers)).map(({ status }) => status).sort();
    });
  }

  test('that call one token at the same time: one gets it, the other is told so', async () => {
    expect(await bothCall()).toEqual([200, 409]);
  });

  test('control: without the guards both get it, so the test of two that call at once can fail', async () => {
    const [{ policy, part }] = await use.database.asOwner(
      `select polname as policy, pg_get_expr(polqual, polrelid) as part
       from pg_policy where pg_get_expr(polqual, polrelid) like '%current_account()%' and polrelid = 'token'::regclass`,
    );
    // On Citus it is a part of what staff see (decision 0062).
    await use.database.asOwner(`alter policy ${policy} on token using (true)`);
    const both = whileChanged(use.database, 'move_token', ["return 'taken'", 'null'], bothCall);
    await both.finally(() => use.database.asOwner(`alter policy ${policy} on token using (${part})`));
    expect(await both).not.toContain(409);
  });

  test('of another branch do not touch the queue', async () => {
    const [branch, other] = [await aBranch(use, bank), await aBranch(use, bank)];
    const stranger = await aCounter(use, bank, other._id);
    const { json } = await bookLoan(use, branch);
    expect((await put('/loanbooking', json._id, 'complete', stranger)).status).toBe(404);
    expect((await use.call('POST', '/queue/next', { kind: 'loan', id: branch._id }, stranger)).status).toBe(404);
  });
});

test('open pages are told of a booking, a call and a cancelled token', async () => {
  const branch = await aBranch(use, bank);
  const page = await aLivePage(await listening(use));
  const told = (...numbers: number[]) =>
    eventually(() => page.told.map((message) => message.currentRunningCount).join() === numbers.join());
  await page.join({ kind: 'loan', id: branch._id });
  const { json } = await bookLoan(use, branch);
  await told(0, 0);
  await use.call('POST', '/queue/next', { kind: 'loan', id: branch._id }, bank);
  await told(0, 0, 1);
  await use.call('DELETE', `/loanbooking/${json._id}`, undefined, bank);
  await told(0, 0, 1, 1);
});
