import Fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { loggerOptions } from '#server/kernel/operations/log.ts';
import { createMetrics } from '#server/kernel/operations/metrics.ts';
import type { BatchOptions } from './batch.ts';
import { openBatches } from './batches.ts';

/** Work that leaves out who is called late, and of which nothing is done where somebody is called broken or crowded. */
const WORK: BatchOptions<string, string> = {
  name: 'tickets',
  key: () => 'a park',
  maxSize: 8,
  run: async (asks) => {
    if (asks.includes('broken')) throw new Error('a lock was waited for too long');
    if (asks.includes('crowded')) throw Object.assign(new Error('the places went meanwhile'), { code: 'PV001' });
    return new Map(asks.filter((ask) => ask !== 'late').map((ask) => [ask, 'together']));
  },
  runAlone: async () => 'alone',
};

/** A batch whose figures and log lines are seen. */
function counted() {
  const warnings: string[] = [];
  const metrics = createMetrics();
  const { log } = Fastify({ logger: loggerOptions('warn', { write: (line) => void warnings.push(line) }) });
  const ask = openBatches({ metrics }, log).batch(WORK);
  return { asked: (...asks: string[]) => Promise.all(asks.map(ask)), registry: metrics.registry, warnings };
}

test('who went together, was left out or was undone is counted, and how many stood in a statement', async () => {
  const { asked, registry } = counted();
  expect(await asked('early')).toEqual(['alone']);
  expect(await asked('early', 'next', 'late')).toEqual(['together', 'together', 'alone']);
  expect(await asked('early', 'broken')).toEqual(['alone', 'alone']);
  const text = await registry.getSingleMetricAsString('asks_together_total');
  expect(text.match(/(?<=how=")[^}]+} \d+/g)).toEqual(['together"} 2', 'left out"} 1', 'undone"} 2']);
  const sizes = await registry.getSingleMetricAsString('asks_in_a_statement');
  expect(sizes).toContain('asks_in_a_statement_count{what="tickets"} 1');
  expect(sizes).toContain('asks_in_a_statement_sum{what="tickets"} 3');
});

test('of statements that were undone the log says the first, and no other within a minute', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const { asked, warnings } = counted();
  await asked('broken', 'early');
  await asked('broken', 'early');
  expect(warnings.map((line) => JSON.parse(line))).toMatchObject([
    { msg: 'A statement for several at once was undone; each of them goes alone.', asks: 2 },
  ]);
  vi.advanceTimersByTime(60_000);
  await asked('broken', 'early');
  expect(warnings).toHaveLength(2);
});

test('a statement that undid itself because others were quicker is counted, and no fault in the log', async () => {
  const { asked, registry, warnings } = counted();
  await asked('crowded', 'early');
  expect(await registry.getSingleMetricAsString('asks_together_total')).toMatch(/how="undone"} 2/);
  expect(warnings).toEqual([]);
});
