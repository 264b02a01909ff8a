import type { TestProject } from 'vitest/node';
import { buildWeb, bundleWeb } from './build.ts';

/** Before tests that open pages: the web app as its sources are now; for browsers with its compressed forms. */
export async function setup({ name }: TestProject): Promise<void> {
  await (name === 'journeys' ? buildWeb() : bundleWeb());
}
