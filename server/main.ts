import cluster from 'node:cluster';
import type { Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import type { Deps } from './deps.ts';
import { startJobs } from './jobs.ts';
import { openDoors, portProblem } from './kernel/http/listeners.ts';
import {
  closeSwiftly,
  leaveOnSignals,
  leaveOnUncaughtErrors,
  leavingBy,
  moveOn,
  surviveLostLogReaders,
} from './kernel/http/shutdown.ts';
import { type Config, DEMO_PROBLEM, readConfig } from './kernel/operations/config.ts';
import { besideTheCrowd } from './kernel/operations/health.ts';
import type { Jobs } from './kernel/operations/jobs.ts';
import type { Metrics } from './kernel/operations/metrics.ts';
import { MOVE_ON, startWorkers, tellKeeper } from './kernel/operations/workers.ts';
import { routed } from './kernel/traffic/admission.ts';
import { ensureFirstAdmin, findOrganisationByEmail, isEmptyDatabase } from './organisations/service.ts';
import { returnAddressProblem } from './payments/service.ts';
import { embeddedDatabase, openWorld } from './world.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** One port for everything. Stops within ten seconds of SIGTERM (docs/behaviour.md 10). */
async function start(config: Config, pages: 'built' | 'dev', bundled: Promise<unknown>): Promise<void> {
  surviveLostLogReaders();
  const [{ world, appUrl, close }] = await Promise.all([openWorld(config, say), bundled]);
  const { app, deps } = await buildApp(world, { pages, logTo: process.stdout, shareOver: appUrl });
  await mountSandbox(app, config, deps);
  await refuseDemoAccounts(deps);
  await ensureFirstAdmin(deps);
  const problem = await returnAddressProblem(deps);
  if (problem) say(problem);
  await greetWithDemo(deps);
  const jobs = startJobs(deps);
  const closeDoors = await openDoors(app, config);
  const operator = serveOperator(app, config, world.metrics);
  if (cluster.isPrimary) sayReady(config);
  tellKeeper();
  const demo = await goOnWithDemo(deps);
  const leave = leavingBy(async () => {
    await Promise.all([closeSwiftly(app, closeDoors), jobs.stop(), demo?.stop()]);
    operator.close();
    await close();
  }, app.log);
  leaveOnSignals(leave);
  if (cluster.isWorker) process.on(MOVE_ON, () => void moveOn(app).then(() => leave(0)));
  leaveOnUncaughtErrors(leave, app.log);
}

const sayReady = ({ publicUrl }: Config): void => say(`Pravesh is ready at ${publicUrl}`);

/** SIGHUP replaces the workers one by one. Their metrics are at the ports from METRICS_PORT on. */
async function keep(config: Config): Promise<void> {
  surviveLostLogReaders();
  const database = config.databaseUrl ? null : await embeddedDatabase(config, say);
  const addresses = database ? { DATABASE_URL: database.ownerUrl, DATABASE_APP_URL: database.appUrl } : {};
  const envOf = (number: number) => ({
    ...addresses,
    METRICS_PORT: String(config.metricsPort && config.metricsPort + number - 1),
    ...(number > 1 && { DEMO: '0' }),
  });
  const workers = await startWorkers(config.workers, envOf, say);
  sayReady(config);
  process.on(
    'SIGHUP',
    () => void workers.renew().catch((error: Error) => say(`not all were replaced: ${error.message}`)),
  );
  leaveOnSignals(
    leavingBy(
      async () => {
        await workers.stop();
        await database?.stop();
      },
      { error: (_: unknown, text?: string) => say(text ?? '') },
      KEEPER_LEAVES_WITHIN_MS,
    ),
  );
}

/** Longer than a worker has, so that each may use all of its time. */
const KEEPER_LEAVES_WITHIN_MS = 15_000;

/** The sandbox shares no code with the product, and no setting enables it in production. */
async function mountSandbox(app: FastifyInstance, { payments }: Config, deps: Deps): Promise<void> {
  if (payments !== 'sandbox') return;
  const { sandboxRoutes } = await import('../sandbox/server.ts');
  const { writtenPayment } = await import('./demo/written.ts');
  await app.register(async (own) => {
    // Our own inquiries arrive here while requests that wait for them hold their places, so in another class.
    own.addHook('onRoute', routed({ traffic: 'file' }));
    const recall = (asked: Parameters<typeof writtenPayment>[1]) => writtenPayment(deps, asked);
    await own.register(sandboxRoutes, { prefix: '/sandbox-gateway', recall });
  });
  say('Payments go to the sandbox: no real money moves.');
}

const wantsDemo = ({ demo, production }: Config): boolean => demo ?? !production;

/** DEMO=1 also loads it in production, DEMO=0 never. */
async function greetWithDemo(deps: Deps): Promise<void> {
  if (!wantsDemo(deps.config) || !(await isEmptyDatabase(deps))) return;
  if (deps.config.exposed) throw new Error(DEMO_PROBLEM);
  const { loadDemo } = await import('./demo-data.ts');
  for (const line of await loadDemo(deps)) say(line);
}

/** Throws if strangers could sign in as the admin of demo data loaded earlier. */
async function refuseDemoAccounts(deps: Deps): Promise<void> {
  if (!deps.config.exposed) return;
  const { ADMIN_EMAIL } = await import('./demo/organisations.ts');
  if (await findOrganisationByEmail(deps, ADMIN_EMAIL)) throw new Error(DEMO_PROBLEM);
}

async function goOnWithDemo(deps: Deps): Promise<Jobs | null> {
  if (!wantsDemo(deps.config) || deps.config.demoScale === 0) return null;
  const { keepDemoGoing } = await import('./demo/going-on.ts');
  return keepDemoGoing(deps, { scale: deps.config.demoScale, say });
}

/** Metrics and health on a loopback port of their own; port 0 turns it off. */
function serveOperator(app: FastifyInstance, { metricsPort }: Config, metrics: Metrics): Server {
  const server = besideTheCrowd(app, metrics);
  if (metricsPort > 0) {
    server.on('error', (error) => say(`Metrics are not served. ${portProblem(error, 'METRICS_PORT', metricsPort)}`));
    server.listen(metricsPort, '127.0.0.1');
  }
  return server;
}

/** Pages may still be built while the database starts. Ends the process if it cannot serve. */
export async function serve(pages: 'built' | 'dev', bundled: Promise<unknown> = Promise.resolve()): Promise<void> {
  try {
    const config = readConfig();
    if (cluster.isPrimary && pages === 'built' && config.workers > 1) await bundled.then(() => keep(config));
    else await start(config, pages, bundled);
  } catch (error) {
    process.stderr.write(`Pravesh could not start: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

if (import.meta.main) await serve(process.argv.includes('--dev') ? 'dev' : 'built');
