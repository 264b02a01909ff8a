import { type Kysely, sql } from 'kysely';

/** Coupons and advertisements of parks, and the admin's list of categories. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await coupons(db);
  await advertisements(db);
  await categories(db);
}

/** Visitors see no coupon: a code is a secret, and is asked for by its text. */
async function coupons(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table coupon (
      id text primary key,
      organisation_id text not null,
      park_id text not null,
      code text not null check (code = upper(code)),
      name text not null,
      description text not null default '',
      discount_type text not null check (discount_type in ('percentage', 'fixed')),
      discount_value int not null check (discount_value >= 0),
      max_uses int check (max_uses > 0),
      max_uses_per_mobile int not null default 1 check (max_uses_per_mobile > 0),
      starts_on date,
      ends_on date not null,
      active boolean not null,
      minimum_order_paise int not null default 0 check (minimum_order_paise >= 0),
      mobiles text[],
      used int not null default 0 check (used >= 0),
      created_at timestamptz not null,
      deleted_at timestamptz,
      unique (organisation_id, id),
      foreign key (organisation_id, park_id) references park (organisation_id, id)
    )`.execute(db);
  await sql`create unique index coupon_code on coupon (organisation_id, code) where deleted_at is null`.execute(db);
  await sql`create index coupon_newest on coupon (organisation_id, created_at desc, id desc)`.execute(db);
  await sql`select protect('coupon')`.execute(db);
}

async function advertisements(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table advertisement (
      id text primary key,
      organisation_id text not null,
      park_id text not null,
      name text not null default '',
      images text[] not null default '{}',
      starts_on date,
      ends_on date,
      url text not null default '' check (url = '' or url ~* '^https?://'),
      description text not null default '',
      placement text not null check (placement in ('get-qr', 'booking')),
      created_at timestamptz not null,
      deleted_at timestamptz,
      unique (organisation_id, id),
      foreign key (organisation_id, park_id) references park (organisation_id, id)
    )`.execute(db);
  await sql`create index advertisement_newest on advertisement (organisation_id, created_at desc, id desc)`.execute(db);
  await sql`create index advertisement_park on advertisement (park_id, placement)`.execute(db);
  await sql`select protect('advertisement')`.execute(db);
  await sql`create policy anyone on advertisement for select to pravesh_visitor using (deleted_at is null)`.execute(db);
  await sql`grant select on advertisement to pravesh_visitor`.execute(db);
}

/** Of no tenant: everybody reads, the admin writes. */
async function categories(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table category (
      id text primary key,
      name text not null,
      active boolean not null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create unique index category_name on category (lower(name))`.execute(db);
  await sql`alter table category enable row level security`.execute(db);
  await sql`create policy anyone on category for select using (true)`.execute(db);
  await sql`create policy above on category to pravesh_admin, pravesh_system using (true) with check (true)`.execute(
    db,
  );
  await sql`grant select on category to pravesh_visitor, pravesh_tenant`.execute(db);
  await sql`grant select, insert, update, delete on category to pravesh_admin, pravesh_system`.execute(db);
}
