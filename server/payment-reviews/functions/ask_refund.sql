-- Asks for the refund of a paid booking, as the caller: all that is left of it or, with p_part, some of a ticket. At most one waits
-- for the gateway, and never more goes back than was paid. p_part (items, amount, people, lines of category and quantity) was
-- priced at the ticket's original and discount of that time; p_told is the amount shown to the person (null: none was). If any
-- of these has changed, nothing is refunded. p_instead: a refund that failed, at its try p_instead_n, is dropped for this one.
-- Outcomes: asked (refund_id); changed; gone (nothing to send back, or it was used and p_even_if_used is not set).
-- Locks: the booking, its refunds.
create or replace function ask_refund(
  p_organisation text, p_booking text, p_id text, p_part jsonb, p_told int, p_instead text, p_instead_n int, p_note text,
  p_even_if_used boolean, p_now timestamptz, out outcome text, out refund_id text
) language plpgsql set search_path = public, pg_temp as $$
declare b booking; v_left int; v_amount int;
begin
  outcome := 'gone';
  select * into b from booking where organisation_id = p_organisation and id = p_booking for update;
  if b.status is distinct from 'paid' then return; end if;
  if not p_even_if_used and (b.admitted_at is not null or exists (select from token t
      where t.organisation_id = p_organisation and t.booking_id = b.id and t.state in ('called', 'complete'))) then
    return;
  end if;
  select coalesce(a.paid_paise, a.amount_paise) - coalesce((select sum(r.amount_paise) from payment_refund r
      where r.organisation_id = p_organisation and r.attempt_id = a.id and r.given), 0) into v_left
  from payment_attempt a
  where a.organisation_id = p_organisation and a.id = b.paid_attempt_id and a.state = 'succeeded'
    and not exists (select from payment_refund r where r.organisation_id = p_organisation and r.attempt_id = a.id
      and not r.given and r.state <> 'dropped' and r.id is distinct from p_instead);
  if v_left is null then return; end if;
  v_amount := coalesce((p_part ->> 'amount')::int, v_left);
  if v_amount <> coalesce(p_told, v_amount) or p_part is not null and (v_amount >= v_left
      or (b.original_paise, b.discount_paise) is distinct from ((p_part ->> 'original')::int, (p_part ->> 'discount')::int)
      or exists (select from jsonb_to_recordset(p_part -> 'lines') as w (category text, quantity int)
        left join booking_line l on l.organisation_id = p_organisation and l.booking_id = b.id and l.category = w.category and l.quantity >= w.quantity
        where l.category is null)) then
    outcome := 'changed'; return;
  end if;
  update payment_refund set state = 'dropped', updated_at = p_now
  where organisation_id = p_organisation and id = p_instead and n = p_instead_n and attempt_id = b.paid_attempt_id and state = 'failed' and not given;
  if p_instead is not null and not found then return; end if;
  -- The first refund of an attempt takes the attempt's id, as automatic ones do.
  refund_id := case when exists (select from payment_refund r where r.organisation_id = p_organisation and r.id = b.paid_attempt_id)
    then p_id else b.paid_attempt_id end;
  insert into payment_refund (id, organisation_id, attempt_id, booking_id, amount_paise, reason, state, note, items, people, next_try_at, created_at, updated_at)
  values (refund_id, p_organisation, b.paid_attempt_id, b.id, v_amount, 'owner', 'requested', p_note, p_part ->> 'items',
    coalesce((p_part ->> 'people')::int, 0), p_now, p_now, p_now);
  insert into payment_refund_line (organisation_id, refund_id, category, label, price_paise, quantity)
  select p_organisation, refund_id, l.category, l.label, l.price_paise, w.quantity
  from jsonb_to_recordset(p_part -> 'lines') as w (category text, quantity int)
    join booking_line l on l.organisation_id = p_organisation and l.booking_id = b.id and l.category = w.category;
  outcome := 'asked';
end $$;

revoke all on function ask_refund from public;
grant execute on function ask_refund to pravesh_tenant, pravesh_admin;
