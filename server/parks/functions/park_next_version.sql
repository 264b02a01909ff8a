-- Trigger of park and coupon: every change gives the row its next version, so that a booking priced at an older one is refused as stale.
-- Locks: none of its own.
create or replace function park_next_version() returns trigger language plpgsql
    as $$ begin new.version := old.version + 1; return new; end $$;

revoke all on function park_next_version from public;
