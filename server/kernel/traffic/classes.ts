import type { Traffic } from '#contract/kernel/endpoint.ts';
import type { Bounds } from './semaphore.ts';

/** The priority class of a request. All classes but the last four are named by the calls themselves. */
export type TrafficClass = Traffic | 'health' | 'file' | 'page' | 'form';

export interface ClassShare extends Bounds {
  withinMs: number;
  /** Places that may be lent while a third party keeps the request waiting, in all and of one caller. */
  lent?: Pick<Bounds, 'atOnce' | 'ofOne'>;
  again: readonly [from: number, to: number];
}

/** Left to `gate` and `payment`, to jobs, and to pages that read several things at once. */
export const KEPT_CONNECTIONS = 6;

/** Database connections for bookings; further bookings wait and go in one batch. */
export const BATCH_CONNECTIONS = 12;

/**
 * Limits under overload. A request holds a place from its complete arrival until its answer is complete. Requests of
 * `payment` mostly wait for a gateway, all others for the database or the processor. Reasons for the numbers:
 * docs/decisions/0021.
 */
export const CLASSES: Readonly<Record<TrafficClass, ClassShare>> = {
  // Health checks cost next to nothing: concurrent ones are answered together.
  health: { atOnce: 1000, waiting: 0, withinMs: 0, again: [1, 3] },
  // Scripts, pictures and unknown calls are sent slowly to slow phones, and cost little else.
  file: { atOnce: 1000, waiting: 0, withinMs: 0, again: [1, 3] },
  // A scan or a sale at a desk. A scan that asks a gateway about a payment lends its place, so the gateway keeps no
  // other scan waiting; its bulkhead bounds how many ask at once.
  gate: { atOnce: 64, waiting: 256, withinMs: 5000, again: [1, 3], lent: { atOnce: 64 } },
  board: { atOnce: 2, waiting: 256, withinMs: 5000, again: [1, 3] },
  payment: { atOnce: 96, waiting: 256, withinMs: 5000, again: [1, 3] },
  // Bookings of places and tokens, which go to the database in batches (decision 0051).
  booking: { atOnce: 48, waiting: 256, withinMs: 1200, again: [2, 8] },
  page: { atOnce: 2, waiting: 64, withinMs: 1500, again: [3, 10] },
  form: { atOnce: 2, waiting: 64, withinMs: 1500, again: [3, 10] },
  'sign-in': { atOnce: 2, waiting: 32, withinMs: 3000, again: [2, 6] },
  call: { atOnce: 3, waiting: 128, withinMs: 2000, again: [2, 6] },
  // Lists for visitors: of at most 1,000 rows, shared by addresses, one stream an address.
  list: { atOnce: 1, waiting: 64, withinMs: 2000, again: [2, 6], lent: { atOnce: 16, ofOne: 1 } },
  // Streams one report per organisation under load. A stream lends its place while its reader is slow; beyond two per
  // organisation, or the memory limit, the next one is refused.
  report: { atOnce: 2, waiting: 64, withinMs: 10_000, again: [5, 15], lent: { atOnce: 16, ofOne: 2 } },
  upload: { atOnce: 2, waiting: 16, withinMs: 10_000, again: [5, 15] },
};

export const classOfPath = (method: string, path: string): TrafficClass => {
  if (path.startsWith('/api/')) return 'call';
  return method === 'GET' || method === 'HEAD' ? 'page' : 'form';
};
