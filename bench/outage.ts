import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { whatIsMissing, withClient } from './outage-found.ts';
import { crowdedOut, filled, killed, readOnly, restarted, smallDisk, stopped } from './outage-hurts.ts';
import { type Hurt, type Outcome, trial } from './outage-trial.ts';
import { outsidePostgres } from './outside-postgres.ts';
import { addOrganisation, addParks, idOf } from './park-rows.ts';
import { type BenchServer, startServer } from './server.ts';

/** `npm run bench:outage`: what it does to the database and what must hold stands in bench/README.md. */
const VISITORS = [4, 16, 24];
const READY_WITHIN_MS = 5000;
const SMALL_DISK_MB = 192;
const PARK = idOf('o', 1);

interface Row extends Outcome {
  /** Acknowledged bookings that the database does not have, and repeats that it has twice. */
  lost: number;
  twice: number;
}

/** Tries these ways on one database, each under each load, and looks afterwards whether everything acknowledged is there. */
async function tryOut(url: string, servers: readonly BenchServer[], ways: readonly [Hurt, number][]): Promise<Row[]> {
  await withClient(url, async (client) => {
    await addOrganisation(client);
    await addParks(client, 'o', 1, 1e8);
  });
  const rows: Row[] = [];
  for (const [way, many] of ways) {
    const acknowledged: string[] = [];
    const outcome = await trial(servers, way, { many, park: PARK, acknowledged });
    rows.push({ ...outcome, ...(await whatIsMissing(url, acknowledged)) });
    print(rows.at(-1) as Row);
  }
  return rows;
}

const holds = ({ wrong, readyMs, processesLive, lost, twice, acknowledged, comeAgain }: Row): boolean =>
  Object.keys(wrong).length === 0 &&
  readyMs.worst <= READY_WITHIN_MS &&
  processesLive &&
  lost + twice === 0 &&
  acknowledged > 0 &&
  comeAgain > 0;

function print(row: Row): void {
  const wrong = Object.entries(row.wrong).map(([what, count]) => `${count} × ${what}`);
  console.log(
    `${holds(row) ? 'yes' : 'NO '} ${row.name.padEnd(40)} ${row.times} times, ${row.visitors} visitors: ${row.acknowledged} booked, ${row.comeAgain} times "come again", ready after ${row.readyMs.median} ms (worst ${row.readyMs.worst}), ${row.notReadyMeanwhile ? 'not ready meanwhile' : 'ready all the time'}, lost ${row.lost}, twice ${row.twice}, processes ${row.processesLive ? 'live' : 'DIED'}${wrong.length > 0 ? `, WRONG: ${wrong.join(', ')}` : ''}`,
  );
}

/** A server on an embedded database of its own, in this folder. */
async function onEmbedded(dataDir: string, ways: readonly [Hurt, number][]): Promise<Row[]> {
  const server = await startServer({ DATA_DIR: dataDir });
  const socket = encodeURIComponent(join(dataDir, 'postgres'));
  try {
    return await tryOut(`postgresql://pravesh_owner@localhost/pravesh?host=${socket}`, [server], ways);
  } finally {
    await server.stop();
  }
}

async function embedded(): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pravesh-outage-'));
  try {
    return await onEmbedded(
      dataDir,
      VISITORS.map((many, at) => [killed(dataDir, at === 0 ? 6 : 7), many] as const).map((way) => [...way]),
    );
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Two servers on one database that others look after. */
async function outside(): Promise<Row[]> {
  const postgres = await outsidePostgres();
  if (!postgres) {
    console.log('outside: skipped, no PostgreSQL binaries (PG_BINDIR names their folder)');
    return [];
  }
  const url = `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(postgres.folder)}`;
  const servers: BenchServer[] = [];
  try {
    for (const name of ['one', 'two'])
      servers.push(await startServer({ DATABASE_URL: url, DATA_DIR: join(postgres.folder, name) }));
    const [few, some, many] = VISITORS as [number, number, number];
    return await tryOut(url, servers, [
      [restarted(postgres, 3), few],
      [restarted(postgres, 3), some],
      [restarted(postgres, 4), many],
      [stopped(postgres), some],
      [readOnly(url), some],
      [crowdedOut(url), some],
    ]);
  } finally {
    for (const server of servers) await server.stop();
    await postgres.stop();
  }
}

async function onSmallDisk(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'pravesh-outage-'));
  const disk = smallDisk(join(folder, 'disk'), SMALL_DISK_MB);
  if (!disk) {
    console.log('full disk: skipped, this process may not mount a tmpfs');
    return [];
  }
  try {
    return await onEmbedded(join(folder, 'disk'), [[filled(join(folder, 'disk')), 16]]);
  } finally {
    disk.unmount();
    rmSync(folder, { recursive: true, force: true });
  }
}

const loadBefore = loadavg().map((load) => Math.round(load * 10) / 10);
console.log(`load of the machine before: ${loadBefore.join(' ')} (quiet is below 0.5)`);
const rows = [...(await embedded()), ...(await outside()), ...(await onSmallDisk())];
const machine = { cpu: cpus()[0]?.model, cores: cpus().length, node: process.version, loadBefore };
writeFileSync(
  'bench/results/outage.json',
  `${JSON.stringify({ at: new Date().toISOString(), machine, rows }, null, 2)}\n`,
);
if (!rows.every(holds)) process.exitCode = 1;
