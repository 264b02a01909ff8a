import { Socket } from 'node:net';
import type pg from 'pg';

/** Closes connections without traffic for `ms`. TCP notices a machine that lost power only after 15 minutes. */
export function leaveSilentServer(pool: pg.Pool, ms: number): void {
  pool.on('connect', ({ connection: { stream } }) => {
    if (stream instanceof Socket) stream.setTimeout(ms, () => stream.destroy());
  });
}
