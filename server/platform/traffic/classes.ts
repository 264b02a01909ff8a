import type { Traffic } from '#contract/endpoint.ts';
import type { Bounds } from '#server/platform/turns.ts';

/**
 * The class of a request, for times when more come than can be served. All classes but the last four are named by the
 * calls themselves.
 */
export type TrafficClass = Traffic | 'health' | 'file' | 'page' | 'form';

/**
 * A class's share of one process: its places, its line, and the range of whole seconds after which a refused caller is
 * asked to come again.
 */
export interface Share extends Bounds {
  withinMs: number;
  again: readonly [from: number, to: number];
}

/** The database connections that are left to `gate`, to jobs, and to pages that read several things at once. */
export const KEPT_CONNECTIONS = 6;

/** The database connections that bookings use at once; those whose turn it is not wait for company. */
export const BOOKING_CONNECTIONS = 12;

/**
 * The share of each class when the server is too small for all. A request holds a place from when it has arrived whole
 * until its answer is made. Requests of `gate` mostly wait for a gateway, all others for the database or the processor.
 * The numbers: docs/decisions/0021.
 */
export const CLASSES: Readonly<Record<TrafficClass, Share>> = {
  // Questions whether the server lives and is ready are never refused.
  health: { atOnce: Number.POSITIVE_INFINITY, waiting: 0, withinMs: 0, again: [1, 1] },
  // Scripts, pictures and unknown calls are sent slowly to slow phones, and cost little else.
  file: { atOnce: 1000, waiting: 0, withinMs: 0, again: [1, 3] },
  // Somebody stands at a gate or a desk, or has money under way.
  gate: { atOnce: 64, waiting: 256, withinMs: 5000, again: [1, 3] },
  // Bookings of places and tokens, which go to the database together (decision 0051).
  booking: { atOnce: 48, waiting: 256, withinMs: 1200, again: [2, 8] },
  // Visitors' pages, and forms without scripts, which book and may wait for a gateway as well.
  page: { atOnce: 2, waiting: 64, withinMs: 1500, again: [3, 10] },
  form: { atOnce: 2, waiting: 64, withinMs: 1500, again: [3, 10] },
  'sign-in': { atOnce: 2, waiting: 32, withinMs: 3000, again: [2, 6] },
  // Everything else that pages and the console ask: one record, a short list, a change.
  call: { atOnce: 3, waiting: 128, withinMs: 2000, again: [2, 6] },
  // Long lists and sums; a stream keeps its place until its last row is read.
  report: { atOnce: 2, waiting: 16, withinMs: 10_000, again: [5, 15] },
  // Uploaded pictures arrive slowly and are drawn anew.
  upload: { atOnce: 3, waiting: 8, withinMs: 10_000, again: [5, 15] },
};

/** The class of a request whose route names none: every request has one. */
export const classOfPath = (method: string, path: string): TrafficClass => {
  if (path.startsWith('/api/')) return 'call';
  return method === 'GET' || method === 'HEAD' ? 'page' : 'form';
};
