import { expect, test } from 'vitest';
import { anOwner } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { rushOverDays, slotsFor, WEEKEND_PARK } from '#server/testing/rush/days-rush.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const use = useTestApp({ alone: true });

/** The one condition of days, and that of slots, in each of the two statements that take places. */
const UNGUARDED = {
  days: `
  execute replace(pg_get_functiondef('take_places'::regproc), 'p_capacity is null or taken + p_people <= p_capacity', 'true');
  execute replace(pg_get_functiondef('take_days'::regproc), 'visit.capacity is null or taken + visit.people <= visit.capacity', 'true');`,
  slots: `
  execute replace(pg_get_functiondef('take_places'::regproc), '+ p_people <= p_slot_capacity', '<= 1000000');
  execute replace(pg_get_functiondef('take_days'::regproc), '+ visit.people <= visit.slot_capacity', '<= 1000000');`,
};

test.each([
  ['days' as const, { dailyCapacity: 5 }, 128],
  ['slots' as const, { dailyCapacity: 1000, slots: slotsFor(6) }, 256],
])('control: without their condition %s ahead are oversold, so the property can fail', async (what, more, seed) => {
  await use.database.asOwner(`do $do$ begin ${UNGUARDED[what]} end $do$`);
  const park = await aPark(use, await anOwner(use), { ...WEEKEND_PARK, ...more });
  const { oversold, wrong } = await rushOverDays(use, park, seed, 1);
  expect([oversold > 0, wrong]).toEqual([true, 0]);
});
