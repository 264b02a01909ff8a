import type { TestProject } from 'vitest/node';
import { buildWeb, bundleWeb } from './build.ts';

/** For tests that open pages: the web app from the present sources; for browsers with its compressed forms. */
export async function setup({ name }: TestProject): Promise<void> {
  if (process.env.WEB_FOR_TESTS === 'none') return;
  await (name === 'journeys' ? buildWeb() : bundleWeb());
}
