import { beforeAll, expect, test } from 'vitest';
import { tidyHolds } from '#server/bookings/service.ts';
import type { Owner } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { useCardSales } from '#server/testing/card-sale.ts';
import { whileChanged } from '#server/testing/rush/changed-function.ts';
import { countedPlaces } from '#server/testing/rush/rush.ts';
import { aSecondServer, type Change, counted, type SecondServer } from '#server/testing/servers/second-server.ts';
import { freshAddress, peopleForm } from '#server/tickets/factory.ts';

// Tickets that go together, at two servers on one database, while all else happens to their days.
const errors: string[] = [];
const sales = await useCardSales({
  config: { rateLimitScale: 100, logLevel: 'warn' },
  logTo: { write: (line) => void (/deadlock|40P01|"level":50/.test(line) && errors.push(line)) },
});
const { use, gateway, aShop, book, start, comeBack, pass, reconcile, sendRefunds } = sales;

// A deadlock is found before anybody gives up waiting for a lock: else it would end as that.
beforeAll(async () => {
  await use.database.asOwner(`alter function book_tickets set lock_timeout = '1min'`);
  await use.database.asOwner(
    `do $$ begin execute format('alter database %I set deadlock_timeout = ''50ms''', current_database()); end $$`,
  );
});

/** Two servers, and the codes of what PostgreSQL refused them. */
async function twoServers() {
  const codes: string[] = [];
  const note = (error: { code?: string }) => {
    codes.push(error.code ?? '');
    throw error;
  };
  const noted: Change = ({ run, runAlone }) => ({
    run: (asks) => run(asks).catch(note),
    runAlone: (ask) => runAlone(ask).catch(note),
  });
  return { servers: [await aSecondServer(use, noted), await aSecondServer(use, noted)], codes };
}

const DAYS = ['2027-01-06', '2027-01-07', '2027-01-08'];

/** Books each of the days twice, at the second server in the opposite order; answers what else than 201 they were told. */
async function bookEach(servers: readonly SecondServer[], parks: readonly { _id: string }[]): Promise<number[]> {
  const days = [...parks, ...parks].flatMap((park) => DAYS.map((selectedDate) => ({ park, selectedDate })));
  const answers = servers.flatMap(({ call }, at) =>
    (at === 0 ? days : days.toReversed()).map(({ park, selectedDate }) =>
      call('POST', '/ticketbooking/add', peopleForm(park, 1, { selectedDate }), { from: freshAddress() }),
    ),
  );
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  return statuses.filter((status) => status !== 201);
}

const another = (owner: Owner) => aPark(use, owner, { dailyCapacity: 5000 });
const ROUNDS = 6;
const SALES = 3;

test('tickets never lock each other out with holds that end, payments that settle, places that are counted anew, parks that go', async () => {
  const shop = await aShop({ dailyCapacity: 5000 });
  const { owner, parkId } = shop;
  const [stays, hides, goes] = [await another(owner), await another(owner), await another(owner)];
  const park = (await use.call('GET', `/park/${parkId}`)).json;
  const parks = [park, stays, hides, goes];
  const change = (of: typeof park, more: object) => use.call('PUT', `/park/${of._id}`, { ...of, ...more }, owner);
  const { servers, codes } = await twoServers();
  await bookEach(servers, parks);
  for (let round = 0; round < ROUNDS; round += 1) {
    const orders = [];
    for (let n = 0; n < SALES; n += 1) {
      const sale = await book(shop, 1, { selectedDate: DAYS[n] });
      orders.push(await gateway.decide(await start(sale), 'success'));
    }
    await pass(20);
    const [refused] = await Promise.all([
      bookEach(servers, parks),
      ...orders.map(comeBack),
      tidyHolds(use.deps),
      tidyHolds(use.deps),
      reconcile(),
      sendRefunds(),
      change(stays, { dailyCapacity: round % 2 ? 5000 : null }),
      ...(round === ROUNDS - 1
        ? [change(hides, { status: false }), use.call('DELETE', `/park/${goes._id}`, undefined, owner)]
        : []),
    ]);
    // A park that is changed for the third time while it is booked says to come again; one that went is not there.
    expect(refused.filter((status) => status !== 409 && status !== 404)).toEqual([]);
  }
  expect([errors, codes.filter((code) => code !== 'PV001')]).toEqual([[], []]);
  for (const server of servers) expect(await counted(server, 'together')).toBeGreaterThan(ROUNDS * DAYS.length);
  for (const one of parks) {
    const { taken, held } = await countedPlaces(use, one);
    expect(taken).toBe(held);
  }
});

test('control: days that are locked in no order lock each other out', async () => {
  const { owner, parkId } = await aShop({ dailyCapacity: 5000 });
  const parks = [{ _id: parkId }, await another(owner)];
  const { servers, codes } = await twoServers();
  await bookEach(servers, parks);
  await whileChanged(use.database, 'take_days', ['order by offering, date', 'order by random()'], async () => {
    while (!codes.includes('40P01')) await bookEach(servers, parks);
  });
});
