import type { Traffic } from '#contract/kernel/endpoint.ts';
import type { Bounds } from './semaphore.ts';

/**
 * The class of a request, for times when more come than can be served. All classes but the last four are named by the
 * calls themselves.
 */
export type TrafficClass = Traffic | 'health' | 'file' | 'page' | 'form';

/**
 * A class's share of one process: its places, its line, and the range of whole seconds after which a refused caller is
 * asked to come again.
 */
export interface ClassShare extends Bounds {
  withinMs: number;
  /** The most that may lend their place while somebody else keeps them waiting, of all and of one caller; without it none. */
  lent?: Pick<Bounds, 'atOnce' | 'ofOne'>;
  again: readonly [from: number, to: number];
}

/** The database connections that are left to `gate` and `payment`, to jobs, and to pages that read several things at once. */
export const KEPT_CONNECTIONS = 6;

/** Bookings use at most so many database connections at once; the others wait, and go in one batch. */
export const BATCH_CONNECTIONS = 12;

/**
 * The share of each class when the server is too small for all. A request holds a place from when it has arrived whole
 * until its answer is made. Requests of `payment` mostly wait for a gateway, all others for the database or the processor.
 * The numbers: docs/decisions/0021.
 */
export const CLASSES: Readonly<Record<TrafficClass, ClassShare>> = {
  // Questions whether the server lives and is ready cost next to nothing: those of one moment are answered together.
  health: { atOnce: 1000, waiting: 0, withinMs: 0, again: [1, 3] },
  // Scripts, pictures and unknown calls are sent slowly to slow phones, and cost little else.
  file: { atOnce: 1000, waiting: 0, withinMs: 0, again: [1, 3] },
  // Somebody stands at a gate or a desk; no gateway of payments keeps them waiting.
  // A scan that asks a gateway about a payment lends its place meanwhile; the gateway's bulkhead bounds how many ask at once.
  gate: { atOnce: 64, waiting: 256, withinMs: 5000, again: [1, 3], lent: { atOnce: 64 } },
  // Boards, and where a token stands: what those ask who wait in a queue, and the screens before them.
  board: { atOnce: 2, waiting: 256, withinMs: 5000, again: [1, 3] },
  // Somebody has money under way, also by a form without scripts.
  payment: { atOnce: 96, waiting: 256, withinMs: 5000, again: [1, 3] },
  // Bookings of places and tokens, which go to the database together (decision 0051).
  booking: { atOnce: 48, waiting: 256, withinMs: 1200, again: [2, 8] },
  // Visitors' pages, and forms without scripts.
  page: { atOnce: 2, waiting: 64, withinMs: 1500, again: [3, 10] },
  form: { atOnce: 2, waiting: 64, withinMs: 1500, again: [3, 10] },
  'sign-in': { atOnce: 2, waiting: 32, withinMs: 3000, again: [2, 6] },
  // Everything else that pages and the console ask: one record, a short list, a change.
  call: { atOnce: 3, waiting: 128, withinMs: 2000, again: [2, 6] },
  // Lists that visitors read: of at most 1,000 rows, by turns of their addresses, one stream an address.
  list: { atOnce: 1, waiting: 64, withinMs: 2000, again: [2, 6], lent: { atOnce: 16, ofOne: 1 } },
  // Long lists and sums of staff, one of an organisation while others wait. A stream lends its place while its reader is
  // slow; beyond two of an organisation, or what memory holds, the next one is told to come again.
  report: { atOnce: 2, waiting: 64, withinMs: 10_000, again: [5, 15], lent: { atOnce: 16, ofOne: 2 } },
  // Uploaded pictures that have arrived and are drawn anew, two at once (picture.ts).
  upload: { atOnce: 2, waiting: 16, withinMs: 10_000, again: [5, 15] },
};

/** The class of a request whose route names none: every request has one. */
export const classOfPath = (method: string, path: string): TrafficClass => {
  if (path.startsWith('/api/')) return 'call';
  return method === 'GET' || method === 'HEAD' ? 'page' : 'form';
};
