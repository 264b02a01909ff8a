import type pg from 'pg';
import { LOCAL } from './tables.ts';

interface Policy {
  name: string;
  table: string;
  permissive: boolean;
  command: string;
  roles: string[];
  using: string | null;
  check: string | null;
}

/** One PostgreSQL runs `(select current_post())` once a statement; Citus takes no subquery. */
const POLICIES = `
  select policyname as name, tablename as table, permissive = 'PERMISSIVE' as permissive, cmd as command,
    array(select r.rolname::text from pg_roles r where r.rolname ~ '^pravesh_'
      and exists (select from unnest(p.roles) o where o = 'public' or pg_has_role(r.rolname, o, 'usage')) order by 1) as roles,
    regexp_replace(qual, $2, '\\1', 'g') as using, regexp_replace(with_check, $2, '\\1', 'g') as check
  from pg_policies p where schemaname = 'public' and tablename <> all ($1)
    and exists (select from pg_policies o where o.schemaname = 'public' and o.tablename = p.tablename
      and (o.permissive = 'RESTRICTIVE' or o.qual ~ $2 or o.with_check ~ $2))
  order by tablename, policyname`;
const ASKED_ONCE = '\\( SELECT (current_\\w+\\(\\)) AS \\w+\\)';

/**
 * Puts a restrictive policy into each policy that it narrows: Citus makes all policies on the parts of a table
 * permissive, where a restrictive one would open the table. May run again.
 */
export async function foldPolicies(client: pg.Client): Promise<void> {
  const { rows } = await client.query<Policy>(POLICIES, [LOCAL, ASKED_ONCE]);
  await client.query('begin');
  for (const policy of rows.filter(({ permissive }) => permissive)) await client.query(narrowed(policy, rows));
  for (const { name, table, permissive } of rows)
    if (!permissive) await client.query(`drop policy ${name} on ${table}`);
  await client.query('commit');
}

function narrowed(policy: Policy, all: readonly Policy[]): string {
  const narrowing = all.filter((one) => !one.permissive && one.table === policy.table && meets(one, policy));
  const conditions = (of: (one: Policy) => string | null) =>
    [`(${of(policy)})`, ...narrowing.map((one) => conditionFor(policy, one, of(one)))].join(' and ');
  const check = policy.command === 'SELECT' ? '' : ` with check (${conditions((one) => one.check ?? one.using)})`;
  return `alter policy ${policy.name} on ${policy.table} using (${conditions(({ using }) => using)})${check}`;
}

/** Throws where two policies of a role are for different commands: no such policy is known. */
function meets(one: Policy, policy: Policy): boolean {
  if (!policy.roles.some((role) => one.roles.includes(role))) return false;
  if (one.command !== 'ALL' && one.command !== policy.command)
    throw new Error(
      `The policies ${one.name} and ${policy.name} of ${one.table} cannot be made one. Nothing was changed.`,
    );
  return true;
}

/** For the roles that `one` narrows; the others pass. */
function conditionFor(policy: Policy, one: Policy, condition: string | null): string {
  const narrowed = policy.roles.filter((role) => one.roles.includes(role));
  if (narrowed.length === policy.roles.length) return `(${condition})`;
  return `(current_user <> all ('{${narrowed}}') or (${condition}))`;
}
