import type { ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

const LEAVE_WITHIN_MS = 10_000;
const SWEEP_MS = 50;

/** Closes as soon as every request is answered. A connection is not kept open after its last answer. */
export async function closeSwiftly(app: FastifyInstance, closeDoors: () => Promise<void>): Promise<void> {
  const sweeping = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS);
  await Promise.all([app.close(), closeDoors()]).finally(() => clearInterval(sweeping));
}

const MOVE_ON_MS = 2000;

/** Other processes serve at this port. A request on an open connection is answered with `Connection: close`. */
export async function moveOn({ server }: FastifyInstance): Promise<void> {
  server.prependListener('request', (_request: unknown, answer: ServerResponse) => {
    answer.shouldKeepAlive = false;
  });
  // Not the close of an HTTP server, which would cut idle connections.
  NetServer.prototype.close.call(server);
  await delay(MOVE_ON_MS);
}

/** Exits with this code, or with a higher one of an earlier call. Only the first call stops anything. */
export type Leave = (code: 0 | 1) => void;

export function leavingBy(
  stop: () => Promise<void>,
  log: Pick<FastifyBaseLogger, 'error'>,
  withinMs = LEAVE_WITHIN_MS,
): Leave {
  let leaving: 0 | 1 | undefined;
  return (code) => {
    const isFirst = leaving === undefined;
    leaving = leaving === 1 ? 1 : code;
    if (!isFirst) return;
    const giveUp = (err: Error): void => {
      log.error({ err }, 'the server could not leave in order');
      process.exit(1);
    };
    setTimeout(() => giveUp(new Error('it took too long')), withinMs).unref();
    stop().then(() => process.exit(leaving), giveUp);
  };
}

export function leaveOnSignals(leave: Leave): void {
  process.on('SIGTERM', () => leave(0));
  process.on('SIGINT', () => leave(0));
}

/** When anything may be half done: accepts no more requests, answers running ones, and exits for a restart. */
export function leaveOnUncaughtErrors(leave: Leave, log: Pick<FastifyBaseLogger, 'fatal'>): void {
  process.on('uncaughtException', (thrown: unknown, origin) => {
    const err = thrown instanceof Error ? thrown : new Error(String(thrown));
    log.fatal({ err, origin }, 'nobody foresaw this: the server leaves');
    leave(1);
  });
}

/** When the reader of the log is gone or the disk is full, lines are lost, and tickets are sold all the same. */
export function surviveLostLogReaders(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}
