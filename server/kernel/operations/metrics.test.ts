import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inquiriesIn } from '#server/payments/reconciliation.ts';
import { createMetrics } from './metrics.ts';

/** The metrics that Prometheus and Patroni 3 print by themselves, as far as deploy/ asks for them. */
const OF_OTHERS = [
  'up',
  'patroni_cluster_unlocked',
  'patroni_pending_restart',
  'patroni_postgres_running',
  'patroni_primary',
  'patroni_sync_standby',
  'patroni_xlog_location',
  'patroni_xlog_replayed_location',
];

/** The names and labels that the server prints. */
async function printed(): Promise<Map<string, readonly string[]>> {
  const { registry } = createMetrics();
  inquiriesIn({ registry });
  const metrics = registry.getMetricsAsArray() as unknown as Printed[];
  return new Map(
    metrics.flatMap(({ name, type, labelNames }) =>
      (type === 'histogram' ? ['_bucket', '_count', '_sum'] : ['']).map((end) => [name + end, labelNames] as const),
    ),
  );
}

/** A metric as prom-client keeps it; its types leave out the labels. */
interface Printed {
  name: string;
  type: string;
  labelNames: string[];
}

const questions = (): string[] =>
  globSync('deploy/{prometheus,grafana}/*.{yml,json}')
    .map((path) => readFileSync(path, 'utf8'))
    .flatMap((text) => [...text.matchAll(/"?\bexpr"?: (.+)$/gm)].map(([, found]) => String(found)))
    .map((found) => (found.startsWith('"') ? JSON.parse(found.replace(/,$/, '')) : found));

/** The metrics that a question names: words that are no function, no label and no operator. */
const namesIn = (question: string): string[] =>
  question
    .replace(/\{[^}]*\}/g, '')
    .replace(/\b(?:by|without)\s*\([^)]*\)/g, '')
    .replace(/\[[^\]]*\]/g, '')
    .match(/\b[a-z_][a-z0-9_]*\b(?!\s*\()/g)
    ?.filter((word) => !['or', 'and', 'unless'].includes(word)) ?? [];

test('every metric that alerts and dashboards ask for is one that the server prints', async () => {
  const known = [...(await printed()).keys(), ...OF_OTHERS];
  const asked = new Set(questions().flatMap(namesIn));
  expect([...asked].filter((name) => !known.includes(name))).toEqual([]);
  expect([...asked]).toEqual(
    expect.arrayContaining(['http_request_seconds_count', 'refusals_total', 'realtime_sockets']),
  );
});

test('every label that they choose by is one that the server gives that metric', async () => {
  const known = await printed();
  const chosen = questions().flatMap((question) =>
    [...question.matchAll(/([a-z_]+)\{([^}]*)\}/g)].flatMap(([, name = '', choice = '']) =>
      [...choice.matchAll(/([a-z_]+)\s*=/g)].map(([, label = '']) => ({ name, label })),
    ),
  );
  const ours = chosen.filter(({ name, label }) => !OF_OTHERS.includes(name) && label !== 'job');
  expect(ours.filter(({ name, label }) => !known.get(name)?.includes(label))).toEqual([]);
  expect(ours.length).toBeGreaterThan(3);
});
