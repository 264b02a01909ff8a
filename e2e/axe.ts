import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { type Device, type Scheme, sizes } from './browser.ts';
import { keepScreen } from './screens.ts';

/** Half as long as the other one, and read anew by each page. */
const axe = createRequire(import.meta.url)('axe-core/axe.min.js') as { source: string };

/** No rule of ours reads the style sheets, which axe would fetch again for each run. */
const WITHOUT_SHEETS = { resultTypes: ['violations'], preload: { assets: ['media'] } } satisfies RunOptions;

const RULES: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  ...WITHOUT_SHEETS,
};

/** In the dark only colours differ. */
const COLOURS: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  ...WITHOUT_SHEETS,
};

const DEVICES: readonly Device[] = ['phone', 'desktop'];
const LOOKS: readonly [Scheme, RunOptions][] = [
  ['light', RULES],
  ['dark', COLOURS],
];

/** Longer than any of our animations that end. */
const SOON_MS = 10_000;

/** Light and dark, with a picture of each. Returns axe's findings in words. */
export async function axeFinds(page: Page, name: string, looks = LOOKS): Promise<string[]> {
  const found: string[] = [];
  for (const [colorScheme, rules] of looks) {
    await page.emulateMedia({ colorScheme });
    await settle(page);
    await keepScreen(page, `${name}-${colorScheme}`);
    found.push(...(await run(page, rules)).map((problem) => `${name}-${colorScheme}: ${problem}`));
  }
  return found;
}

export const axeFindsInLight = (page: Page, name: string): Promise<string[]> => axeFinds(page, name, LOOKS.slice(0, 1));

export async function axeFindsOnAnyScreen(page: Page, name: string): Promise<string[]> {
  const found: string[] = [];
  for (const device of DEVICES) {
    await page.setViewportSize(sizes[device]);
    found.push(...(await axeFinds(page, `${name}-${device}`)));
  }
  return found;
}

/**
 * Half-faded words have too little contrast, so every animation with an end is brought to it, until two frames in a row
 * begin without movement: waiting for its end could take for ever, as Chromium may draw no more frames after a change of
 * size. A frame is timed by a short animation, because a test may have replaced the page's clock.
 */
async function settle(page: Page): Promise<void> {
  // A page in the background draws no frames.
  await page.bringToFront();
  await page.evaluate(async (soonMs) => {
    const moving = () =>
      document.getAnimations().filter(({ playState, effect }) => {
        return playState === 'running' && Number(effect?.getComputedTiming().endTime) <= soonMs;
      });
    for (let still = 0; still < 2; still += 1) {
      await document.documentElement.animate([], 1).finished;
      const ending = moving();
      if (ending.length > 0) still = -1;
      for (const one of ending) one.finish();
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
 * Runs in the page, with sticky parts in their place: axe would call a button too small that one of them half covers.
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
