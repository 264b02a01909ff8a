import { beforeAll, expect, test } from 'vitest';
import { anOwner } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { rush } from '#server/testing/rush/rush.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const use = useTestApp({ alone: true });

/** Looks, then takes, as many systems do. Each waits, after its look, until the other has looked too: on a slow machine as on a fast one. */
const NAIVE = `
create sequence looks;
grant usage, select on sequence looks to public;
create or replace function take_places(p_organisation text, p_park text, p_date date, p_people int, p_capacity int, p_slot text, p_slot_capacity int) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare v_taken int;
begin
  select coalesce(max(taken), 0) into v_taken from park_day where park_id = p_park and visit_date = p_date;
  perform nextval('looks');
  for attempt in 1..10000 loop
    exit when (select last_value from looks) > 1;
    perform pg_sleep(0.002);
  end loop;
  if v_taken + p_people > p_capacity then return false; end if;
  insert into park_day values (p_organisation, p_park, p_date, p_people)
  on conflict (organisation_id, park_id, visit_date) do update set taken = park_day.taken + p_people;
  return true;
end $$`;

/** The way that takes places last is switched off, so that every booking takes the naive way. */
const UNGUARDED = `
do $do$ begin
  execute replace(pg_get_functiondef('judge_tickets'::regproc), 'when eager or', 'when true or');
end $do$`;

beforeAll(async () => {
  await use.database.asOwner(NAIVE);
  await use.database.asOwner(UNGUARDED);
});

test('control: without the guard the last place is sold twice, so the tests of capacity can fail', async () => {
  const park = await aPark(use, await anOwner(use), { dailyCapacity: 1 });
  const { accepted, other } = await rush(use, park, [1, 1]);
  expect({ accepted, other }).toEqual({ accepted: [1, 1], other: [] });
});
