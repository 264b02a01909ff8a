-- Sends the tokens of a branch that chose no counter to those with the fewest people waiting: first places first, then second ones.
-- Locks: none; the caller has the queues.
create or replace function spread_tokens(p_organisation text, p_tokens judged_token[]) returns judged_token[]
language plpgsql set search_path = public, pg_temp as $$
declare branch record; v_counters text[]; v_place int;
begin
  for branch in
    select offering, day, count(*) as asking from unnest(p_tokens)
    where outcome = 'booked' and kind = 'loan' and counter is null group by offering, day
  loop
    v_counters := array(select open.id
      from open_counters(p_organisation, branch.offering, branch.day) open
        cross join lateral (select count(*) as chosen from unnest(p_tokens) token
          where token.outcome = 'booked' and token.counter = open.id and token.day = branch.day) here
        cross join generate_series(1, branch.asking) place
      order by open.waiting + here.chosen + place, open.counter_number, open.id limit branch.asking);
    v_place := 0;
    for at in 1 .. cardinality(p_tokens) loop
      continue when p_tokens[at].outcome <> 'booked' or p_tokens[at].offering <> branch.offering or p_tokens[at].day <> branch.day
        or p_tokens[at].counter is not null;
      v_place := v_place + 1;
      p_tokens[at].counter := v_counters[v_place];
    end loop;
  end loop;
  return p_tokens;
end $$;

revoke all on function spread_tokens from public;
