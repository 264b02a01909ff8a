import type pg from 'pg';

/** Tables that stay on the coordinator: they are read before the organisation is known, or belong to none. */
export const LOCAL = [
  'television_code',
  'category',
  'directory',
  'idempotency',
  'password_link',
  'rate_limit',
  'session',
];

/** Answers the number of workers that the coordinator has. Throws in plain words where there is no Citus. */
export async function requireCitus(client: pg.Client): Promise<number> {
  const { rows } = await client.query(`select from pg_extension where extname = 'citus'`);
  if (rows.length === 0)
    throw new Error(
      'This database has no extension citus, so everything stays on this one machine. Nothing was changed.',
    );
  const nodes = await client.query('select from pg_dist_node where shouldhaveshards and isactive');
  if (nodes.rows.length === 0)
    throw new Error('The coordinator has no workers: add them with citus_add_node. Nothing was changed.');
  return nodes.rows.length;
}

interface Reference {
  name: string;
  owner: string;
  text: string;
}

/** Lays out every table that has an organisation and is not yet; answers how many. Triggers keep to their organisation. */
export async function distributeTables(client: pg.Client): Promise<number> {
  await client.query(`set client_min_messages = warning; set citus.enable_unsafe_triggers = on`);
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class c where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> all ($1)
       and not exists (select from pg_dist_partition p where p.logicalrelid = c.oid) order by relname <> 'organisation', 1`,
    [LOCAL],
  );
  if (rows.length === 0) return 0;
  await client.query('drop index if exists organisation_email'); // the directory keeps it
  const references = await takeReferences(client);
  for (const { name } of rows)
    await client.query(`select create_distributed_table($1::regclass, $2, colocate_with => $3)`, layoutOf(name));
  for (const { owner, name, text } of references.filter((one) => !LOCAL.includes(one.owner)))
    await client.query(`alter table ${owner} add constraint ${name} ${text}`);
  return rows.length;
}

const layoutOf = (table: string): string[] =>
  table === 'organisation' ? [table, 'id', 'none'] : [table, 'organisation_id', 'organisation'];

/** References come back when both of their tables are laid out. */
async function takeReferences(client: pg.Client): Promise<Reference[]> {
  const { rows } = await client.query<Reference>(`
    select conname as name, conrelid::regclass::text as owner, pg_get_constraintdef(oid) as text from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace`);
  for (const { owner, name } of rows) await client.query(`alter table ${owner} drop constraint ${name}`);
  return rows;
}
