import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const axe = createRequire(import.meta.url)('axe-core') as { source: string };

/** WCAG 2.2 up to AA, and what axe calls best practice. */
const RULES: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  resultTypes: ['violations'],
};

/** Expects that axe finds nothing on the page as it stands; says what and where otherwise. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  await page.evaluate(axe.source);
  const results = await page.evaluate(
    (options) => (globalThis as unknown as { axe: { run: (o: RunOptions) => Promise<AxeResults> } }).axe.run(options),
    RULES,
  );
  const found = results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
  expect(found, `axe on ${state}`).toEqual([]);
}
