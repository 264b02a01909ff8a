import type { TestProject } from 'vitest/node';
import { acquireTestServer, releaseTestServer } from './test-server.ts';

/** One PostgreSQL, with one migrated template, for all tests of a run; each test file copies the template. */
export async function setup(project: TestProject): Promise<void> {
  const { ownerUrl, appPassword } = await acquireTestServer();
  project.provide('testServer', { ownerUrl, appPassword });
}

export async function teardown(): Promise<void> {
  await releaseTestServer();
}
