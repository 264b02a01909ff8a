import { Socket } from 'node:net';
import type pg from 'pg';

/**
 * Closes connections that carry nothing for `ms`. Without it a machine that is gone without a word (power, network) is
 * waited for until TCP gives up, which takes Linux a quarter of an hour.
 */
export function leaveSilentServer(pool: pg.Pool, ms: number): void {
  pool.on('connect', ({ connection: { stream } }) => {
    if (stream instanceof Socket) stream.setTimeout(ms, () => stream.destroy());
  });
}
