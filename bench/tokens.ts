import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import type { LoadOrder, LoadReport } from './load.ts';
import { ORGANISATION } from './pgbench.ts';
import { startServer } from './server.ts';

/** `npm run bench:tokens`: tokens a second of one queue over HTTP, beside the same load spread over a hundred queues. */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4);
const CONNECTIONS = 32;
const SPREAD = 100;

const idsOf = (prefix: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => prefix + String(at + 1).padStart(25, '0'));

async function setUp(client: pg.Client): Promise<void> {
  await client.query(`insert into organisation (id, kind, name, person_name, location, email, mobile, password_hash, created_at)
    values ('${ORGANISATION}', 'branch', 'Bench', 'Bench', 'Here', 'bench@pravesh.example', '9876543210', 'none', now())`);
  await client.query(
    `insert into branch (id, organisation_id, name, code, gateway, created_at)
     select id, '${ORGANISATION}', id, id, 'ccav', now() from unnest($1::text[]) as id`,
    [[...idsOf('s', SPREAD), ...idsOf('h', 1)]],
  );
}

async function load(port: number, parks: readonly string[], seconds = SECONDS): Promise<LoadReport> {
  const order: LoadOrder = { port, kind: 'token', parks, connections: CONNECTIONS, seconds };
  const { stdout } = await promisify(execFile)(process.execPath, ['bench/load.ts', JSON.stringify(order)]);
  return JSON.parse(stdout) as LoadReport;
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
const round = (number: number, digits = 0): number => Number(number.toFixed(digits));

const figures = (reports: readonly LoadReport[]) => ({
  tokensPerSecond: round(median(reports.map(({ perSecond }) => perSecond))),
  p50Ms: round(median(reports.map(({ p50 }) => p50)), 1),
  p99Ms: round(median(reports.map(({ p99 }) => p99)), 1),
});

/** Every number of every queue is there once, from 1 to the last one given, and as many as were answered. */
async function checkNumbers(client: pg.Client, accepted: number) {
  const { rows } = await client.query(
    `select sum(given)::int as tokens, bool_and(given = issued and different = issued and highest = issued) as whole
     from (select q.issued, count(*) as given, count(distinct t.number) as different, max(t.number) as highest
       from token_queue q join token t using (organisation_id, queue_id, doctor_id, day)
       group by q.organisation_id, q.queue_id, q.doctor_id, q.day, q.issued) as queue`,
  );
  return { numbersAreOneToN: rows[0].whole as boolean, everyAcceptedTokenIsStored: rows[0].tokens === accepted };
}

async function measure(port: number, client: pg.Client) {
  const [spread, hot] = [idsOf('s', SPREAD), idsOf('h', 1)];
  const reports = { spread: [] as LoadReport[], hot: [] as LoadReport[], warm: [await load(port, spread, 2)] };
  for (let n = 0; n < ROUNDS; n += 1) {
    reports.spread.push(await load(port, spread));
    reports.hot.push(await load(port, hot));
  }
  const all = Object.values(reports).flat();
  const accepted = all.reduce((total, { statuses }) => total + (statuses['201'] ?? 0), 0);
  const refused = all.flatMap(({ statuses }) => Object.keys(statuses)).filter((status) => status !== '201');
  const [one, many] = [figures(reports.hot), figures(reports.spread)];
  return {
    oneQueue: one,
    [`over${SPREAD}Queues`]: many,
    ratio: round(one.tokensPerSecond / many.tokensPerSecond, 2),
    checks: { ...(await checkNumbers(client, accepted)), nothingElseAnswered: refused.length === 0 },
  };
}

async function main(): Promise<void> {
  const loadBefore = loadavg().map((load) => round(load, 1));
  const dataDir = mkdtempSync(join(tmpdir(), 'pravesh-bench-data-'));
  const server = await startServer({ DATA_DIR: dataDir });
  const client = new pg.Client({ host: join(dataDir, 'postgres'), user: 'pravesh_owner', database: 'pravesh' });
  await client.connect();
  try {
    await setUp(client);
    const machine = { cpu: cpus()[0]?.model, cores: cpus().length, node: process.version, loadBefore };
    const settings = { connections: CONNECTIONS, rounds: ROUNDS, seconds: SECONDS };
    const result = { at: new Date().toISOString(), machine, settings, ...(await measure(server.port, client)) };
    console.log(JSON.stringify(result, null, 2));
    writeFileSync('bench/results/tokens.json', `${JSON.stringify(result, null, 2)}\n`);
    if (Object.values(result.checks).includes(false)) process.exitCode = 1;
  } finally {
    await client.end();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

await main();
