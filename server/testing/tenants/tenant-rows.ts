import type pg from 'pg';

export const [OURS, THEIRS] = ['ours'.padEnd(26, '0'), 'theirs'.padEnd(26, '0')] as const;

interface Column {
  name: string;
  type: string;
}

/** One row of each tenant in each table, made from its columns; this copy has no checks and fires no triggers. */
export async function fillTables(owner: pg.Client, tables: readonly string[]): Promise<void> {
  await owner.query(`do $$ declare r record; begin
    for r in select conrelid::regclass as t, conname from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace
    loop execute format('alter table %s drop constraint %I', r.t, r.conname); end loop; end $$`);
  await unchecked(owner, async () => {
    for (const table of tables) for (const tenant of [OURS, THEIRS]) await insertRow(owner, table, tenant);
  });
}

/** Writes without triggers and references. A coordinator of Citus tells its workers what is set locally, when it is asked to. */
export async function unchecked(owner: pg.Client, write: () => Promise<unknown>): Promise<void> {
  await owner.query("set citus.propagate_set_commands = 'local'");
  await owner.query('begin');
  await owner.query('set local session_replication_role = replica');
  await write();
  await owner.query('commit');
}

async function insertRow(owner: pg.Client, table: string, tenant: string): Promise<void> {
  const { rows } = await owner.query<Column>(
    `select column_name as name, data_type as type from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_nullable = 'NO' and column_default is null and is_generated = 'NEVER'`,
    [table],
  );
  const names = [
    ...new Set([...rows.map(({ name }) => name), ...(table === 'organisation' ? [] : ['organisation_id'])]),
  ];
  const values = names.map((name) => sample(name, rows.find((column) => column.name === name)?.type ?? 'text', tenant));
  const places = names.map((_, at) => `$${at + 1}`);
  await owner.query(`insert into ${table} (${names.join(', ')}) values (${places.join(', ')})`, values);
}

function sample(name: string, type: string, tenant: string): unknown {
  if (name === 'organisation_id' || name === 'id') return tenant;
  if (type === 'text') return `${tenant} ${name}`;
  if (type === 'boolean') return true;
  if (type === 'ARRAY') return [];
  if (type === 'jsonb') return '{}';
  return type === 'date' || type.startsWith('timestamp') ? '2027-01-04' : 1;
}
