import { expect, test } from 'vitest';
import { useTestApp } from '#server/testing/test-app.ts';

const use = useTestApp();

/** Lists the privileges of each role on whole tables; of `saved_view` all four. Columns that a post updates are in scope.posts.test.ts. */
const GRANTS = `select table_name as "table", string_agg(lower(privilege_type), ', ' order by privilege_type) as may
  from information_schema.role_table_grants where grantee = $1 and table_schema = 'public' group by 1 order by 1`;

const READ_AT_POSTS = [
  'branch category clinic clinic_doctor coaching_batch counted_day day_change day_count doctor exhibition',
  'exhibition_places park park_day specialization',
].flatMap((names) => names.split(' '));

test('whoever stands at a post may do what the work there asks for, and nothing with money, keys and others’ sessions', async () => {
  const alike = READ_AT_POSTS.map((table) => ({ table, may: 'select' }));
  const both = [
    ...alike,
    { table: 'booking', may: 'select' },
    { table: 'saved_view', may: 'delete, insert, select, update' },
    { table: 'session', may: 'select' },
  ];
  const inspector = [
    ...both,
    { table: 'counter_pause', may: 'select' },
    { table: 'booking_line', may: 'select' },
    { table: 'booking_note', may: 'insert, select' },
    { table: 'gate_conflict', may: 'insert, select' },
    { table: 'gate_device', may: 'select' },
    { table: 'gate_message', may: 'select' },
    { table: 'gate_message_seen', may: 'insert, select' },
    { table: 'park_inside', may: 'insert, select' },
    { table: 'scan', may: 'insert, select' },
    { table: 'token', may: 'select' },
    { table: 'token_queue', may: 'select' },
  ];
  const counter = [
    ...both,
    { table: 'board_sound', may: 'select' },
    { table: 'counter_pause', may: 'insert, select, update' },
    { table: 'token', may: 'select' },
    { table: 'token_queue', may: 'insert, select' },
    { table: 'token_told', may: 'delete, insert, select' },
  ];
  const byTable = (a: { table: string }, b: { table: string }) => (a.table < b.table ? -1 : 1);
  expect(await use.database.asOwner(GRANTS, ['pravesh_inspector'])).toEqual(inspector.toSorted(byTable));
  expect(await use.database.asOwner(GRANTS, ['pravesh_counter'])).toEqual(counter.toSorted(byTable));
  // Beside those of an inspector, whose member it is.
  expect(await use.database.asOwner(GRANTS, ['pravesh_supervisor'])).toEqual([
    { table: 'gate_message', may: 'insert' },
  ]);
});

/** The columns of accounts that a role reads. */
const COLUMNS = `select table_name || '.' || column_name as read from information_schema.column_privileges
  where grantee = $1 and table_schema = 'public' and privilege_type = 'SELECT' and table_name = any ('{organisation,account,inspector,counter}') order by 1`;

test('whoever stands at a post reads no password of anybody, and no address or number of the owner and of inspectors', async () => {
  const of = (table: string, columns: string) => columns.split(' ').map((column) => ({ read: `${table}.${column}` }));
  const allowed = [
    ...of(
      'counter',
      'active branch_id branch_shown counter_number created_at deleted_at id mobile organisation_active organisation_id username',
    ),
    ...of('inspector', 'active created_at id name organisation_id park_id'),
    ...of('organisation', 'active confirmed created_at id kind name person_name'),
  ];
  for (const role of ['pravesh_inspector', 'pravesh_counter'])
    expect([role, await use.database.asOwner(COLUMNS, [role])]).toEqual([role, allowed]);
  const updates = await use.database.asOwner(
    `select grantee from information_schema.column_privileges where column_name = 'password_hash' and privilege_type = 'UPDATE'
       and grantee in ('pravesh_inspector', 'pravesh_counter')`,
  );
  expect(updates).toEqual([]);
});
