import { expect, test } from 'vitest';
import { aBranch, aClinic, bookDoctor, bookLoan } from '#server/appointments/factory.ts';
import { aCounter } from '#server/counters/factory.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { doctorsAndBank } from '#server/testing/the-owner.ts';

const use = useTestApp({ config: { rateLimitScale: 100 } });
const { doctors, bank } = doctorsAndBank(use);

/** A clinic in which so many wait. */
async function waiting(count: number) {
  const clinic = await aClinic(use, doctors);
  const ids: string[] = [];
  const book = async () => void ids.push((await bookDoctor(use, clinic)).json._id);
  for (let n = 0; n < count; n += 1) await book();
  const put = (number: number, body: object) => use.call('PUT', `/doctorbooking/${ids[number - 1]}`, body, doctors);
  const callNext = async (): Promise<number | undefined> => {
    use.clock.advance(1);
    return (await use.call('POST', '/queue/next', { kind: 'doctor', id: clinic._id }, doctors)).json.stations?.[0]
      .serving;
  };
  /** Everybody who waits, in the order of the calls. */
  const order = async () => {
    const numbers = [];
    for (let number = await callNext(); number; number = await callNext()) numbers.push(number);
    return numbers;
  };
  const putBack = async (number: number, place?: string) => {
    await put(number, { bookingStatus: 'called' });
    return put(number, { bookingStatus: '', place });
  };
  const before = async (number: number): Promise<number> =>
    (await use.call('POST', '/doctorbooking/appointmentdetails', { bookingId: ids[number - 1] })).json.waitingBefore;
  return { book, put, putBack, callNext, order, before, clinic };
}

test.each<[string, string | undefined, number[], number]>([
  ['where it stood', undefined, [1, 2, 3, 4], 0],
  ['first', 'first', [1, 2, 3, 4], 0],
  ['after two', 'third', [2, 3, 1, 4], 2],
  ['last', 'last', [2, 3, 4, 1], 3],
])('a token is put back %s; the next calls, its own page and the board follow', async (_, place, order, before) => {
  const queue = await waiting(4);
  expect((await queue.putBack(1, place)).status).toBe(200);
  expect(await queue.before(1)).toBe(before);
  const board = await use.call('GET', `/queue/board/doctor/${queue.clinic._id}`);
  expect(board.json.stations[0]).toMatchObject({ next: order.slice(0, 3), waiting: 4 });
  expect(await queue.order()).toEqual(order);
});

test('one that was called out of turn goes before everybody as the first', async () => {
  const queue = await waiting(4);
  await queue.putBack(3, 'first');
  await queue.putBack(4, 'first');
  expect(await queue.order()).toEqual([4, 3, 1, 2]);
});

test('several that are put back last wait in that order, and before whoever comes later', async () => {
  const queue = await waiting(3);
  await queue.putBack(2, 'last');
  await queue.putBack(1, 'last');
  await queue.book();
  expect(await queue.order()).toEqual([3, 2, 1, 4]);
});

test('after two is last where fewer wait, and counts those who were put back before', async () => {
  const queue = await waiting(2);
  await queue.putBack(1, 'third');
  await queue.putBack(2, 'third');
  await queue.book();
  await queue.book();
  await queue.putBack(1, 'third');
  expect(await queue.order()).toEqual([2, 3, 1, 4]);
});

test('one who was not here waits again where staff say; a place that is none is refused', async () => {
  const queue = await waiting(3);
  expect(await queue.callNext()).toBe(1);
  await queue.put(1, { bookingStatus: 'noshow' });
  expect((await queue.put(1, { bookingStatus: '', place: 'fourth' })).status).toBe(400);
  const { json } = await queue.put(1, { bookingStatus: '', place: 'last' });
  expect(json).toMatchObject({ bookingStatus: '', tokenNumber: 1, turn: 3.5 });
  expect(await queue.order()).toEqual([2, 3, 1]);
});

test('two counters put back at the same moment: both wait at the end, each in a turn of its own', async () => {
  const branch = await aBranch(use, bank);
  const counters = [await aCounter(use, bank, branch._id), await aCounter(use, bank, branch._id)];
  const tokens: { _id: string }[] = [];
  for (let n = 0; n < 4; n += 1) tokens.push((await bookLoan(use, branch)).json);
  const put = (at: number, body: object) => use.call('PUT', `/loanbooking/${tokens[at]?._id}`, body, counters[at]);
  await Promise.all([0, 1].map((at) => put(at, { bookingStatus: 'called' })));
  const back = await Promise.all([0, 1].map((at) => put(at, { bookingStatus: '', place: 'last' })));
  expect(back.map(({ json }) => json.turn).sort()).toEqual([4.5, 4.75]);
});
