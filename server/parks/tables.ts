import { recordTable } from '#server/kernel/database/schema/record-table.ts';
import type { SchemaSteps, TablePart } from '#server/kernel/database/schema/steps.ts';

/** Visitors read what is for them column by column: notes and the company are for staff. */
const park: TablePart = {
  make: recordTable({
    name: 'park',
    columns: `
      name text not null,
      company text not null default '',
      active boolean not null,
      published boolean not null default true,
      closed boolean not null default false check (not (closed and published)),
      location text not null,
      gateway text not null check (gateway in ('ccav', 'paytm')),
      merchant_id text not null,
      note text not null default '',
      qr_name text not null default '',
      opens_at text,
      closes_at text,
      last_entry_minutes int not null default 0 check (last_entry_minutes between 0 and 240),
      open_days text[] not null default '{}',
      has_cloak_room boolean not null default false,
      has_holidays boolean not null default false,
      holidays text[] not null default '{}',
      coupons_enabled boolean not null default false,
      custom_dates_enabled boolean not null default false,
      custom_dates text[] not null default '{}',
      banner_enabled boolean not null default false,
      banner_url text not null default '',
      fees jsonb not null,
      daily_capacity int check (daily_capacity >= 0),
      family_size int not null default 4 check (family_size > 0),
      per_booking_limit int not null default 50 check (per_booking_limit > 0),
      hold_minutes int not null default 15 check (hold_minutes between 5 and 60),
      version int not null default 1`,
    newest: 'created_at desc, id desc',
  }),
  guard: `
    select protect('park', 'select'), hide_while_off('park'), audit('park', 'name');
    create policy anyone on park for select to pravesh_visitor using (published and deleted_at is null);
    grant select (id, organisation_id, name, active, published, closed, location, gateway, merchant_id, qr_name, opens_at, closes_at, last_entry_minutes, open_days, has_cloak_room,
      has_holidays, holidays, coupons_enabled, custom_dates_enabled, custom_dates, banner_enabled, banner_url, fees, daily_capacity,
      family_size, per_booking_limit, hold_minutes, version, created_at, deleted_at) on park to pravesh_visitor;
    create trigger park_version before update on park for each row execute function park_next_version();
    create trigger park_withdrawn before update of published on park for each row when (old.published and not new.published)
      execute function withdraw_alone();
    create trigger park_shows after update of published, deleted_at on park for each row
      when (old.published <> new.published or (old.deleted_at is null) <> (new.deleted_at is null)) execute function park_shows();
    create trigger park_recount before update of daily_capacity on park for each row execute function recount_places()`,
};

/** The places of a park that are taken on a day, where it has a capacity. */
const parkDay: TablePart = {
  make: `
    create table park_day (
      organisation_id text not null,
      park_id text not null,
      visit_date date not null,
      taken int not null check (taken >= 0),
      primary key (organisation_id, park_id, visit_date),
      foreign key (organisation_id, park_id) references park (organisation_id, id)
    )`,
  guard: `
    select protect('park_day', 'select');
    create policy anyone on park_day for select to pravesh_visitor using (true);
    grant select on park_day to pravesh_visitor`,
};

const daysOff: TablePart = {
  make: "alter table park add column days_off text[] not null default '{}'",
  guard: 'grant select (days_off) on park to pravesh_visitor',
};

/** Visitors read for how many days ahead a park sells. */
const advance: TablePart = {
  make: 'alter table park add column advance_days int not null default 0 check (advance_days between 0 and 180)',
  guard: 'grant select (advance_days) on park to pravesh_visitor',
};

/** Prices of weekdays, seasons and dates, in the place of the fees. */
const dayPrices: TablePart = {
  make: `alter table park add column day_prices jsonb not null default '[]'`,
  guard: 'grant select (day_prices) on park to pravesh_visitor',
};

/** Timed entry: the slots of each day, the minutes of a gate around them, and the people of each slot of a day, by its start. */
const slots: TablePart = {
  make: `
    alter table park add column slots jsonb not null default '[]';
    alter table park add column slot_early_minutes int not null default 0 check (slot_early_minutes between 0 and 240);
    alter table park add column slot_late_minutes int not null default 0 check (slot_late_minutes between 0 and 240);
    alter table park_day add column slots jsonb not null default '{}'`,
  guard: 'grant select (slots, slot_early_minutes, slot_late_minutes) on park to pravesh_visitor',
};

/** A new park is on sale. Pausing one waits for the bookings that began before. */
const active: TablePart = {
  make: 'alter table park alter column active set default true',
  guard: `
    create trigger park_paused before update of active on park for each row when (old.active and not new.active)
      execute function withdraw_alone()`,
};

export const parks: SchemaSteps = {
  1: [park, parkDay],
  8: [daysOff],
  9: [advance],
  10: [dayPrices],
  11: [slots],
  20: [active],
};
