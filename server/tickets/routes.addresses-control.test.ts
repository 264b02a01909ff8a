import { expect, test } from 'vitest';
import { forgetAddresses } from '#server/bookings/service.ts';
import { aPark } from '#server/parks/factory.ts';
import { WAIT_FOR_THE_OTHER, whileChanged } from '#server/testing/rush/changed-function.ts';
import { holding, untilWaiting } from '#server/testing/rush/lock-queue.ts';
import { statuses } from '#server/testing/rush/rush.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { theOwner } from '#server/testing/the-owner.ts';
import { peopleForm } from './factory.ts';

const use = useTestApp({ alone: true });
const owner = theOwner(use);

type Park = { _id: string };
const parkFor = (dailyCapacity: number): Promise<Park> => aPark(use, owner, { dailyCapacity });
const book = (park: Park, people: number) =>
  use.call('POST', '/ticketbooking/add', peopleForm(park, people), { from: '203.0.113.7' });

test('control: where each looks before it takes, two get the last place of an address', async () => {
  const park = await parkFor(250);
  expect((await book(park, 49)).status).toBe(201);
  const [{ guard }] = (await use.database.asOwner(
    `select pg_get_functiondef('take_address_share'::regproc) as guard`,
  )) as [{ guard: string }];
  await use.database.asOwner(WAIT_FOR_THE_OTHER);
  await use.database.asOwner(`
    create or replace function take_address_share(
      p_organisation text, p_key text, p_bookings text[], p_people int, p_most float8, p_until timestamptz, p_now timestamptz
    ) returns boolean language plpgsql set search_path = public, pg_temp as $$
    declare v_held int := address_holds(p_organisation, p_key, p_bookings, p_now);
    begin perform wait_for_the_other(); return v_held + p_people <= p_most; end $$`);
  const both = () => Promise.all([book(park, 1), book(park, 1)]);
  expect(statuses(await both())).toEqual({ 201: 2 });
  await use.database.asOwner(guard);
  const guarded = await parkFor(250);
  expect((await book(guarded, 49)).status).toBe(201);
  expect(statuses(await Promise.all([book(guarded, 1), book(guarded, 1)]))).toEqual({ 201: 1, 429: 1 });
});

const LOCKED_SHARE = 'on conflict (organisation_id, key) do update set until = greatest(s.until, excluded.until)';
const TURN = `pg_advisory_xact_lock(hashtext('the turn of a share'))`;
const WAIT_FOR_ITS_TURN = TURN.replace('lock(', 'lock_shared(');

/** Two ask for the last place of an address whose count seems full, and its share is forgotten while they count anew. */
async function whileTheShareIsForgotten(): Promise<Record<string, number>> {
  const park = await parkFor(250);
  const { json } = await book(park, 49);
  await use.database.asOwner(
    'update address_share set held = 50, until = $2 where key = (select address_key from booking where id = $1)',
    [json._id, use.clock.now()],
  );
  return holding(use.database, `select ${TURN}`, async (letGo) => {
    const both = [book(park, 1), book(park, 1)];
    await untilWaiting(use.database, 2);
    await forgetAddresses(use.deps);
    await letGo();
    return statuses(await Promise.all(both));
  });
}

test('a share that is being counted anew is not forgotten meanwhile: one of two gets the last place of an address', async () => {
  await use.database.asOwner(`
    create function wait_for_its_turn() returns trigger language plpgsql security definer as $$
    begin perform ${WAIT_FOR_ITS_TURN}; return null; end $$;
    create trigger wait_for_its_turn after insert on address_share for each statement execute function wait_for_its_turn()`);
  expect(await whileTheShareIsForgotten()).toEqual({ 201: 1, 429: 1 });
  await use.database.asOwner('drop function wait_for_its_turn cascade');
});

test('control: where nothing locks the share, it is forgotten, and both get the last place', async () => {
  const unlocked = [LOCKED_SHARE, 'on conflict do nothing'] as const;
  const inTurn = ['v_left :=', `perform ${WAIT_FOR_ITS_TURN}; v_left :=`] as const;
  const both = await whileChanged(use.database, 'take_address_share', unlocked, () =>
    whileChanged(use.database, 'take_address_share', inTurn, whileTheShareIsForgotten),
  );
  expect(both).toEqual({ 201: 2 });
});
