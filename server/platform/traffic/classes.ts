import type { Traffic } from '#contract/endpoint.ts';
import type { Bounds } from '#server/platform/turns.ts';

/** What a request is, for when more come than can be served. All but the last four are calls that say so themselves. */
export type TrafficClass = Traffic | 'health' | 'file' | 'page' | 'form';

/** A class's share of one process: its places, its line, and after how many whole seconds it asks to come again. */
export interface Share extends Bounds {
  withinMs: number;
  again: readonly [from: number, to: number];
}

/** Connections of those in database.ts that are left to `gate`, to jobs, and to pages that read several things at once. */
export const KEPT_CONNECTIONS = 6;

/**
 * Who gets how much of the server when it is too little for all. A place is held by one request from when it has arrived
 * whole until its answer is made; those of `gate` mostly wait for a gateway, all others for the database or the processor.
 * Why so many: docs/decisions/0021.
 */
export const CLASSES: Readonly<Record<TrafficClass, Share>> = {
  // Whether the server lives and is ready: never refused.
  health: { atOnce: Number.POSITIVE_INFINITY, waiting: 0, withinMs: 0, again: [1, 1] },
  // Scripts, pictures, calls that there are not: sent slowly to slow phones, and cost little else.
  file: { atOnce: 1000, waiting: 0, withinMs: 0, again: [1, 3] },
  // Somebody stands at a gate or a desk, or has money under way.
  gate: { atOnce: 64, waiting: 256, withinMs: 5000, again: [1, 3] },
  // Places and tokens being booked.
  booking: { atOnce: 12, waiting: 256, withinMs: 1200, again: [2, 8] },
  // Pages of visitors; and forms without scripts, which book and may wait for a gateway as well.
  page: { atOnce: 2, waiting: 64, withinMs: 1500, again: [3, 10] },
  form: { atOnce: 2, waiting: 64, withinMs: 1500, again: [3, 10] },
  'sign-in': { atOnce: 2, waiting: 32, withinMs: 3000, again: [2, 6] },
  // Everything else that pages and the console ask: one record, a short list, a change.
  call: { atOnce: 3, waiting: 128, withinMs: 2000, again: [2, 6] },
  // Long lists and sums; a stream keeps its place until the last of it is made.
  report: { atOnce: 2, waiting: 16, withinMs: 10_000, again: [5, 15] },
  // Pictures arrive slowly, and are drawn anew.
  upload: { atOnce: 3, waiting: 8, withinMs: 10_000, again: [5, 15] },
};

/** The class of a request to this path that says none itself: every request has one. */
export const classByPlace = (method: string, path: string): TrafficClass => {
  if (path.startsWith('/api/')) return 'call';
  return method === 'GET' || method === 'HEAD' ? 'page' : 'form';
};
