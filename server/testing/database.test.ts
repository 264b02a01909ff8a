import pg from 'pg';
import { expect, it } from 'vitest';
import { createTestDatabase } from './database.ts';

async function answer(url: string, question: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return Object.values((await client.query(question)).rows[0] ?? {})[0];
  } finally {
    await client.end();
  }
}

it('gives each caller a database of its own, many at once', async () => {
  const copies = await Promise.all(Array.from({ length: 6 }, () => createTestDatabase()));
  const names = await Promise.all(copies.map(({ ownerUrl }) => answer(ownerUrl, 'select current_database()')));
  expect(new Set(names).size).toBe(6);
  await Promise.all(copies.map(({ drop }) => drop()));
  await expect(answer(copies[0]?.ownerUrl as string, 'select 1')).rejects.toThrow(/does not exist/);
});

it('signs the server in as a role that owns nothing and cannot pass row security', async () => {
  const { appUrl, ownerUrl, drop } = await createTestDatabase();
  const right = 'select rolsuper or rolbypassrls from pg_roles where rolname = current_user';
  expect(await answer(appUrl, 'select current_user')).toBe('pravesh_app');
  expect(await answer(appUrl, right)).toBe(false);
  expect(await answer(appUrl, 'select count(*)::int from pg_class where relowner = current_user::regrole')).toBe(0);
  expect(await answer(ownerUrl, "select to_regclass('organisation') is not null")).toBe(true);
  await drop();
});
