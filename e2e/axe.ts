import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { type Device, type Scheme, sizes } from './browser.ts';
import { keepScreen } from './screens.ts';

const axe = createRequire(import.meta.url)('axe-core') as { source: string };

/** WCAG 2.2 up to AA, and what axe calls best practice. */
const RULES: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  resultTypes: ['violations'],
};

/** All that can differ in the dark is colours. */
const COLOURS: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  resultTypes: ['violations'],
};

const DEVICES: readonly Device[] = ['phone', 'desktop'];
const LOOKS: readonly [Scheme, RunOptions][] = [
  ['light', RULES],
  ['dark', COLOURS],
];

/** Longer than anything of ours that moves to an end. */
const SOON_MS = 10_000;

/**
 * Looks at the page as it stands, light and dark: keeps a picture of each, of the whole page or of what is in sight.
 * Answers what axe finds, in words.
 */
export async function axeFinds(page: Page, name: string, whole = true): Promise<string[]> {
  const found: string[] = [];
  for (const [colorScheme, rules] of LOOKS) {
    await page.emulateMedia({ colorScheme });
    await settle(page);
    await keepScreen(page, `${name}-${colorScheme}`, { whole });
    found.push(...(await run(page, rules)).map((problem) => `${name}-${colorScheme}: ${problem}`));
  }
  return found;
}

/** The same on the screen of a phone and on that of a desk: what lies there is laid out anew, and stays as it is. */
export async function axeFindsOnAnyScreen(page: Page, name: string, whole = true): Promise<string[]> {
  const found: string[] = [];
  for (const device of DEVICES) {
    await page.setViewportSize(sizes[device]);
    found.push(...(await axeFinds(page, `${name}-${device}`, whole)));
  }
  return found;
}

/**
 * Half-faded words have too little contrast: what moves to an end is waited for. What a pointer leaves on its way there gets
 * another end, and the wait for the first is broken off: the page stands when two pictures in a row begin without movement.
 * Nothing else is waited for: what stands still at its end stays in the list, and what never ends, or much later, too. A
 * picture is told by an animation of a moment, for the clock of a page, and with it its own frames, may be a test's.
 */
async function settle(page: Page): Promise<void> {
  // A page in the background draws no pictures.
  await page.bringToFront();
  await page.evaluate(async (soonMs) => {
    const moving = () =>
      document.getAnimations().filter(({ playState, effect }) => {
        return playState === 'running' && Number(effect?.getComputedTiming().endTime) <= soonMs;
      });
    for (let still = 0; still < 2; still += 1) {
      await document.documentElement.animate([], 1).finished;
      const ends = moving().map(({ finished }) => finished);
      if (ends.length > 0) still = -1;
      await Promise.allSettled(ends);
    }
  }, SOON_MS);
}

async function run(page: Page, rules: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(runUnstuck, rules);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary?.replace(/\s+/g, ' ')}`),
  );
}

/**
 * Runs in the page. What sticks to an edge lies in its place meanwhile: which button it half covers is a matter of how far
 * somebody has scrolled, and axe would call that button too small.
 */
async function runUnstuck(options: RunOptions): Promise<AxeResults> {
  const sticking = [...document.querySelectorAll<HTMLElement>('*')].filter(
    (part) => getComputedStyle(part).position === 'sticky',
  );
  const before = sticking.map(({ style }) => [style.position, style.inset] as const);
  for (const { style } of sticking) Object.assign(style, { position: 'relative', inset: 'auto' });
  try {
    return await (globalThis as unknown as { axe: { run: (o: RunOptions) => Promise<AxeResults> } }).axe.run(options);
  } finally {
    sticking.forEach(({ style }, at) => {
      const [position = '', inset = ''] = before[at] ?? [];
      Object.assign(style, { position, inset });
    });
  }
}
