import { type Kysely, sql } from 'kysely';

/**
 * The entries of an organisation as a chain: each holds a hash over itself and the hash before it, and the chain's end
 * stands apart, so that an entry that was changed, removed, added or moved by hand is found (docs/decisions/0026).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table audit_entry add column chain_n bigint, add column chain_hash text`.execute(db);
  await chains(db);
  for (const text of [AUDIT_HASH, SEAL_ENTRY, FORGET]) await sql.raw(text).execute(db);
  await sql.raw(SEAL_EARLIER).execute(db);
  await sql`create unique index audit_entry_chain on audit_entry (coalesce(organisation_id, ''), chain_n)`.execute(db);
  // At the end of the transaction: the chain's lock is the last one taken, and held for a moment only.
  await sql`
    create constraint trigger audit_entry_sealed after insert on audit_entry deferrable initially deferred
    for each row execute function seal_audit_entry()`.execute(db);
}

/** Where each organisation's chain ends, and where what is still kept of it begins. Only the functions below write it. */
async function chains(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table audit_chain (
      organisation_id text primary key, -- '' for entries of no organisation
      length bigint not null,
      hash text not null,
      forgotten bigint not null default 0,
      forgotten_hash text not null default ''
    )`.execute(db);
  await sql`select protect('audit_chain')`.execute(db);
  await sql`
    revoke insert, update, delete, truncate on audit_chain from pravesh_tenant, pravesh_admin, pravesh_system`.execute(
    db,
  );
}

/** The hash of an entry after the one before it. Written out by hand, so that no setting of a session changes it. */
const AUDIT_HASH = `
create function audit_hash(p_before text, p_n bigint, e audit_entry) returns text language sql immutable set search_path = public, pg_temp as $$
  select encode(sha256(convert_to(jsonb_build_array(p_before, p_n, e.id, e.organisation_id,
    (extract(epoch from e.created_at) * 1000000)::bigint, e.account_id, e.account_name, e.role, e.noun, e.record_id, e.record_name,
    e.action, e.changes)::text, 'UTF8')), 'hex')
$$`;

/** Makes an entry the newest of its organisation's chain. One at a time: the chain's row is the lock. */
const SEAL_ENTRY = `
create function seal_audit_entry() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare v_organisation text := coalesce(new.organisation_id, ''); v_chain audit_chain; v_hash text;
begin
  insert into audit_chain (organisation_id, length, hash) values (v_organisation, 0, '') on conflict do nothing;
  select * into v_chain from audit_chain where organisation_id = v_organisation for update;
  v_hash := audit_hash(v_chain.hash, v_chain.length + 1, new);
  update audit_entry set chain_n = v_chain.length + 1, chain_hash = v_hash where id = new.id;
  update audit_chain set length = v_chain.length + 1, hash = v_hash where organisation_id = v_organisation;
  return null;
end $$`;

/** As in migration 0012, from the beginning of each chain without a gap; the chain remembers where it was cut. */
const FORGET = `
create or replace function forget_audit(p_now timestamptz) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare v_limit timestamptz := least(p_now, now()) - interval '2 years'; v_organisation text; v_last bigint; v_hash text;
begin
  for v_organisation in select distinct coalesce(organisation_id, '') from audit_entry where created_at < v_limit order by 1 loop
    perform 1 from audit_chain where organisation_id = v_organisation for update;
    select min(chain_n) - 1 into v_last from audit_entry where coalesce(organisation_id, '') = v_organisation and created_at >= v_limit;
    select chain_n, chain_hash into v_last, v_hash from audit_entry
    where coalesce(organisation_id, '') = v_organisation and (v_last is null or chain_n <= v_last) order by chain_n desc limit 1;
    continue when not found; -- a younger one stands before it
    delete from audit_entry where coalesce(organisation_id, '') = v_organisation and chain_n <= v_last;
    update audit_chain set forgotten = v_last, forgotten_hash = v_hash where organisation_id = v_organisation;
  end loop;
end $$`;

/** Entries from before there were chains, in the order in which they are listed. */
const SEAL_EARLIER = `
do $$
declare e audit_entry; v_chain audit_chain; v_hash text;
begin
  for e in select * from audit_entry order by organisation_id, created_at, id loop
    insert into audit_chain (organisation_id, length, hash) values (coalesce(e.organisation_id, ''), 0, '') on conflict do nothing;
    select * into v_chain from audit_chain where organisation_id = coalesce(e.organisation_id, '');
    v_hash := audit_hash(v_chain.hash, v_chain.length + 1, e);
    update audit_entry set chain_n = v_chain.length + 1, chain_hash = v_hash where id = e.id;
    update audit_chain set length = v_chain.length + 1, hash = v_hash where organisation_id = v_chain.organisation_id;
  end loop;
end $$`;
