import pg from 'pg';
import { expect, test } from 'vitest';
import { anOwner, PASSWORD } from '#server/testing/factories/organisation.ts';
import { untilWaiting } from '#server/testing/lock-queue.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const use = useTestApp();

/** Signs in while a change of the password is under way, which ends so; answers the status. */
async function signInDuring(end: 'commit' | 'rollback'): Promise<number> {
  const { email } = await anOwner(use);
  const other = new pg.Client({ connectionString: use.database.ownerUrl });
  await other.connect();
  await other.query('begin');
  await other.query(`update organisation set password_hash = 'another' where email = $1`, [email]);
  const login = use.call('POST', '/profileregistration/login', { email, password: PASSWORD });
  await untilWaiting(use.database, 1);
  await other.query(end);
  await other.end();
  return (await login).status;
}

test('a sign-in by the old password waits for a change that is under way, and then fails', async () =>
  expect(await signInDuring('commit')).toBe(401));

test('control: when the change comes to nothing, the sign-in succeeds', async () =>
  expect(await signInDuring('rollback')).toBe(200));
