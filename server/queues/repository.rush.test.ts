import pg from 'pg';
import { expect, test } from 'vitest';
import { aBranch, bookLoan } from '#server/appointments/factory.ts';
import { anOwner } from '#server/organisations/factory.ts';
import { untilWaiting } from '#server/testing/rush/lock-queue.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { theOwner } from '#server/testing/the-owner.ts';

const use = useTestApp({ config: { rateLimitScale: 100 } });
const bank = theOwner(use, { registrationType: 'loan' });

test('bookings, calls, completions and cancellations of one queue at once never lock each other out', async () => {
  const branch = await aBranch(use, bank);
  const ids: string[] = [];
  for (let n = 0; n < 12; n += 1) ids.push((await bookLoan(use, branch)).json._id);
  const answers = await Promise.all(
    ids.flatMap((id, at) => [
      use.call('PUT', `/loanbooking/${id}`, { bookingStatus: at % 2 ? 'complete' : 'called' }, bank),
      use.call('POST', '/queue/next', { kind: 'loan', id: branch._id }, bank),
      ...(at % 3 ? [] : [use.call('DELETE', `/loanbooking/${id}`, undefined, bank)]),
      bookLoan(use, branch),
    ]),
  );
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  const rows = await use.database.asOwner(
    `select t.state, b.status from token t join booking b on b.organisation_id = t.organisation_id and b.id = t.booking_id where t.queue_id = $1`,
    [branch._id],
  );
  expect(rows).toHaveLength(24);
  // Whatever was cancelled stays so: none is called again behind the back of its booking.
  expect(
    rows.filter(({ state, status }) => status === 'aborted' && (state === 'booked' || state === 'called')),
  ).toEqual([]);
  const [queue] = await use.database.asOwner('select issued, running from token_queue where queue_id = $1', [
    branch._id,
  ]);
  expect(queue.issued).toBe(24);
});

/** Calls the next of two while the first one is being cancelled, which ends so; answers the board. */
async function callDuring(end: 'commit' | 'rollback') {
  const bank = await anOwner(use, { registrationType: 'loan' });
  const branch = await aBranch(use, bank);
  const [first] = [(await bookLoan(use, branch)).json, (await bookLoan(use, branch)).json];
  const other = new pg.Client({ connectionString: use.database.ownerUrl });
  await other.connect();
  await other.query('begin');
  await other.query(`update booking set voided = true, status = 'aborted' where id = $1`, [first._id]);
  const next = use.call('POST', '/queue/next', { kind: 'loan', id: branch._id }, bank);
  await untilWaiting(use.database, 1);
  await other.query(end);
  await other.end();
  const { currentRunningCount } = (await next).json;
  const [{ state }] = await use.database.asOwner('select state from token where booking_id = $1', [first._id]);
  return { currentRunningCount, state };
}

test('a token that is being cancelled is not called: the one after it is', async () =>
  expect(await callDuring('commit')).toEqual({ currentRunningCount: 2, state: 'cancelled' }));

test('control: when the cancelling comes to nothing, it is called', async () =>
  expect(await callDuring('rollback')).toEqual({ currentRunningCount: 1, state: 'called' }));
