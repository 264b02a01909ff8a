import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { withConnection } from '#server/kernel/database/connection.ts';
import { addressOf } from '../address.ts';

/** A table consists of so many parts, on two workers. */
export const PARTS = 4;

export interface Node {
  host: string;
  port: number;
}

export const nodesOf = (ownerUrl: string): Promise<Node[]> =>
  withConnection(ownerUrl, async (client) => {
    const { rows } = await client.query<Node>(
      'select nodename as host, nodeport as port from pg_dist_node order by groupid',
    );
    return rows;
  });

export const urlOf = (ownerUrl: string, { host, port }: Node): string => ownerUrl.replace(/@[^/]*/, `@${host}:${port}`);

/**
 * Makes a template on the coordinator of Citus behind `ownerUrl` and on its workers, laid out by `npm run distribute`, and
 * answers the workers. A database copied from it on each is laid out as well.
 */
export async function distributedTemplate(ownerUrl: string, template: string): Promise<string[]> {
  const nodes = await nodesOf(ownerUrl);
  const urls = nodes.map((node) => urlOf(ownerUrl, node));
  await layOut(ownerUrl, template, nodes);
  // The server's own connections are told what a statement asks of the workers (spread-statements.ts).
  await withConnection(ownerUrl, (client) => client.query('alter role pravesh_app set citus.log_remote_commands = on'));
  await Promise.all(urls.map((url) => closeDoors(url, template)));
  return urls.slice(1);
}

/** Makes a database on the coordinator, which is named first, and these workers, and lays its tables out as the command does. */
export async function layOut(ownerUrl: string, name: string, nodes: Node[]): Promise<void> {
  await Promise.all(nodes.map((node) => makeEmpty(urlOf(ownerUrl, node), name)));
  await join(addressOf(ownerUrl, name), nodes);
  await promisify(execFile)(process.execPath, ['scripts/distribute.ts'], {
    env: { NODE_ENV: 'test', DATABASE_URL: addressOf(ownerUrl, name) },
  });
}

async function makeEmpty(url: string, name: string): Promise<void> {
  await withConnection(url, async (client) => {
    await client.query(`drop database if exists ${name} with (force)`);
    await client.query(`create database ${name}`);
  });
  await withConnection(addressOf(url, name), (client) => client.query('create extension citus'));
}

const join = (url: string, [coordinator, ...workers]: Node[]): Promise<void> =>
  withConnection(url, async (client) => {
    await client.query('select citus_set_coordinator_host($1, $2)', [coordinator?.host, coordinator?.port]);
    for (const { host, port } of workers) await client.query('select citus_add_node($1, $2)', [host, port]);
  });

/** Citus keeps a connection to each database that has it, and nobody copies a database that somebody is in. */
const closeDoors = (url: string, name: string): Promise<void> =>
  withConnection(url, async (client) => {
    await client.query(`alter database ${name} with allow_connections false`);
    await client.query('select pg_terminate_backend(pid, 60000) from pg_stat_activity where datname = $1', [name]);
  });
