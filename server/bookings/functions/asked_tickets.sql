-- The asks of book_tickets as rows. Inlined by the planner.
-- Locks: none.
create or replace function asked_tickets(p_asked jsonb)
returns table (n int, id text, offering text, version int, mobile text, date date, slot text, slot_until text, slot_capacity int,
  lines jsonb, people int, original int, discount int, coupon text, coupon_version int, eager boolean, agent text, key text, request text,
  address text, now timestamptz)
language sql stable as $$
  select * from jsonb_to_recordset(p_asked) as asked (n int, id text, offering text, version int, mobile text, date date, slot text,
    slot_until text, slot_capacity int, lines jsonb, people int, original int, discount int, coupon text, coupon_version int, eager boolean,
    agent text, key text, request text, address text, now timestamptz)
$$;

revoke all on function asked_tickets from public;
