import { Connection, withConnection } from '#server/kernel/database/connection.ts';
import { migrate } from '#server/kernel/database/migrate.ts';
import { addressOf } from '#server/testing/address.ts';
import { layOut, type Node, nodesOf, urlOf } from '#server/testing/wide/citus.ts';
import { keep, median, roundsOf, setting, sumOf } from './harness.ts';
import { postmasterOf, processorOf } from './processor.ts';
import { addOrganisation, addParks, idOf } from './rows.ts';

/** `.ci/citus npm run bench:wide`, explained in bench/README.md. */
const ROUNDS = setting('ROUNDS', 5);
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
const next = () => {
  made += 1;
  return { id: `b${made}`, key: `k${made}`, mobile: String(6_000_000_000 + made) };
};

/** Three lines each, in one statement. Throws unless all are booked. */
async function bookInOne(client: Connection, organisation: string, visitors: number): Promise<void> {
  const asks = Array.from({ length: visitors }, (_, n) => ({
    ...next(),
    n,
    offering: parkOf(organisation),
    version: 1,
    date: DAY,
    lines: LINES,
    people: PEOPLE,
    original: TOTAL,
    discount: 0,
    eager: false,
    agent: 'bench',
    request: 'hash',
    now: NOW,
  }));
  const { rows } = await client.query({
    name: 'booked',
    text: 'select * from book_tickets($1, $2, 1)',
    values: [organisation, JSON.stringify(asks)],
  });
  const booked = rows.filter(({ outcome }) => outcome === 'booked').length;
  if (booked !== visitors) throw new Error(`Of ${visitors} bookings ${booked} were booked.`);
}

interface Layout {
  name: string;
  url: string;
  postmasters: number[];
  clients: Connection[];
}

const organisations = Array.from({ length: ORGANISATIONS }, (_, at) => `o${at + 1}`);

async function fill(url: string): Promise<void> {
  await withConnection(url, async (client) => {
    for (const id of organisations) {
      await addOrganisation(client, 'park', id);
      await addParks(client, 'w', 1, 1e8, id);
      await client.query('insert into park_day select $1, id, $2, 0 from park where organisation_id = $1', [id, DAY]);
    }
  });
}

async function open(name: string, coordinator: string, database: string, nodes: Node[]): Promise<Layout> {
  const url = addressOf(coordinator, database);
  await fill(url);
  const postmasters = await Promise.all(nodes.map((node) => postmasterOf(urlOf(coordinator, node))));
  const clients = Array.from({ length: CONNECTIONS }, () => new Connection(url));
  for (const client of clients) await client.connect();
  return { name, url, postmasters, clients };
}

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
  const [first, ...workers] = (await nodesOf(coordinator)) as [Node, ...Node[]];
  await withConnection(coordinator, async (client) => {
    await client.query('drop database if exists wide_plain with (force)');
    await client.query('create database wide_plain');
  });
  await migrate(addressOf(coordinator, 'wide_plain'));
  await layOut(coordinator, 'wide_one', [first, ...workers.slice(0, 1)]);
  await layOut(coordinator, 'wide_two', [first, ...workers]);
  return [
    await open('plain', coordinator, 'wide_plain', [first]),
    await open('one worker', coordinator, 'wide_one', [first, ...workers.slice(0, 1)]),
    await open('two workers', coordinator, 'wide_two', [first, ...workers]),
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
  const settings = {
    rounds: ROUNDS,
    bookings: BOOKINGS,
    sizes: SIZES,
    organisations: ORGANISATIONS,
    connections: CONNECTIONS,
  };
  keep('wide', { settings, cpuABooking: results });
  for (const { clients } of all) for (const client of clients) await client.end();
}

const coordinator = process.env.TEST_CITUS_URL;
if (coordinator) await main(coordinator);
else {
  console.error('Please run it beside three machines: .ci/citus npm run bench:wide');
  process.exitCode = 1;
}
