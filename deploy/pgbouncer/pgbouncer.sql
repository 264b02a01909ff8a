-- Once, on the primary, in our database, as its superuser: lets PgBouncer ask for the secret of whoever signs in.
--   psql -v ON_ERROR_STOP=1 -v password="$BOUNCER_PASSWORD" -d pravesh -f pgbouncer.sql
create role pgbouncer login password :'password';
create schema pooler;
-- Read with the rights of its owner.
create view pooler.secret as
select rolname as name, rolpassword as secret from pg_authid where rolcanlogin and not rolsuper;
grant usage on schema pooler to pgbouncer;
grant select on pooler.secret to pgbouncer;
