import type { TestProject } from 'vitest/node';
import { acquireTestServer, releaseTestServer } from './servers/test-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    fuzz: { requests: number; seed: number };
    crowd: { visitors: number; seeds: number };
  }
}

/** One PostgreSQL, with one migrated template, for all tests of a run; each test file copies the template. */
export async function setup(project: TestProject): Promise<void> {
  const { ownerUrl, appPassword, workers } = await acquireTestServer();
  project.provide('testServer', { ownerUrl, appPassword, workers });
  project.provide('fuzz', fuzzOf(process.env));
  project.provide('crowd', crowdOf(process.env));
}

/** Reads what `npm run test:fuzz` asks for; few requests where CI has made all of them already. */
const fuzzOf = ({ FUZZ_REQUESTS, FUZZ_SEED, TEST_DATABASE_URL }: NodeJS.ProcessEnv) => ({
  requests: Number(FUZZ_REQUESTS ?? (TEST_DATABASE_URL ? 2_000 : 10_000)),
  seed: Number(FUZZ_SEED ?? 20270104),
});

/** The crowd of server/tickets/routes.crowded-days.test.ts; larger ones are asked for by name. */
const crowdOf = ({ CROWD_VISITORS, CROWD_SEEDS }: NodeJS.ProcessEnv) => ({
  visitors: Number(CROWD_VISITORS ?? 320),
  seeds: Number(CROWD_SEEDS ?? 2),
});

export async function teardown(): Promise<void> {
  await releaseTestServer();
}
