import type { ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

const LEAVE_WITHIN_MS = 10_000;
const SWEEP_MS = 50;

/**
 * Closes the app and its doors as soon as everybody is answered. A connection whose last answer is out is not kept open
 * for another.
 */
export async function closeSwiftly(app: FastifyInstance, closeDoors: () => Promise<void>): Promise<void> {
  const sweeping = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS);
  await Promise.all([app.close(), closeDoors()]).finally(() => clearInterval(sweeping));
}

/** Those who keep a connection have so many milliseconds to ask once more. */
const MOVE_ON_MS = 2000;

/**
 * Lets nobody else in, since others serve at this port. Whoever is here and asks once more is answered, and told to come by
 * another connection next time.
 */
export async function moveOn({ server }: FastifyInstance): Promise<void> {
  server.prependListener('request', (_request: unknown, answer: ServerResponse) => {
    answer.shouldKeepAlive = false;
  });
  // Not the close of an HTTP server, which would cut the connections that nobody uses just now.
  NetServer.prototype.close.call(server);
  await delay(MOVE_ON_MS);
}

/**
 * Ends the process with this exit code, or with a higher one that was asked for before. Only the first call starts
 * anything.
 */
export type Leave = (code: 0 | 1) => void;

/** Stops everything by `stop`, then ends the process; with 1 when that fails or takes longer than it may. */
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

/** Ends the process in order when a signal asks for it (docs/behaviour.md 10). */
export function leaveOnSignals(leave: Leave): void {
  process.on('SIGTERM', () => leave(0));
  process.on('SIGINT', () => leave(0));
}

/**
 * The last resort after an error that nobody caught, when anything may be half done: it is logged, no more requests are
 * accepted, those that run are answered, and whoever watches over processes starts another.
 */
export function leaveOnUncaughtErrors(leave: Leave, log: Pick<FastifyBaseLogger, 'fatal'>): void {
  process.on('uncaughtException', (thrown: unknown, origin) => {
    const err = thrown instanceof Error ? thrown : new Error(String(thrown));
    log.fatal({ err, origin }, 'nobody foresaw this: the server leaves');
    leave(1);
  });
}

/**
 * Keeps the server alive when the reader of its log is gone or the disk is full: lines of the log are lost, and tickets
 * are sold all the same.
 */
export function surviveLostLogReaders(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}
