import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#server/testing/database.ts';
import { OURS, THEIRS } from '#server/testing/tenants/tenant-rows.ts';

let database: TestDatabase;
let app: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  // As the server connects: a coordinator of Citus passes on what enter_scope sets.
  app = new pg.Client({ connectionString: database.appUrl, options: '-c citus.propagate_set_commands=local' });
  await app.connect();
});
afterAll(async () => {
  await app.end();
  await database.drop();
});

/** Has an account of ours note that this one ended its sessions; answers the code of the refusal. */
async function note(role: string, tenant: string, account: string): Promise<string> {
  await app.query('begin');
  try {
    await app.query('select enter_scope($1, $2, $3)', [role, tenant, 'an account']);
    await app.query('select note_sign_out($1, $2, $3, now())', [OURS, account, 'owner']);
    return 'allowed';
  } catch (error) {
    return (error as { code: string }).code;
  } finally {
    await app.query('rollback');
  }
}

test('that sessions were ended is noted of the account that acts alone, and within its own organisation', async () => {
  expect(await note('pravesh_tenant', OURS, 'an account')).toBe('allowed');
  for (const role of ['pravesh_admin', 'pravesh_system']) expect(await note(role, '', 'an account')).toBe('allowed');
  expect(await note('pravesh_tenant', THEIRS, 'an account')).toBe('42501');
  for (const role of ['pravesh_tenant', 'pravesh_admin'])
    expect(await note(role, role === 'pravesh_tenant' ? OURS : '', 'a colleague')).toBe('42501');
});
