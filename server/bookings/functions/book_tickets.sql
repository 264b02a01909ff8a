-- Books visitors' tickets at parks of one organisation in one statement, each at the version of its park and coupon that it was priced
-- with, and answers each (n, as asked). A single request waits for locks and takes the last places. In a batch no request waits for a
-- lock: one that would, or whose day or share is new or nearly used up, gets no row, and its caller asks again alone.
-- p_asked: an array of the columns of asked_tickets; no two with the same key, nor with the same mobile at the same park. `address`: the
-- key of the caller's address, null where it is not counted. p_scale: RATE_LIMIT_SCALE.
-- Outcomes: booked; repeated (somebody has booked with this key); stale (the park or the coupon changed since it was priced); holds (five
-- unpaid ones of this mobile); free (five free ones of it that day); address (it holds too much: places_left is what it may hold in
-- all); full (places_left remain, of the day or the slot).
-- Raises PV001, and so undoes itself, when others took the last places while it was writing: ask again with `eager`, which takes the
-- places before it writes. Raises PV002 when the coupon changed or its last use went: read it again.
-- Locks: those of lock_asks, coupons against deletion; then shares of addresses, days, coupons, each in order. Shares and days come last
-- where there is room, since new bookings are nobody else's yet. Several wait for at most a tenth of a second.
create or replace function book_tickets(p_organisation text, p_asked jsonb, p_scale float8)
returns table (n int, outcome text, places_left int, hold_until timestamptz)
language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '100ms'
-- The plans stay the same however young the tables are: by index, one ask after the other.
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
#variable_conflict use_column
declare v_is_alone boolean := jsonb_array_length(p_asked) = 1; v_asked jsonb; v_tickets judged_ticket[]; v_is_tight boolean;
begin
  if v_is_alone then set local lock_timeout to default; end if;
  v_asked := lock_asks(p_asked);
  v_tickets := judge_tickets(p_organisation, v_asked, p_scale);
  v_is_tight := v_is_alone and v_tickets[1].outcome = 'tight';
  if v_is_tight then v_tickets[1] := take_last_places(p_organisation, v_tickets[1]); end if;
  perform write_tickets(p_organisation, v_tickets);
  if not v_is_tight then
    perform take_shares(p_organisation, v_tickets);
    perform take_days(p_organisation, v_tickets);
  end if;
  perform take_coupons(p_organisation, v_tickets);
  return query select n, outcome, places_left, case when outcome = 'booked' then hold end
  from unnest(v_tickets) where outcome <> 'tight';
end $$;

revoke all on function book_tickets from public;
grant execute on function book_tickets to pravesh_app;
