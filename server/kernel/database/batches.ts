import type { FastifyBaseLogger } from 'fastify';
import type { Metrics } from '#server/kernel/operations/metrics.ts';
import { BATCH_CONNECTIONS } from '#server/kernel/traffic/classes.ts';
import { turns } from '#server/kernel/traffic/semaphore.ts';
import { type Batched, type BatchOptions, batch } from './batch.ts';
import { seldom } from './throttle.ts';

export interface Batches {
  batch<Request, Answer>(options: BatchOptions<Request, Answer>): Batched<Request, Answer>;
  /** Runs `work` when one of the booking connections is free. Do not nest: it would wait for itself. */
  turn<T>(work: () => Promise<T>): Promise<T>;
}

export function openBatches({ metrics }: { metrics: Metrics }, log: FastifyBaseLogger): Batches {
  const warn = seldom((error: unknown, asks: number) =>
    log.warn({ err: error, asks }, 'A statement for several at once was undone; each of them goes alone.'),
  );
  return {
    turn: turns({ atOnce: BATCH_CONNECTIONS, waiting: Number.POSITIVE_INFINITY }),
    batch: (options) =>
      batch({
        ...options,
        onBatch(size, leftOut) {
          metrics.batches.observe({ what: options.name }, size);
          metrics.together.inc({ what: options.name, how: 'together' }, size - leftOut);
          metrics.together.inc({ what: options.name, how: 'left out' }, leftOut);
        },
        onFailure(error, size) {
          metrics.together.inc({ what: options.name, how: 'undone' }, size);
          if (!wereOthersQuicker(error)) warn(error, size);
        },
      }),
  };
}

/** Our functions raise PV… so that each request runs alone. That happens in a rush and is no fault. */
const wereOthersQuicker = (error: unknown): boolean => /^PV/.test((error as { code?: string }).code ?? '');
