import { expect, test } from 'vitest';
import { selectCategories } from '#server/categories/repository.ts';
import { systemScope } from '#server/kernel/database/scope.ts';
import { anAdmin } from '#server/testing/admin.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { newestFirst } from './newest-first.ts';

const use = useTestApp();

test('visitors get the newest 1,000 of a list that anybody may read, page by page; who is signed in gets all', async () => {
  await use.database.asOwner(
    `insert into category (id, name, active, created_at)
     select lpad(n::text, 26, '0'), 'Category ' || n, true, timestamptz '2027-01-01' + n * interval '1 second'
     from generate_series(1, 1001) n`,
    [],
  );
  const list = async (query: string, token?: string) => {
    const { json, headers } = await use.call(
      'GET',
      `/category${query}`,
      undefined,
      token === undefined ? {} : { token },
    );
    return [json.length, json[0]?.name, headers['x-total-count']];
  };
  expect(await list('')).toEqual([1000, 'Category 1001', '1001']);
  expect(await list('?limit=5000')).toEqual([1000, 'Category 1001', '1001']);
  expect(await list('?limit=5000&page=2')).toEqual([1, 'Category 1', '1001']);
  expect(await list('', (await anAdmin(use)).token)).toEqual([1001, 'Category 1001', '1001']);
});

test('what is read at once is bounded by its bytes as well as its rows, and nothing is left out', async () => {
  await use.database.asOwner('delete from category', []);
  await use.database.asOwner(
    `insert into category (id, name, active, created_at)
     select lpad(n::text, 26, '0'), n || repeat('x', 20000), true, timestamptz '2027-01-01' + n * interval '1 second'
     from generate_series(1, 300) n`,
    [],
  );
  const list = newestFirst(
    use.deps.db,
    systemScope,
    {},
    {
      table: 'category',
      query: selectCategories,
      toModels: (_, rows) => rows,
    },
  );
  const { total, chunks } = await list.open();
  const sizes: number[] = [];
  for await (const rows of chunks) sizes.push(rows.length);
  expect([total, sizes[0], sizes.reduce((sum, size) => sum + size)]).toEqual([300, 100, 300]);
  expect(Math.max(...sizes.slice(1)) * 20_000).toBeLessThanOrEqual(1_000_000);
});
