import { expect, test } from 'vitest';
import { aBranch, bookLoan } from '#server/appointments/factory.ts';
import { whileChanged } from '#server/testing/rush/changed-function.ts';
import { holding, untilWaiting } from '#server/testing/rush/lock-queue.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { theOwner } from '#server/testing/the-owner.ts';

const use = useTestApp({ config: { rateLimitScale: 100 } });
const bank = theOwner(use, { registrationType: 'loan' });

/** Books at a branch while its desk closes the queue; answers the status, and the code of a refusal. */
async function bookedWhileClosing() {
  const branch = await aBranch(use, bank);
  await bookLoan(use, branch);
  const closing = `update token_queue set closed = true where queue_id = '${branch._id}'`;
  return holding(use.database, closing, async (letGo) => {
    const booking = bookLoan(use, branch);
    await untilWaiting(use.database, 1);
    await letGo();
    const { status, json } = await booking;
    return [status, json.code];
  });
}

test('who books while a queue is being closed waits for that, and gets no number', async () =>
  expect(await bookedWhileClosing()).toEqual([409, 'DAY_OVER']));

test('control: without the lock of the queue they get one', async () =>
  expect(await whileChanged(use.database, 'lock_queue', ['for update', ''], bookedWhileClosing)).toEqual([
    201,
    undefined,
  ]));

test('of 64 who book while a desk closes, nobody has a number that the desk did not know of when it had closed', async () => {
  const branch = await aBranch(use, bank);
  const rush = Array.from({ length: 64 }, () => bookLoan(use, branch));
  const closed = await use.call('POST', '/queue/close', { kind: 'loan', id: branch._id }, bank);
  const given = (await Promise.all(rush)).filter(({ status }) => status === 201);
  expect(given).toHaveLength(closed.json.stations[0].waiting);
});
