import { expect, test } from 'vitest';
import { useTestApp } from '#server/testing/test-app.ts';

const use = useTestApp();

/** What a role may do with whole tables; of `saved_view` all four. */
const GRANTS = `select table_name as "table", string_agg(lower(privilege_type), ', ' order by privilege_type) as may
  from information_schema.role_table_grants where grantee = $1 and table_schema = 'public' group by 1 order by 1`;

const READ_AT_POSTS = [
  'account branch category clinic clinic_doctor coaching_batch counted_day counter day_change day_count doctor exhibition',
  'exhibition_places inspector organisation park park_day specialization',
].flatMap((names) => names.split(' '));

test('whoever stands at a post may do what the work there asks for, and nothing with money, keys and others’ sessions', async () => {
  const alike = READ_AT_POSTS.map((table) => ({ table, may: 'select' }));
  const both = [
    ...alike,
    { table: 'booking', may: 'select, update' },
    { table: 'saved_view', may: 'delete, insert, select, update' },
    { table: 'session', may: 'select, update' },
  ];
  const inspector = [
    ...both,
    { table: 'booking_line', may: 'select' },
    { table: 'booking_note', may: 'insert, select' },
    { table: 'scan', may: 'insert, select, update' },
    { table: 'token', may: 'select' },
    { table: 'token_queue', may: 'select' },
  ];
  const counter = [
    ...both,
    { table: 'token', may: 'select, update' },
    { table: 'token_queue', may: 'insert, select, update' },
  ];
  const byTable = (a: { table: string }, b: { table: string }) => (a.table < b.table ? -1 : 1);
  expect(await use.database.asOwner(GRANTS, ['pravesh_inspector'])).toEqual(inspector.toSorted(byTable));
  expect(await use.database.asOwner(GRANTS, ['pravesh_counter'])).toEqual(counter.toSorted(byTable));
});
