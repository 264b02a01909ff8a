import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import sharp from 'sharp';

/** UPDATE_SCREENS=1 renews the pictures of the documentation, and puts all others where they can be looked at. */
const taking = process.env.UPDATE_SCREENS === '1';
const documentation = fileURLToPath(new URL('../docs/screens', import.meta.url));
const scratch = join(tmpdir(), 'pravesh-screens');

interface Wishes {
  /** The whole page, or only what is in sight. */
  whole?: boolean;
  /** The window grows to the height of the page, so that what stays at its edge covers nothing. */
  grown?: boolean;
  /** False: to look at, but not for the documentation. */
  documented?: boolean;
}

/** Saves the page as `<name>.png`, when pictures are asked for. */
export async function keepScreen(
  page: Page,
  name: string,
  { whole = true, grown = false, documented = true }: Wishes = {},
) {
  if (!taking) return;
  const folder = documented ? documentation : scratch;
  const file = join(folder, `${name}.png`);
  mkdirSync(dirname(file), { recursive: true });
  if (grown) await grow(page);
  await standStill(page);
  const picture = await page.screenshot({ fullPage: whole });
  // A third of the bytes, and nobody sees the difference.
  await sharp(picture).png({ palette: true, compressionLevel: 9 }).toFile(file);
}

async function grow(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height });
}

/**
 * Ends what moves by the clock, and stops what never ends. What moves with a scroll stays as it is: Playwright's own way
 * would leave the shadows of a table where nobody sees them.
 */
const standStill = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const moving of document.getAnimations().filter(({ timeline }) => timeline === document.timeline))
      if (moving.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) moving.cancel();
      else moving.finish();
  });

/** A strip of pictures, numbered as they are taken: what is in sight, one step after the other. */
export function film(name: string): (page: Page) => Promise<void> {
  let taken = 0;
  return async (page) => {
    taken += 1;
    await keepScreen(page, `${name}-${taken}`, { whole: false });
  };
}
