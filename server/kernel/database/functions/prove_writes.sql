-- Takes about a megabyte on the disk of the tables and gives it back at once; raises what a write would raise. A temporary
-- table leaves nothing behind but its commit, while rows of a lasting one would fill the disk by and by.
-- Locks: none.
create or replace function prove_writes() returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform set_config('temp_tablespaces', '', true);
  create temporary table proof_of_writes on commit drop as select n from generate_series(1, 30000) n;
end $$;

revoke all on function prove_writes from public;
grant execute on function prove_writes to pravesh_app;
