import { expect, test } from 'vitest';
import { anOwner } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { holding, untilWaiting } from '#server/testing/rush/lock-queue.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { peopleForm } from './factory.ts';

const use = useTestApp({ alone: true });

/**
 * One key at the same moment for two mobiles. The first takes its place last, since there is room when it looks, and is
 * held up just before; the second finds too little room for its people and takes the places first, from a hold that is
 * over. Answers both, and whether anybody held the day while the second waited.
 */
async function oneKeyTwice() {
  const park = await aPark(use, await anOwner(use), { dailyCapacity: 4 });
  await use.call('POST', '/ticketbooking/add', peopleForm(park, 2));
  use.clock.advance(60);
  const headers = { 'idempotency-key': `twice-${park._id}` };
  const add = (people: number) =>
    use.call('POST', '/ticketbooking/add', peopleForm(park, people, { selectedDate: '2027-01-04' }), { headers });
  return holding(use.database, 'lock table booking_line in share mode', async (letGo) => {
    const first = add(1);
    await untilWaiting(use.database, 1);
    const second = add(3);
    await untilWaiting(use.database, 2);
    const free = await use.database.asOwner('select from park_day where park_id = $1 for update skip locked', [
      park._id,
    ]);
    await letGo();
    return { day: free.length > 0 ? 'free' : 'held', statuses: [(await first).status, (await second).status] };
  });
}

test('a key that is used twice at once is waited for before anything else is held, so the first is booked', async () => {
  expect(await oneKeyTwice()).toEqual({ day: 'free', statuses: [201, 409] });
});

test('control: without the lock on the key whoever waits for it holds the day, so the test above can fail', async () => {
  await use.database.asOwner(`do $do$ begin
    execute replace(pg_get_functiondef('lock_asks'::regproc), '''key:'' || a.key', '''key:'' || a.mobile');
  end $do$`);
  expect(await oneKeyTwice()).toMatchObject({ day: 'held' });
});
