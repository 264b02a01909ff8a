import type { TestProject } from 'vitest/node';
import { acquireTestServer, releaseTestServer } from './test-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    fuzz: { requests: number; seed: number };
  }
}

/** One PostgreSQL, with one migrated template, for all tests of a run; each test file copies the template. */
export async function setup(project: TestProject): Promise<void> {
  const { ownerUrl, appPassword, workers } = await acquireTestServer();
  project.provide('testServer', { ownerUrl, appPassword, workers });
  project.provide('fuzz', fuzzOf(process.env));
}

/** Reads what `npm run test:fuzz` asks for; few requests where CI has made all of them already. */
const fuzzOf = ({ FUZZ_REQUESTS, FUZZ_SEED, TEST_DATABASE_URL }: NodeJS.ProcessEnv) => ({
  requests: Number(FUZZ_REQUESTS ?? (TEST_DATABASE_URL ? 2_000 : 20_000)),
  seed: Number(FUZZ_SEED ?? 20270104),
});

export async function teardown(): Promise<void> {
  await releaseTestServer();
}
