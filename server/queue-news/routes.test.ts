import { beforeAll, describe, expect, test } from 'vitest';
import type { QueueNews } from '#contract/queue-news/model.ts';
import { aBranch, aClinic, bookDoctor, bookLoan, tokenOwners } from '#server/appointments/factory.ts';
import { aCounter } from '#server/counters/factory.ts';
import type { Owner } from '#server/organisations/factory.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const use = useTestApp({ config: { rateLimitScale: 100 } });
let doctors: Owner;
let bank: Owner;
beforeAll(async () => {
  ({ doctors, bank } = await tokenOwners(use));
});

interface Who {
  token: string;
}

/** A desk, and what it answers of its news. */
function deskOf(kind: 'doctor' | 'loan', id: string) {
  const at = { kind, id };
  const post = (path: string, who: Who, body: object) => use.call('POST', path, { ...at, ...body }, who);
  const people = async (who: Who): Promise<QueueNews[]> =>
    (await use.call('GET', `/queue/news/${kind}/${id}`, undefined, who)).json.people;
  const tell = (who: Who, { bookingId, news }: Pick<QueueNews, 'bookingId' | 'news'>, told = true) =>
    post('/queue/news', who, { bookingId, news, told });
  return { post, people, tell };
}

async function twoCounters() {
  const branch = await aBranch(use, bank);
  const [one, two] = [
    await aCounter(use, bank, branch._id, { counterUsername: 'Sunil Das' }),
    await aCounter(use, bank, branch._id),
  ];
  for (const name of ['Mohan Rao', 'Lakshmi Devi']) await bookLoan(use, branch, { name });
  return { branch, one, two, ...deskOf('loan', branch._id) };
}

describe('who waits in a queue that runs late', () => {
  test('is told by one counter alone, and the other sees by whom and when', async () => {
    const { one, two, post, people, tell } = await twoCounters();
    expect(await people(one)).toEqual([]);
    await post('/queue/pause', one, { lateMinutes: 20 });
    const [first, second] = (await people(two)) as [QueueNews, QueueNews];
    expect([first, second]).toMatchObject([
      { number: 1, personName: 'Mohan Rao', kind: 'late', lateMinutes: 20, toldBy: null },
      { number: 2, personName: 'Lakshmi Devi', toldAt: null, isOwn: false },
    ]);
    const answers = await Promise.all([tell(one, first), tell(two, first), tell(one, first)]);
    const winners = answers.filter(({ status }) => status === 200);
    expect(new Set(winners.map(({ json }) => json.people[0].toldBy)).size).toBe(1);
    expect(winners.length).toBeLessThan(3);
    await tell(one, second);
    expect((await people(two))[1]).toMatchObject({ toldBy: 'Sunil Das', toldAt: use.clock.now().toISOString() });
    const late = await tell(two, second);
    expect([late.status, late.json.message]).toEqual([409, 'Sunil Das has just told this person.']);
  });

  test('can be told once more by whoever has taken that back, and is told of another delay', async () => {
    const { one, two, post, people, tell } = await twoCounters();
    await post('/queue/pause', one, { lateMinutes: 20 });
    const [first] = (await people(one)) as [QueueNews];
    await tell(one, first);
    await tell(two, first, false);
    expect((await people(two))[0]?.toldBy).toBe('Sunil Das');
    await tell(one, first, false);
    expect((await people(two))[0]?.toldBy).toBeNull();
    await tell(two, first);
    await post('/queue/pause', one, { lateMinutes: 30 });
    expect((await people(one))[0]).toMatchObject({ toldBy: null, lateMinutes: 30 });
    const older = await tell(one, first);
    expect([older.status, older.json.message]).toEqual([
      409,
      'There is other news by now. Please look at the list again.',
    ]);
  });

  test('is nobody’s business at another branch or bank', async () => {
    const { branch, one, post, people } = await twoCounters();
    await post('/queue/pause', one, { lateMinutes: 20 });
    const [{ bookingId, news }] = (await people(one)) as [QueueNews];
    const elsewhere = await aBranch(use, bank);
    const stranger = await aCounter(use, bank, elsewhere._id);
    const at = { kind: 'loan', id: branch._id };
    for (const { token } of [stranger, doctors]) {
      expect((await use.call('GET', `/queue/news/loan/${branch._id}`, undefined, { token })).status).toBe(404);
      expect((await use.call('POST', '/queue/news', { ...at, bookingId, news }, { token })).status).toBe(404);
    }
    const own = { kind: 'loan', id: elsewhere._id, bookingId, news };
    expect((await use.call('POST', '/queue/news', own, stranger)).status).toBe(409);
  });
});

test('of a clinic that is closed for today who was moved or cancelled is told too, each of what became of them', async () => {
  const clinic = await aClinic(use, doctors, { bookingDays: '2' });
  const { post, people, tell } = deskOf('doctor', clinic._id);
  const ids: string[] = [];
  for (const patientName of ['Lakshmi Devi', 'Imran Khan', 'Mohan Rao'])
    ids.push((await bookDoctor(use, clinic, { patientName })).json._id);
  const [moved, cancelled] = ids;
  await use.call('POST', `/bookings/${moved}/day`, { selectedDate: '2027-01-05' }, doctors);
  await use.call('DELETE', `/bookings/${cancelled}`, undefined, doctors);
  expect(await people(doctors)).toEqual([]);
  await post('/queue/close', doctors, {});
  const told = await people(doctors);
  expect(told).toMatchObject([
    { bookingId: moved, number: 1, kind: 'moved', day: '2027-01-05', newNumber: 1 },
    { bookingId: cancelled, number: 2, kind: 'cancelled', newNumber: null },
  ]);
  for (const one of told) expect((await tell(doctors, one)).status).toBe(200);
  expect((await people(doctors)).map(({ isOwn }) => isOwn)).toEqual([true, true]);
});
