import { beforeAll, expect, test } from 'vitest';
import { anOwner } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { rushOverDays, WEEKEND_PARK } from '#server/testing/rush/days-rush.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const use = useTestApp({ alone: true });

/** The one condition of each of the two statements that take places of a day. */
const UNGUARDED = `
do $do$ begin
  execute replace(pg_get_functiondef('take_places'::regproc), 'p_capacity is null or taken + p_people <= p_capacity', 'true');
  execute replace(pg_get_functiondef('take_days'::regproc), 'visit.capacity is null or taken + visit.people <= visit.capacity', 'true');
end $do$`;

beforeAll(() => use.database.asOwner(UNGUARDED));

test('control: without the condition days ahead are oversold, so the property can fail', async () => {
  const park = await aPark(use, await anOwner(use), { ...WEEKEND_PARK, dailyCapacity: 5 });
  const { oversold, wrong } = await rushOverDays(use, park, 128, 1);
  expect([oversold > 0, wrong]).toEqual([true, 0]);
});
