import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { until } from '../harness.ts';
import { BINARIES } from '../outside-postgres.ts';
import { isReady, PRODUCTION, START } from '../product.ts';
import { type ClusterMachine, machine } from './machines.ts';

/** The cluster of docs/standby.md on loopback addresses, by the files of deploy/. */
const DATABASES = ['db1', 'db2', 'db3'].map((name, at) => [name, `127.43.0.${at + 1}`] as const);
const SERVERS = ['app1', 'app2'].map((name, at) => [name, `127.43.1.${at + 1}`] as const);
const FRONT = '127.43.2.1';
const PASSWORD = 'of-the-bench';

export type Cluster = Awaited<ReturnType<typeof startCluster>>;

export async function startCluster() {
  const folder = mkdtempSync(join(tmpdir(), 'pravesh-failover-'));
  chmodSync(folder, 0o755);
  const databases = DATABASES.map(([name, address]) => machine(name, address, folder));
  const servers = SERVERS.map(([name, address]) => machine(name, address, folder));
  const front = machine('front', FRONT, folder);
  const all = [...databases, ...servers, front];
  const ownerUrl = `postgresql://pravesh_owner:${PASSWORD}@${SERVERS[0]?.[1]}:5000/pravesh`;

  const startDatabase = (one: ClusterMachine): void => {
    if (!one.runs('etcd')) one.run('etcd', [], etcdOf(one));
    one.run('patroni', [configOf(one, folder)], patroniOf(one, folder));
  };
  const startServer = async (one: ClusterMachine): Promise<void> => {
    if (!one.runs('haproxy')) one.run('haproxy', ['-f', resolve('deploy/haproxy/database.cfg')], proxyOf(one.address));
    one.run(process.execPath, START, serverOf(one, folder));
    await until(`${one.name} is ready`, () => isReady(`http://${one.address}:3000`));
  };
  const patronictl = (...words: string[]): string =>
    execFileSync('patronictl', ['-c', 'deploy/patroni/patroni.yml', ...words], {
      env: { PATH: process.env.PATH, ...patroniOf(databases[0] as ClusterMachine, folder) },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  const roles = () => rolesOf(databases);
  const stop = async (): Promise<void> => {
    for (const one of all) one.signal('SIGCONT');
    for (const one of all) one.signal('SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  };

  try {
    for (const one of databases) startDatabase(one);
    await until('a primary and a synchronous standby', async () => Object.keys(await roles()).length === 3);
    makeDatabase((await roles()).leader as string);
    await Promise.all(servers.map(startServer));
    front.run('haproxy', ['-f', resolve('deploy/haproxy/front.cfg')], {
      FRONT_BIND: `${FRONT}:8080`,
      BOOKINGS_PER_SECOND: '5000',
      FRONT_CONNECTIONS: '4000',
      HAPROXY_FILES: resolve('deploy/haproxy'),
      ...Object.fromEntries(SERVERS.map(([name, address]) => [name.toUpperCase(), `${address}:3000`])),
    });
    await until('the front lets in', async () => (await fetch(`http://${FRONT}:8080/healthz`)).ok);
  } catch (error) {
    console.error(`logs are in ${folder}`);
    for (const one of all) one.signal('SIGKILL');
    throw error;
  }
  const known = { front: `http://${FRONT}:8080`, databases, servers, ownerUrl };
  return { ...known, startDatabase, startServer, roles, patronictl, stop };
}

const ETCD_HOSTS = DATABASES.map(([, address]) => `${address}:2379`).join(',');

const etcdOf = ({ name, address }: ClusterMachine): Record<string, string> => ({
  ETCD_NAME: name,
  ETCD_DATA_DIR: 'etcd',
  ETCD_LISTEN_PEER_URLS: `http://${address}:2380`,
  ETCD_LISTEN_CLIENT_URLS: `http://${address}:2379`,
  ETCD_INITIAL_ADVERTISE_PEER_URLS: `http://${address}:2380`,
  ETCD_ADVERTISE_CLIENT_URLS: `http://${address}:2379`,
  ETCD_INITIAL_CLUSTER: DATABASES.map(([other, at]) => `${other}=http://${at}:2380`).join(','),
  ETCD_ENABLE_V2: 'true',
  ETCD_HEARTBEAT_INTERVAL: '150',
  ETCD_ELECTION_TIMEOUT: '1500',
});

/** Three on one machine cannot share the folder of sockets. */
function configOf({ name }: ClusterMachine, folder: string): string {
  const own = join(folder, name, 'patroni.yml');
  const text = readFileSync('deploy/patroni/patroni.yml', 'utf8');
  writeFileSync(own, text.replace('/var/run/postgresql', join(folder, name)));
  return own;
}

function patroniOf({ name, address }: ClusterMachine, folder: string): Record<string, string> {
  const home = join(folder, name);
  mkdirSync(home, { recursive: true });
  return {
    PATRONI_NAME: name,
    PATRONI_ETCD_HOSTS: ETCD_HOSTS,
    PATRONI_RESTAPI_LISTEN: `${address}:8008`,
    PATRONI_RESTAPI_CONNECT_ADDRESS: `${address}:8008`,
    PATRONI_POSTGRESQL_LISTEN: `${address}:5432`,
    PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${address}:5432`,
    PATRONI_POSTGRESQL_DATA_DIR: join(home, 'data'),
    PATRONI_POSTGRESQL_BIN_DIR: BINARIES,
    PATRONI_POSTGRESQL_PGPASS: join(home, 'pgpass'),
    PATRONI_SUPERUSER_USERNAME: 'postgres',
    PATRONI_SUPERUSER_PASSWORD: PASSWORD,
    PATRONI_REPLICATION_USERNAME: 'standby',
    PATRONI_REPLICATION_PASSWORD: PASSWORD,
  };
}

const proxyOf = (address: string): Record<string, string> => ({
  DATABASE_BIND: address,
  ...Object.fromEntries(DATABASES.map(([name, at]) => [name.toUpperCase(), at])),
});

const serverOf = ({ address, name }: ClusterMachine, folder: string): Record<string, string> => ({
  ...PRODUCTION,
  HOST: address,
  PORT: '3000',
  PUBLIC_URL: `http://${FRONT}:8080`,
  TRUST_PROXY: '127.0.0.1',
  DATA_DIR: join(folder, name),
  DATABASE_URL: `postgresql://pravesh_owner:${PASSWORD}@${address}:5000/pravesh`,
  DATABASE_REPLICA_URL: `postgresql://${address}:5001/pravesh`,
});

function makeDatabase(address: string): void {
  const settings = ['-q', '-v', 'ON_ERROR_STOP=1', '-v', `password=${PASSWORD}`];
  const who = { PGHOST: address, PGUSER: 'postgres', PGDATABASE: 'postgres', PGPASSWORD: PASSWORD };
  execFileSync('psql', [...settings, '-f', 'deploy/patroni/database.sql'], {
    env: { PATH: process.env.PATH, ...who },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

type Member = Record<'role' | 'state' | 'host', string>;

async function rolesOf(databases: readonly ClusterMachine[]): Promise<Record<string, string>> {
  const answers = databases.map(({ address }) =>
    fetch(`http://${address}:8008/cluster`, { signal: AbortSignal.timeout(1000) })
      .then((answer) => answer.json() as Promise<{ members: Member[] }>)
      .catch(() => null),
  );
  const members = (await Promise.all(answers)).find((answer) => answer)?.members ?? [];
  const living = members.filter(({ state }) => state === 'running' || state === 'streaming');
  return Object.fromEntries(living.map(({ role, host }) => [role, host]));
}
