import { setTimeout as delay } from 'node:timers/promises';
import { until } from '../harness.ts';
import type { Cluster } from './cluster.ts';
import type { ClusterMachine } from './machines.ts';

export interface Blow {
  name: string;
  times: number;
  /** Causes the failure, and restarts what does not recover by itself. */
  strike(cluster: Cluster): Promise<void>;
}

const STARTS_IN_MS = 15_000;
const FROZEN_MS = 35_000;

const whoIs = async (cluster: Cluster, role: 'leader' | 'sync_standby'): Promise<ClusterMachine> => {
  const address = (await cluster.roles())[role];
  const found = cluster.databases.find((one) => one.address === address);
  if (!found) throw new Error(`nobody is ${role}`);
  return found;
};

/** Restarts stopped databases once another leads, at the earliest after the time that a machine takes to start. */
async function startAgain(cluster: Cluster, struck?: ClusterMachine): Promise<void> {
  await delay(STARTS_IN_MS);
  const another = async (): Promise<boolean> => ![undefined, struck?.address].includes((await cluster.roles()).leader);
  await until('another leads', another);
  for (const one of cluster.databases) if (!one.runs('patroni')) cluster.startDatabase(one);
}

const killed = (name: string, role: 'leader' | 'sync_standby', times: number): Blow => ({
  name,
  times,
  strike: async (cluster) => {
    const one = await whoIs(cluster, role);
    one.signal('SIGKILL');
    await startAgain(cluster, one);
  },
});

export const BLOWS: readonly Blow[] = [
  killed('primary machine: kill -9 of everything', 'leader', 3),
  {
    // All programs of the machine stop, answer nothing and close nothing; later they go on.
    name: 'primary frozen for 35 s, then goes on',
    times: 1,
    strike: async (cluster) => {
      const one = await whoIs(cluster, 'leader');
      one.signal('SIGSTOP');
      await delay(FROZEN_MS);
      one.signal('SIGCONT');
    },
  },
  {
    name: 'primary: kill -9 of PostgreSQL alone',
    times: 1,
    strike: async (cluster) => (await whoIs(cluster, 'leader')).killPostgres(),
  },
  killed('synchronous standby: kill -9', 'sync_standby', 1),
  {
    name: 'both standbys: kill -9',
    times: 1,
    strike: async (cluster) => {
      const leader = await whoIs(cluster, 'leader');
      for (const one of cluster.databases) if (one !== leader) one.signal('SIGKILL');
      await startAgain(cluster);
    },
  },
  {
    name: 'planned switchover',
    times: 2,
    strike: async (cluster) => {
      const [from, to] = [await whoIs(cluster, 'leader'), await whoIs(cluster, 'sync_standby')];
      cluster.patronictl('switchover', '--master', from.name, '--candidate', to.name, '--force');
    },
  },
  {
    name: 'one server machine: kill -9',
    times: 2,
    strike: async (cluster) => {
      const one = cluster.servers[1] as ClusterMachine;
      one.signal('SIGKILL');
      await until('it is gone', async () => !one.runs('haproxy') && !one.runs(process.execPath));
      await cluster.startServer(one);
    },
  },
  {
    // SIGTERM to one server; after its restart, to the other.
    name: 'rolling update of the servers',
    times: 1,
    strike: async (cluster) => {
      for (const one of cluster.servers) {
        one.signal('SIGTERM', process.execPath);
        await until('the server has left', async () => !one.runs(process.execPath), 20);
        await cluster.startServer(one);
      }
    },
  },
];
