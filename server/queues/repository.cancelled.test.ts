import pg from 'pg';
import { expect, test } from 'vitest';
import { aBranch, bookLoan } from '#server/appointments/factory.ts';
import { anOwner } from '#server/organisations/factory.ts';
import { untilWaiting } from '#server/testing/rush/lock-queue.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const use = useTestApp();

/** Calls the next of two while the first one is being cancelled, which ends so; answers the board. */
async function callDuring(end: 'commit' | 'rollback') {
  const bank = await anOwner(use, { registrationType: 'loan' });
  const branch = await aBranch(use, bank);
  const [first] = [(await bookLoan(use, branch)).json, (await bookLoan(use, branch)).json];
  const other = new pg.Client({ connectionString: use.database.ownerUrl });
  await other.connect();
  await other.query('begin');
  await other.query(`update booking set voided = true, status = 'aborted' where id = $1`, [first._id]);
  const next = use.call('POST', '/queue/next', { kind: 'loan', id: branch._id }, { token: bank.token });
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
