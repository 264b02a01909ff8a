import pg from 'pg';
import { expect, test } from 'vitest';
import { anOwner, PASSWORD } from '#server/organisations/factory.ts';
import { holding, untilWaiting } from '#server/testing/rush/lock-queue.ts';
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

/** Asks so often at once with this token; answers the names, or the statuses of refusals. */
const named = (token: string) =>
  Array.from({ length: 6 }, async () => {
    const { status, json } = await use.call('GET', '/auth/me', undefined, { token });
    return status === 200 ? (json.email as string) : status;
  });

test('many who come at once are each who they are, beside somebody who has signed out and a token of nobody', async () => {
  const [one, other, left] = [await anOwner(use), await anOwner(use), await anOwner(use)];
  await use.call('POST', '/auth/logout', {}, left);
  const tokens = [one.token, left.token, other.token, 'x'.repeat(43)];
  const answers = await Promise.all(tokens.map((token) => Promise.all(named(token))));
  expect(answers.map((names) => [...new Set(names)])).toEqual([[one.email], [401], [other.email], [401]]);
});

test('whose session somebody else has just now is known all the same, and keeps nobody waiting', async () => {
  const [one, other] = [await anOwner(use), await anOwner(use)];
  use.clock.advance(2); // their use is to be noted
  const held =
    'select from session where account_id = (select id from organisation where email = $$EMAIL$$) for update';
  await holding(use.database, held.replace('EMAIL', one.email), async (letGo) => {
    const answers = await Promise.all([...named(one.token), ...named(other.token)]);
    expect(new Set(answers)).toEqual(new Set([one.email, other.email]));
    await letGo();
  });
});
