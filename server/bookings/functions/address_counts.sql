-- Whether a booking takes places without being paid: held, awaited at a bank, or a day long where nothing is paid first.
-- Takes columns, because on Citus a row has the type of its shard, which no function knows.
-- Locks: none.
create or replace function address_counts(p_status text, p_hold timestamptz, p_created timestamptz, p_total int, p_mode text,
  p_now timestamptz) returns boolean language sql stable as $$
  select coalesce(p_hold > p_now, false) or p_status = 'awaited'
    or p_hold is null and p_created > p_now - interval '1 day'
      and (p_status = 'paid' and p_total = 0 or p_status = 'pending' and p_mode = 'cash')
$$;

revoke all on function address_counts from public;
