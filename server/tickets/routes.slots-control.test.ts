import { beforeAll, expect, test } from 'vitest';
import { anOwner } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { rushOverDays, slotsFor, WEEKEND_PARK } from '#server/testing/rush/days-rush.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const use = useTestApp({ alone: true });

/** The condition of slots in each of the two statements that take places. */
const UNGUARDED = `
do $do$ begin
  execute replace(pg_get_functiondef('take_places'::regproc), '+ p_people <= p_slot_capacity', '<= 1000000');
  execute replace(pg_get_functiondef('take_days'::regproc), '+ visit.people <= visit.slot_capacity', '<= 1000000');
end $do$`;

beforeAll(() => use.database.asOwner(UNGUARDED));

test('control: without the condition slots are oversold, also of days that have room, so the property can fail', async () => {
  const park = await aPark(use, await anOwner(use), { ...WEEKEND_PARK, dailyCapacity: 1000, slots: slotsFor(6) });
  const { oversold, wrong } = await rushOverDays(use, park, 256, 1);
  expect([oversold > 0, wrong]).toEqual([true, 0]);
});
