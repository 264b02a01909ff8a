-- Whether a booking takes places without being paid: held, awaited at a bank, or a day long where nothing is paid first.
-- Locks: none.
create or replace function address_counts(b booking, p_now timestamptz) returns boolean language sql stable as $$
  select coalesce(b.hold_until > p_now, false) or b.status = 'awaited'
    or b.hold_until is null and b.created_at > p_now - interval '1 day'
      and (b.status = 'paid' and b.total_paise = 0 or b.status = 'pending' and b.payment_mode = 'cash')
$$;

revoke all on function address_counts from public;
