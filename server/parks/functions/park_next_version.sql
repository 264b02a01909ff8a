-- Trigger of park and coupon: every change gives the row its next version, by which whoever priced by it notices.
-- Locks: none of its own.
create or replace function park_next_version() returns trigger language plpgsql
    as $$ begin new.version := old.version + 1; return new; end $$;

revoke all on function park_next_version from public;
