import { join } from 'node:path';
import type { World } from './deps.ts';
import { withConnection } from './kernel/database/connection.ts';
import { isSpread, openDatabase } from './kernel/database/database.ts';
import { type Addresses, outsideAddresses, replicaUrl } from './kernel/database/database-address.ts';
import { startEmbeddedPostgres } from './kernel/database/embedded/launch.ts';
import { DATABASE, migrate } from './kernel/database/migrate.ts';
import { openReplica } from './kernel/database/replica/replica.ts';
import { isAway } from './kernel/database/unavailable.ts';
import { rateLimits } from './kernel/http/rate-limit.ts';
import { markOf } from './kernel/identity/app-secret.ts';
import { openCodes } from './kernel/identity/organisation-codes.ts';
import { passwords } from './kernel/identity/passwords.ts';
import { systemClock, systemRandom } from './kernel/operations/clock.ts';
import type { Config } from './kernel/operations/config.ts';
import { openMailer } from './kernel/operations/mail.ts';
import { createMetrics } from './kernel/operations/metrics.ts';
import { diskStore } from './kernel/operations/object-store/disk.ts';
import { s3Store } from './kernel/operations/object-store/s3.ts';
import { guardedPost } from './payments/gateways/breaker.ts';
import { type CcavenueHosts, ccavenueGateway } from './payments/gateways/ccavenue/gateway.ts';
import { post } from './payments/gateways/http.ts';
import { paytmGateway } from './payments/gateways/paytm/gateway.ts';
import { PAYTM_PRODUCTION, type PaytmHosts, paytmHosts } from './payments/gateways/paytm/hosts.ts';

export interface OpenedWorld {
  world: World;
  /** For the unprivileged role; processes announce changes to each other over it. */
  appUrl: string;
  close(): Promise<void>;
}

type Say = (line: string) => void;

interface Running extends Addresses {
  stop(): Promise<void>;
}

/** Opens and migrates the database. `say` prints plain lines for the operator. */
export async function openWorld(config: Config, say: Say): Promise<OpenedWorld> {
  const { ownerUrl, appUrl, appPassword, stop } = config.databaseUrl
    ? { ...outsideAddresses(config, config.databaseUrl), stop: async () => undefined }
    : await embeddedDatabase(config, say);
  await migrate(ownerUrl, { appPassword, secretMark: markOf(config.appSecret) }).catch(tellOfAddress);
  const { db, writes, close } = openDatabase(appUrl, (error) =>
    say(`a database connection was lost: ${error.message}`),
  );
  const metrics = createMetrics();
  const replica = config.databaseReplicaUrl
    ? await openReplica(replicaUrl(config.databaseReplicaUrl, appUrl), { primary: db, metrics, say })
    : undefined;
  const limits = rateLimits(db, systemClock, config.rateLimitScale);
  const gateways = {
    ccav: ccavenueGateway(ccavenueHosts(config), guardedPost(post, systemClock)),
    paytm: paytmGateway(walletHosts(config), guardedPost(post, systemClock)),
  };
  const world = {
    config,
    db,
    isSpread: await isSpread(db),
    writes,
    replica,
    codes: await openCodes(db),
    clock: systemClock,
    random: systemRandom,
    limits,
    gateways,
    metrics,
    images: config.s3 ? s3Store(config.s3) : diskStore(join(config.dataDir, 'images')),
    mail: openMailer(config, say),
    passwords: passwords(),
  };
  return {
    world,
    appUrl,
    close: async () => {
      await Promise.all([close(), replica?.close()]);
      await stop();
    },
  };
}

const REFUSED_OR_UNKNOWN = /^(28|3D)/;

/** Names the setting when the database is down, missing or refuses us. */
function tellOfAddress(error: Error & { code?: string }): never {
  if (!isAway(error) && !REFUSED_OR_UNKNOWN.test(error.code ?? '')) throw error;
  const reason = error.message || error.code;
  throw new Error(`DATABASE_URL: the database that it names cannot be reached (${reason}). Nothing was changed.`, {
    cause: error,
  });
}

/** MOST_CONNECTIONS, listeners and jobs together. While workers are replaced there is one more process. */
const CONNECTIONS_OF_A_PROCESS = 40;

export async function embeddedDatabase(config: Config, say: Say): Promise<Running> {
  const settings = { max_connections: Math.max(100, CONNECTIONS_OF_A_PROCESS * (config.workers + 1)) };
  const server = await startEmbeddedPostgres({ dataDir: join(config.dataDir), settings, log: say });
  server.onDown(() => say('the database went away; it is being started again'));
  await withConnection(server.connectionString(server.ownerUser, 'postgres'), async (client) => {
    const known = await client.query('select from pg_database where datname = $1', [DATABASE]);
    if (known.rowCount === 0) await client.query(`create database ${DATABASE}`);
  });
  return {
    ownerUrl: server.connectionString(server.ownerUser, DATABASE),
    appUrl: server.connectionString('pravesh_app', DATABASE),
    stop: () => server.stop(),
  };
}

const SANDBOX_WALLET = '/sandbox/paytm';

const LIVE = { txnUrl: 'https://secure.ccavenue.com', apiUrl: 'https://api.ccavenue.com' };

const sandboxOf = ({ publicUrl, port }: Config) => ({
  pageUrl: `${publicUrl}/sandbox-gateway`,
  apiUrl: `http://127.0.0.1:${port}/sandbox-gateway`,
});

function ccavenueHosts(config: Config): CcavenueHosts {
  const { pageUrl, apiUrl } = sandboxOf(config);
  const home = config.payments === 'live' ? LIVE : { txnUrl: pageUrl, apiUrl };
  return { txnUrl: config.ccavenueTxnUrl ?? home.txnUrl, apiUrl: config.ccavenueApiUrl ?? home.apiUrl };
}

function walletHosts(config: Config): PaytmHosts {
  if (config.paytmUrl) return paytmHosts(config.paytmUrl);
  if (config.payments === 'live') return paytmHosts(PAYTM_PRODUCTION);
  const { pageUrl, apiUrl } = sandboxOf(config);
  return paytmHosts(`${pageUrl}${SANDBOX_WALLET}`, `${apiUrl}${SANDBOX_WALLET}`);
}
