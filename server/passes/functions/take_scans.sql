-- Lets tickets in at gates, each once, and keeps the scans; answers each (n, as asked). The same scan again is answered the same.
-- p_asked: an array of asked_scan; no two with the same scan, nor with the same booking. Each has its scope (role, organisation,
-- account_name, acting, acted_at, post): row security keeps a gate to its park. The login's own role comes between two, so that none is
-- entered from within another. Without `role` the caller has entered it (Citus, decision 0062). Of several those of another organisation
-- than the first are left out.
-- `organisation` empty: the ticket may be of any that the scope sees. It is found by its booking, of which a signed pass says the park
-- (`pass_park`), or by a typed code; with neither, `otherwise` says what was read. `own` keeps the scans of no ticket.
-- Tickets of a park that counts people go by admit_by_rule, each alone: of several they are left out.
-- Outcomes (told): `result` and, where this gate may see it, the `ticket`; or `waiting`, with nothing written, for one whose payment is
-- under way, unless its gateway was asked before (`asked`); or `conflict` for a scan that was sent before with another ticket;
-- or `notCounted` for people who go out where nobody counts them; or `locked`, the lock as gate_lock answers it, with nothing written.
-- `late`: people came in before the server was asked, by its own clock, and beyond any limit. `happened`: they came or went, as many of
-- them as the ticket has.
-- Locks: the scans' own keys and the bookings, in order of the bookings; several wait for them for at most a tenth of a second.
create or replace function take_scans(p_organisation text, p_asked jsonb) returns table (n int, told jsonb)
language plpgsql set search_path = public, pg_temp set lock_timeout = '100ms' as $$
declare
  v_is_alone boolean := jsonb_array_length(p_asked) = 1;
  ask asked_scan; ticket booking; v_found record; v_rule record; v_lock jsonb; v_set boolean; v_owner text;
  -- The tickets that come in unless somebody was quicker, all of one organisation.
  v_admits text; v_asks asked_scan[] := '{}'; v_bookings text[] := '{}';
begin
  if v_is_alone then set local lock_timeout to default; end if;
  for ask in select * from jsonb_populate_recordset(null::asked_scan, p_asked) asked order by asked.booking loop
    n := ask.n;
    if ask.role is not null then
      v_set := set_config('role', 'none', true) is not null;
      v_set := enter_scope(ask.role, ask.organisation, ask.account, ask.account_name, ask.acting, ask.acted_at, ask.post);
    end if;
    v_lock := speak_as_gate(ask.own, ask.device, ask.session, ask.at, ask.now);
    if v_lock is not null then
      told := jsonb_build_object('locked', v_lock);
      return next; continue;
    end if;

    select * into v_found from find_ticket(nullif(ask.organisation, ''), ask);
    ticket := v_found.ticket;
    v_owner := coalesce(ticket.organisation_id, ask.own);
    if ticket.id is not null then
      if coalesce(v_found.result, 'already_scanned') = 'already_scanned' or ask.out and v_found.result <> 'wrong_park' then
        select p.part_of_group, p.re_entry, p.inside_limit into v_rule from park p
        where p.organisation_id = ticket.organisation_id and p.id = ticket.park_id
          and (p.part_of_group or p.re_entry or p.inside_limit is not null);
        if found and not v_is_alone then continue; end if;
        if found or ask.out then
          told := case when found then admit_by_rule(ticket.organisation_id, ticket, v_rule.part_of_group, v_rule.re_entry, v_rule.inside_limit,
            to_jsonb(ask)) else jsonb_build_object('notCounted', true) end;
          return next; continue;
        end if;
      end if;
      if v_found.result = 'unpaid' and ticket.status <> 'refunded' and not ask.asked then
        told := jsonb_build_object('waiting', true, 'ticket', ticket_at_gate(ticket));
        return next; continue;
      end if;
    end if;

    if v_found.result is null then
      v_admits := coalesce(v_admits, ticket.organisation_id);
      if v_admits <> ticket.organisation_id then continue; end if;
    end if;
    if not keep_scan(v_owner, ask, ticket, v_found.booking_id, v_found.result) then
      told := kept_scan(v_owner, ask, ticket, v_found.booking_id, v_found.park_name);
    elsif ticket.id is null then
      told := jsonb_build_object('result', v_found.result, 'parkName', case when v_found.booking_id is not null then v_found.park_name end);
    elsif v_found.result is not null then
      told := scanned_ticket(v_found.result, ticket);
    elsif v_is_alone then
      update booking b set admitted_at = ask.at, admitted_gate = ask.gate
      where b.organisation_id = v_admits and b.id = v_found.booking_id and b.status = 'paid' and b.admitted_at is null
      returning * into ticket;
      told := case when found then scanned_ticket('admitted', ticket) else late_scan(v_admits, ask, v_found.booking_id) end;
    else
      v_asks := v_asks || ask;
      v_bookings := v_bookings || ticket.id;
      continue;
    end if;
    return next;
  end loop;
  if v_bookings <> '{}' then
    return query select * from admit_together(v_admits, v_asks[1].role = 'pravesh_inspector', v_asks, v_bookings);
  end if;
end $$;

revoke all on function take_scans from public;
-- The caller signs in by the role itself at the machine of the organisation, where the tables lie on several.
grant execute on function take_scans to pravesh_app, pravesh_tenant, pravesh_inspector, pravesh_admin;
