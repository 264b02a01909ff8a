import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A folder in which each test file on Citus says which reasons of EVERYWHERE it needed. */
    reasonsUsed: string;
  }
}

const shared = globalThis as typeof globalThis & { praveshReasonsUsed?: Promise<string> };

/** One folder for the projects of a run, each of which loads this module anew. */
export async function setup(project: TestProject): Promise<void> {
  shared.praveshReasonsUsed ??= mkdtemp(join(tmpdir(), 'pravesh-reasons-'));
  project.provide('reasonsUsed', await shared.praveshReasonsUsed);
}

export async function teardown(): Promise<void> {
  const used = await shared.praveshReasonsUsed;
  if (used) await rm(used, { recursive: true, force: true });
}
