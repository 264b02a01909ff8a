import { expect, test } from 'vitest';
import { jobsOf } from '#server/jobs.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const use = useTestApp();
const add = (from: number, rows: number) =>
  use.database.asOwner(
    `insert into category (id, name, active, created_at)
     select lpad(n::text, 26, '0'), 'Category ' || n, true, timestamptz '2027-01-01' from generate_series($1::int, $2::int) n`,
    [from, from + rows - 1],
  );
/** Answers the figures that the planner was told of a table, without which it takes it for empty. */
const known = async () => {
  await jobsOf(use.deps)
    .find(({ name }) => name === 'count young tables')
    ?.run();
  return use.database.asOwner("select reltuples::int as rows from pg_class where relname = 'category'");
};

test('a table that got its first thousand rows is counted by a job, not before, and the server may do no more', async () => {
  await use.database.asOwner('alter table category set (autovacuum_enabled = false)');
  await add(1, 999);
  expect(await known()).toEqual([{ rows: -1 }]);
  await add(1000, 500);
  expect(await known()).toEqual([{ rows: 1499 }]);
  await add(2000, 500);
  expect(await known()).toEqual([{ rows: 1499 }]);
});
