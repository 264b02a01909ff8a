import { Connection, withConnection } from '#server/kernel/database/connection.ts';
import { migrate } from '#server/kernel/database/migrate.ts';
import { addressOf } from '#server/testing/address.ts';
import { layOut, nodesOf, urlOf } from '#server/testing/wide/citus.ts';
import { keep, median, ROUNDS, roundsOf, sumOf } from './harness.ts';
import { postmasterOf, processorOf } from './processor.ts';
import { addOrganisation, addParks, idOf } from './rows.ts';

/** `.ci/citus npm run bench:wide`, explained in bench/README.md. */
const BOOKINGS = 2048;
const ORGANISATIONS = 24;
const CONNECTIONS = 4;

/** Bookings in one statement; the product sends 32 at most. */
const SIZES = { alone: 1, together: 16, 'at most': 32 };

const DAY = '2027-01-04';
const NOW = '2026-12-01T06:30:00Z';
const parkOf = (organisation: string): string => idOf('w', 1, organisation);
const LINES = [
  { category: 'adult', label: 'Adult', price: 10_000, quantity: 2 },
  { category: 'child', label: 'Child', price: 5_000, quantity: 1 },
  { category: 'seniorCitizen', label: 'Senior Citizen', price: 6_000, quantity: 1 },
];
const TOTAL = 31_000;
const PEOPLE = 4;

let made = 0;

/** Three lines each, in one statement. Throws unless all are booked. */
async function bookInOne(client: Connection, organisation: string, visitors: number): Promise<void> {
  const asks = Array.from({ length: visitors }, (_, n) => {
    made += 1;
    const own = { id: `b${made}`, key: `k${made}`, mobile: String(6_000_000_000 + made) };
    const order = { offering: parkOf(organisation), version: 1, date: DAY, lines: LINES, people: PEOPLE };
    const price = { original: TOTAL, discount: 0 };
    return { ...own, ...order, ...price, n, eager: false, agent: 'bench', request: 'hash', now: NOW };
  });
  const { rows } = await client.query({
    name: 'booked',
    text: 'select * from book_tickets($1, $2, 1)',
    values: [organisation, JSON.stringify(asks)],
  });
  const booked = rows.filter(({ outcome }) => outcome === 'booked').length;
  if (booked !== visitors) throw new Error(`Of ${visitors} bookings ${booked} were booked.`);
}

const organisations = Array.from({ length: ORGANISATIONS }, (_, at) => `o${at + 1}`);

async function open(name: string, url: string, nodes: string[]) {
  await withConnection(url, async (client) => {
    for (const id of organisations) {
      await addOrganisation(client, 'park', id);
      await addParks(client, 'w', 1, 1e8, id);
      await client.query('insert into park_day select $1, id, $2, 0 from park where organisation_id = $1', [id, DAY]);
    }
  });
  const postmasters = await Promise.all(nodes.map(postmasterOf));
  const clients = Array.from({ length: CONNECTIONS }, () => new Connection(url));
  for (const client of clients) await client.connect();
  return { name, postmasters, clients };
}
type Layout = Awaited<ReturnType<typeof open>>;

/** Microseconds of processor a booking on each node: several connections, each at another organisation. */
async function measure({ postmasters, clients }: Layout, size: number): Promise<number[]> {
  const share = BOOKINGS / size / CONNECTIONS;
  const { used } = await processorOf(postmasters, () =>
    Promise.all(
      clients.map(async (client, at) => {
        for (let n = 0; n < share; n += 1)
          await bookInOne(client, organisations[(n * CONNECTIONS + at) % ORGANISATIONS] as string, size);
      }),
    ),
  );
  return used.map((microseconds) => microseconds / BOOKINGS);
}

function figures(rounds: number[][]) {
  const sum = (nodes: number[]) => sumOf(nodes, (one) => one);
  return {
    totalUs: Math.round(median(rounds.map(sum))),
    bestUs: Math.round(Math.min(...rounds.map(sum))),
    coordinatorUs: Math.round(median(rounds.map(([first = 0]) => first))),
    busiestWorkerUs: Math.round(median(rounds.map(([, ...workers]) => Math.max(0, ...workers)))),
  };
}

async function layouts(coordinator: string): Promise<Layout[]> {
  const nodes = await nodesOf(coordinator);
  const on = async (name: string, database: string, many: number): Promise<Layout> => {
    const used = nodes.slice(0, many);
    if (many > 1) await layOut(coordinator, database, used);
    const urls = used.map((node) => urlOf(coordinator, node));
    return open(name, addressOf(coordinator, database), urls);
  };
  await withConnection(coordinator, async (client) => {
    await client.query('drop database if exists wide_plain with (force)');
    await client.query('create database wide_plain');
  });
  await migrate(addressOf(coordinator, 'wide_plain'));
  return [
    await on('plain', 'wide_plain', 1),
    await on('one worker', 'wide_one', 2),
    await on('two workers', 'wide_two', 3),
  ];
}

async function main(coordinator: string): Promise<void> {
  const all = await layouts(coordinator);
  const cells = all.flatMap((layout) => Object.entries(SIZES).map(([how, size]) => ({ layout, how, size })));
  const measured = cells.map(
    ({ layout, how, size }) => [`${layout.name} ${how}`, () => measure(layout, size)] as const,
  );
  // The first two rounds warm up plans and catalogues on every connection.
  const rounds = await roundsOf(Object.fromEntries(measured), { from: -2, to: ROUNDS });
  const results = cells.map(({ layout: { name: layout }, how }) => ({
    layout,
    how,
    ...figures(rounds[`${layout} ${how}`] ?? []),
  }));
  console.table(results);
  const settings = { rounds: ROUNDS, bookings: BOOKINGS, organisations: ORGANISATIONS, connections: CONNECTIONS };
  keep('wide', { settings, sizes: SIZES, cpuABooking: results });
  for (const { clients } of all) for (const client of clients) await client.end();
}

const coordinator = process.env.TEST_CITUS_URL;
if (!coordinator) throw new Error('Please run it beside three machines: .ci/citus npm run bench:wide');
await main(coordinator);
