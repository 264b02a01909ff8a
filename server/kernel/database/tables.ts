import type { SchemaSteps, TablePart } from './schema/steps.ts';

/** pravesh_app owns nothing and takes a role to see rows; inspectors and counters see their part (decision 0003). */
const roles: TablePart = {
  make: `
    do $$
    declare name text;
    begin
      foreach name in array array['pravesh_visitor', 'pravesh_tenant', 'pravesh_admin', 'pravesh_system', 'pravesh_inspector', 'pravesh_counter'] loop
        if not exists (select from pg_roles where rolname = name) then execute format('create role %I nologin', name); end if;
      end loop;
      if not exists (select from pg_roles where rolname = 'pravesh_app') then create role pravesh_app login noinherit nobypassrls; end if;
    exception when duplicate_object or unique_violation then null; -- another process made them just now
    end $$;
    grant pravesh_visitor, pravesh_tenant, pravesh_inspector, pravesh_counter, pravesh_admin, pravesh_system to pravesh_app;
    grant usage on schema public to pravesh_app, pravesh_visitor, pravesh_tenant, pravesh_inspector, pravesh_counter, pravesh_admin, pravesh_system;
    revoke all on schema public from public;
    alter default privileges revoke execute on functions from public`,
};

/** Counters that guard logins and codes, shared by all processes. What is lost in a crash is only a count of the last minutes. */
const rateLimit: TablePart = {
  make: `
    create unlogged table rate_limit (
      key text not null,
      window_start timestamptz not null,
      hits int not null,
      primary key (key, window_start)
    )`,
  guard: 'grant select, delete on rate_limit to pravesh_app',
};

/** Idempotency keys of POST requests, with the answer for repeats. */
const idempotency: TablePart = {
  make: `
    create table idempotency (
      key_hash text primary key,
      body_hash text not null,
      claimed_at timestamptz not null,
      status int,
      answer text
    )`,
  guard: 'grant select, insert, update, delete on idempotency to pravesh_app',
};

/**
 * The directory says who signs in by an e-mail address or a mobile number, and to which organisation. It begins with the key
 * and not with the organisation, since its keys are unique over all organisations (decision 0036); so is the code that ends an
 * organisation's id and those of all it has (decision 0008). The server writes it in the transaction of the account; no
 * trigger does, since it may lie elsewhere than the account. An inspector or a counter has no business with it.
 */
const directory: TablePart = {
  make: `
    create table directory (
      kind text not null check (kind in ('organisation', 'inspector', 'counter')),
      key text not null check (key = lower(key)),
      organisation_id text not null,
      account_id text not null,
      primary key (kind, key),
      unique (organisation_id, account_id)
    );
    create unique index directory_code on directory (right(organisation_id, 8)) where kind = 'organisation'`,
  guard: `
    select protect('directory')`,
};

/** The directory also keeps the addresses that organisations chose for their pages, each for one alone: `account_id` is 'slug' there. */
const slugs: TablePart = {
  make: `
    alter table directory drop constraint directory_kind_check;
    alter table directory add constraint directory_kind_check check (kind in ('organisation', 'inspector', 'counter', 'slug'))`,
};

/** A supervisor of gates: a member of inspectors, cut down alike. What it may do more and less is in gates/tables.ts. */
const supervisor: TablePart = {
  make: `
    do $$
    begin
      if not exists (select from pg_roles where rolname = 'pravesh_supervisor') then create role pravesh_supervisor nologin; end if;
    exception when duplicate_object or unique_violation then null; -- another process made it just now
    end $$;
    grant pravesh_inspector to pravesh_supervisor;
    grant pravesh_supervisor to pravesh_app;
    grant usage on schema public to pravesh_supervisor`,
};

/** Tables without a noun of the product: roles, and what all processes share. */
export const database: SchemaSteps = { 1: [roles, rateLimit, idempotency, directory], 13: [slugs], 34: [supervisor] };
