import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { Tx } from '#server/kernel/database/database.ts';
import { systemScope, systemScopeFor, withScope } from '#server/kernel/database/scope.ts';
import { forgetOldAudit } from '#server/kernel/operations/retention.ts';
import { anOwner, type Owner } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { anAdmin } from '#server/testing/admin.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const use = useTestApp();
const DENIED = '42501';

/** Tables of tenants without a trigger, each with its reason. A table that is neither here nor watched fails the test. */
const NOT_AUDITED: Record<string, string> = {
  address_share: 'counts what bookings hold',
  audit_chain: 'says where the audit ends',
  audit_entry: 'is the audit',
  board_sound: 'says whether a television is heard',
  booking_line: 'is written once, with its booking',
  booking_note: 'is itself who wrote what, and when; nobody changes it',
  counted_day: 'says which days are counted',
  counter_pause: 'says that a counter rests today, as token_queue does of a queue',
  day_change: 'says which days are to be counted anew',
  day_count: 'counts what bookings say',
  directory: 'says whose a sign-in name is; the account that has it is recorded',
  exhibition_places: 'counts what bookings take',
  gate_conflict: 'says what gates let in too often; each scan is the record',
  gate_device: 'says how a phone at a gate is doing; each scan is the record',
  gate_message: 'is itself the record of what was told, by whom and when',
  gate_message_seen: 'says who has read it',
  gate_session: 'says which sessions spoke as a phone, for its lock',
  image: 'is a file by its content; the record that shows it is recorded',
  onboarding_mark: 'says that a poster was downloaded or a list put away',
  park_day: 'counts what bookings take',
  park_inside: 'counts whom gates let in and out; each scan is the record',
  payment_attempt: 'moves by what the gateway says; payment_event keeps it',
  payment_event: 'is itself the record of what gateways said',
  payment_refund_line: 'says what a refund gives back; the booking that it leaves is recorded',
  saved_view: 'says how somebody likes to see a list, to nobody else',
  scan: 'is itself the record of who let whom in, and when',
  session: 'comes and goes with signing in; what ends all of an account is recorded',
  token_event: 'is itself the record of what became of a token',
  token_queue: 'counts the tokens of a day',
  token_told: 'is itself who told a person what, and when',
};

const entries = (where = 'true') =>
  use.database.asOwner(`select * from audit_entry where ${where} order by created_at, id`);

async function unwatched(): Promise<string[]> {
  const rows = await use.database.asOwner(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'organisation_id'
     where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
       and not exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgfoid = 'write_audit'::regproc) order by 1`,
  );
  return rows.map(({ name }) => name as string);
}

let owner: Owner;
beforeAll(async () => {
  owner = await anOwner(use);
});

test('every table of tenants is watched, or is on the list of those that are not', async () => {
  expect(await unwatched()).toEqual(Object.keys(NOT_AUDITED));
});

test('control: a table that somebody forgets is found', async () => {
  await use.database.asOwner('create table forgotten (organisation_id text)');
  expect(await unwatched()).toContain('forgotten');
  await use.database.asOwner('drop table forgotten');
});

test('nobody writes, changes or deletes an entry, whatever the role', async () => {
  await aPark(use, owner);
  const before = await entries();
  expect(before.length).toBeGreaterThan(0);
  for (const role of ['pravesh_visitor', 'pravesh_tenant', 'pravesh_admin', 'pravesh_system'])
    for (const statement of [
      `insert into audit_entry select * from audit_entry`,
      `update audit_entry set account_name = 'Somebody else'`,
      'delete from audit_entry',
      'truncate audit_entry',
    ]) {
      const tried = use.deps.db.transaction().execute(async (tx) => {
        await sql`select enter_scope(${role}, ${owner.organisationId})`.execute(tx);
        await sql.raw(statement).execute(tx);
      });
      await expect(tried, `${role}: ${statement}`).rejects.toMatchObject({ code: DENIED });
    }
  expect(await entries()).toEqual(before);
});

const change = (tx: Tx, { _id }: { _id: string }, to: { name?: string; note?: string }) =>
  tx.updateTable('park').set(to).where('organisation_id', '=', owner.organisationId).where('id', '=', _id).execute();

test('a change that is undone leaves no entry: both are of one transaction', async () => {
  const park = await aPark(use, owner);
  const rename = (undo: boolean) =>
    withScope(use.deps.db, systemScope, async (tx) => {
      await change(tx, park, { name: 'Undone' });
      if (undo) throw new Error('undone');
    });
  await expect(rename(true)).rejects.toThrow('undone');
  expect(await entries(`record_id = '${park._id}' and action = 'changed'`)).toEqual([]);
  await rename(false);
  expect(await entries(`record_id = '${park._id}' and action = 'changed'`)).toHaveLength(1);
});

test('what the system does by itself is told so; on behalf of somebody it names them and their instant', async () => {
  const park = await aPark(use, owner);
  const at = new Date('2027-03-01T10:00:00.000Z');
  const setNote = (scope: typeof systemScope, note: string) =>
    withScope(use.deps.db, scope, (tx) => change(tx, park, { note }));
  await setNote(systemScope, 'one');
  await setNote(systemScopeFor({ role: 'owner', accountId: owner.organisationId, accountName: 'Asha Rao', at }), 'two');
  const told = await entries(`record_id = '${park._id}' and action = 'changed'`);
  expect(told.find(({ changes }) => changes.note.to === 'one')).toMatchObject({ role: 'system', account_id: null });
  expect(told.find(({ changes }) => changes.note.to === 'two')).toMatchObject({
    role: 'owner',
    account_id: owner.organisationId,
    account_name: 'Asha Rao',
    created_at: at,
  });
});

test('entries are kept for two years, and no clock of ours can hurry that', async () => {
  const start = use.clock.now();
  use.clock.set('2023-05-01T06:30:00.000Z');
  const { token } = await anAdmin(use);
  await use.call('POST', '/category/add', { name: 'Old' }, { token });
  use.clock.set(start);
  await use.call('POST', '/category/add', { name: 'New' }, { token: (await anAdmin(use)).token });
  const categories = async () => (await entries(`noun = 'category'`)).map(({ record_name }) => record_name);
  expect(await categories()).toEqual(['Old', 'New']);
  use.clock.set('2099-01-01T00:00:00.000Z');
  await forgetOldAudit(use.deps);
  use.clock.set(start);
  expect(await categories()).toEqual(['New']);
});
