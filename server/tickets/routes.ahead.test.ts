import { beforeAll, expect, inject, test } from 'vitest';
import { anOwner, type Owner } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { rushOverDays, slotsFor, WEEKEND_PARK } from '#server/testing/rush/days-rush.ts';
import { countedPlaces, countedSlots } from '#server/testing/rush/rush.ts';
import { useTestApp } from '#server/testing/test-app.ts';

/** CROWD_VISITORS=10000 CROWD_SEEDS=20 npx vitest run --project server server/tickets/routes.ahead.test.ts asks for a large one and prints its figures. */
const { visitors, seeds } = inject('crowd');
const SEEDS = Array.from({ length: seeds }, (_, at) => at + 1);

const use = useTestApp();
let owner: Owner;
beforeAll(async () => {
  owner = await anOwner(use);
});

test.each(SEEDS)(
  'property: of visitors who crowd into seven days ahead nobody gets a place too many, nor another price than that of the day (seed %i)',
  async (seed) => {
    // Room for about half of them.
    const park = await aPark(use, owner, {
      ...WEEKEND_PARK,
      dailyCapacity: Math.ceil((visitors * 3.5) / 7 / 2) + seed,
    });
    const rush = await rushOverDays(use, park, visitors, seed);
    process.stdout.write(`seed ${seed}: ${visitors} visitors, ${JSON.stringify(rush)}\n`);
    expect(rush).toMatchObject({ oversold: 0, refusedInVain: 0, wrong: 0 });
    expect(Math.min(rush.sold, rush.refused)).toBeGreaterThan(0);
    expect(await countedPlaces(use, park)).toEqual({ taken: rush.sold, held: rush.sold, live: rush.sold });
  },
  900_000,
);

test.each(SEEDS)(
  'property: nobody gets a place too many, of a slot or of its day, whichever is scarcer (seed %i)',
  async (seed) => {
    // Days have room for about half of them, slots of one kind of park for fewer, and of the other for more.
    const perDay = Math.ceil((visitors * 3.5) / 7 / 2) + seed;
    for (const [dailyCapacity, perSlot] of [
      [perDay, Math.ceil(perDay / 3)],
      [null, Math.ceil(perDay / 5)],
    ] as const) {
      const park = await aPark(use, owner, { ...WEEKEND_PARK, dailyCapacity, slots: slotsFor(perSlot) });
      const rush = await rushOverDays(use, park, visitors, seed);
      process.stdout.write(`seed ${seed}: ${visitors} visitors in slots, ${JSON.stringify(rush)}\n`);
      expect(rush).toMatchObject({ oversold: 0, refusedInVain: 0, wrong: 0 });
      expect(Math.min(rush.sold, rush.refused)).toBeGreaterThan(0);
      expect(await countedPlaces(use, park)).toEqual({ taken: rush.sold, held: rush.sold, live: rush.sold });
      expect(await countedSlots(use, park)).toBe(rush.sold);
    }
  },
  1_800_000,
);
