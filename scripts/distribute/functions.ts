import type pg from 'pg';

export const ON_COORDINATOR: Record<string, string> = {
  analyze_young: 'it looks at the statistics of the machine that it runs on',
  rate_hit: 'rate_limit stays there',
  sessions_by_token: 'sessions stay there',
};

export const DELEGATED = `select p.oid::regprocedure::text as signature, proname as name from pg_proc p
  where pronamespace = 'public'::regnamespace and proargnames[1] = 'p_organisation' and provolatile = 'v' and proname <> all ($1)`;

/** Roles of scopes sign in at the workers (pg_hba.conf), where their policies ask if an organisation is active. */
const SIGN_IN = `do $$ declare r text; begin
  for r in select rolname from pg_roles where rolname ~ '^pravesh_' loop
    execute format('alter role %I login', r);
    execute format('alter role %I set citus.allow_nested_distributed_execution = on', r);
  end loop; end $$`;

/** Functions with a row in their signature from before the layout are on no worker. */
export async function remakeRowFunctions(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string; text: string; grants: string | null }>(`
    select p.oid::regprocedure::text as name, pg_get_functiondef(p.oid) as text,
      (select string_agg(format('grant execute on function %s to %I', p.oid::regprocedure, a.grantee::regrole), ';')
        from aclexplode(p.proacl) a where a.grantee not in (0, p.proowner)) as grants
    from pg_proc p where pronamespace = 'public'::regnamespace and exists (
      select from unnest(proargtypes::oid[] || coalesce(proallargtypes, '{}') || prorettype) t join pg_type y on y.oid = t
      where y.typrelid <> 0)`);
  await client.query('begin');
  await client.query(SIGN_IN);
  for (const { name } of rows) await client.query(`drop function ${name}`);
  for (const { name, text, grants } of rows)
    await client.query(`${text}; revoke all on function ${name} from public; ${grants ?? ''}`);
  await client.query('commit');
}

/** Runs functions on the machine of their organisation (server/testing/snapshots/schema.md, Lock order). */
export async function delegateFunctions(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ signature: string }>(DELEGATED, [Object.keys(ON_COORDINATOR)]);
  for (const { signature } of rows)
    await client.query(
      `select create_distributed_function($1, 'p_organisation', colocate_with => 'organisation', force_delegation => true)`,
      [signature],
    );
  return rows.length;
}
