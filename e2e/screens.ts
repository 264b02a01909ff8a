import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import sharp from 'sharp';

/** UPDATE_SCREENS=1 renews the pictures of README, and puts all others into a temporary folder. */
const taking = process.env.UPDATE_SCREENS === '1';
const documentation = fileURLToPath(new URL('../docs/screens', import.meta.url));
const scratch = join(tmpdir(), 'pravesh-screens');

/** The pictures of README: the only ones in git. */
const DOCUMENTED = new Set([
  'home-phone-light',
  'booking-phone-light',
  'ticket-phone-light',
  'gate-let-in-phone-light',
  'gate-answers',
  'gate-answers-groups',
  'board-states',
  'console-parks-desktop-light',
  'console-clinics-desktop-light',
  'console-branches-desktop-light',
  'console-dashboard-desktop-light',
  'console-organisations-desktop-light',
]);

const fileOf = (name: string): string => join(DOCUMENTED.has(name) ? documentation : scratch, `${name}.png`);

export async function keepScreen(page: Page, name: string): Promise<void> {
  if (!taking) return;
  const file = fileOf(name);
  mkdirSync(dirname(file), { recursive: true });
  await standStill(page);
  const picture = await page.screenshot();
  // A third of the bytes, without a visible difference.
  await sharp(picture).png({ palette: true, compressionLevel: 9 }).toFile(file);
}

/**
 * Ends animations by the clock, and stops endless ones. Playwright's own way would leave the shadows of a table out of
 * sight.
 */
const standStill = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const moving of document.getAnimations().filter(({ timeline }) => timeline === document.timeline))
      if (moving.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) moving.cancel();
      else moving.finish();
  });

export interface ContactSheet {
  add(pictures: readonly Buffer[]): void;
  keep(): Promise<void>;
}

const GAP = 8;

export function contactSheet(name: string, width: number): ContactSheet {
  const columns: (readonly Buffer[])[] = [];
  const small = async (picture: Buffer) => {
    const { data, info } = await sharp(picture).resize({ width }).png().toBuffer({ resolveWithObject: true });
    return { input: data, height: info.height };
  };
  return {
    add: (pictures) => void columns.push(pictures),
    keep: async () => {
      if (!taking) return;
      const parts: { input: Buffer; left: number; top: number }[] = [];
      let bottom = 0;
      for (const [at, column] of columns.entries()) {
        let top = 0;
        for (const picture of column) {
          const { input, height } = await small(picture);
          parts.push({ input, left: at * (width + GAP), top });
          top += height + GAP;
        }
        bottom = Math.max(bottom, top);
      }
      const size = { width: columns.length * (width + GAP) - GAP, height: bottom - GAP };
      const ground = sharp({ create: { ...size, channels: 3, background: '#8a8a8a' } });
      const sheet = await ground.composite(parts).png().toBuffer();
      await sharp(sheet).png({ palette: true, compressionLevel: 9 }).toFile(fileOf(name));
    },
  };
}

export async function lightAndDark(page: Page): Promise<Buffer[]> {
  const pictures: Buffer[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    if (taking) pictures.push(await pictureOf(page));
  }
  await page.emulateMedia({ colorScheme: 'light' });
  return pictures;
}

async function pictureOf(page: Page): Promise<Buffer> {
  await standStill(page);
  return page.screenshot();
}

/** Chromium's names for eyes without colours, and without the green and the red cones. */
const SIGHTS = ['achromatopsia', 'deuteranopia', 'protanopia'] as const;

/** Light, dark, and the light one as each of these eyes sees it. */
export async function everySight(page: Page): Promise<Buffer[]> {
  const pictures = await lightAndDark(page);
  if (!taking) return pictures;
  const session = await page.context().newCDPSession(page);
  for (const type of SIGHTS) {
    await session.send('Emulation.setEmulatedVisionDeficiency', { type });
    pictures.push(await pictureOf(page));
  }
  await session.send('Emulation.setEmulatedVisionDeficiency', { type: 'none' });
  await session.detach();
  return pictures;
}
