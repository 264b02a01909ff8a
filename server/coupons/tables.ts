import type { SchemaSteps, TablePart } from '#server/kernel/database/schema/steps.ts';

/** A code is secret. `used` counts bookings with coupon_held (decision 0014), without a new version or audit entry. */
const coupon: TablePart = {
  make: `
    create table coupon (
      organisation_id text not null,
      id text not null,
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
      version int not null default 1,
      created_at timestamptz not null,
      deleted_at timestamptz,
      primary key (organisation_id, id),
      foreign key (organisation_id, park_id) references park (organisation_id, id)
    );
    create index coupon_id on coupon (id);
    create unique index coupon_code on coupon (organisation_id, code) where deleted_at is null;
    create index coupon_newest on coupon (organisation_id, created_at desc, id desc)`,
  guard: `
    select protect('coupon'), audit('coupon', 'code', 'insert or delete'), audit('coupon', 'code', 'update', 'old.used = new.used');
    create trigger coupon_version before update on coupon for each row when (old.used = new.used) execute function park_next_version()`,
};

export const coupons: SchemaSteps = { 1: [coupon] };
