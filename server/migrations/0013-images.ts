import { type Kysely, sql } from 'kysely';

/** Which tenant keeps which pictures. The bytes lie in the store of pictures under the hash, once for all tenants. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table image (
      organisation_id text not null references organisation (id),
      hash text not null check (hash ~ '^[0-9a-f]{64}$'),
      bytes int not null check (bytes > 0),
      created_at timestamptz not null,
      primary key (organisation_id, hash)
    )`.execute(db);
  await sql`select protect('image')`.execute(db);
  await sql`create index image_hash on image (hash)`.execute(db);
  await sql.raw(KEEP_IMAGE).execute(db);
  await sql`grant execute on function keep_image(text, text, int, timestamptz, int) to pravesh_tenant, pravesh_admin`.execute(
    db,
  );
}

/**
 * Counts and adds under a lock of the tenant: however many come at once, none passes the quota. The picture itself is locked
 * too: whoever is just taking its bytes away is waited for, and they are written anew.
 */
const KEEP_IMAGE = `
create function keep_image(p_organisation text, p_hash text, p_bytes int, p_now timestamptz, p_most int)
returns text language plpgsql set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('image ' || p_organisation, 0));
  perform pg_advisory_xact_lock(hashtextextended('image ' || p_hash, 0));
  if exists (select from image where organisation_id = p_organisation and hash = p_hash) then return 'known'; end if;
  if (select count(*) from image where organisation_id = p_organisation) >= p_most then return 'full'; end if;
  insert into image values (p_organisation, p_hash, p_bytes, p_now);
  return 'kept';
end $$`;
