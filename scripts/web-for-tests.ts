import type { TestProject } from 'vitest/node';
import { buildWeb, bundleWeb } from './build.ts';

/** Before tests that open pages: the web app as its sources are now; for browsers with its compressed forms. Nothing where test.ts knows that none does. */
export async function setup({ name }: TestProject): Promise<void> {
  if (process.env.WEB_FOR_TESTS === 'none') return;
  await (name === 'journeys' ? buildWeb() : bundleWeb());
}
