import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { aBranch, bookLoan, tokenOwners } from '#server/appointments/factory.ts';
import { aCounter } from '#server/counters/factory.ts';
import { giveDigits, numbersOf, outside } from './boards.ts';
import { openBrowser } from './browser.ts';
import { startProduct } from './product.ts';

const product = startProduct();
const { visit } = openBrowser();

const require = createRequire(import.meta.url);
/** The fonts of television sticks, phones and Linux boxes. Those of one file have all weights in it. */
const FONTS = {
  DejaVu: [
    require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
    require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
  ],
  Roboto: [require.resolve('@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2')],
  Noto: [require.resolve('@fontsource-variable/noto-sans/files/noto-sans-latin-wght-normal.woff2')],
};
const WEIGHTS = { 1: ['100 900'], 2: ['100 500', '600 900'] };
const SIZES = [
  [1920, 1080],
  [1366, 768],
  [1280, 720],
  [1024, 768],
  [1080, 1920],
] as const;
const MOST = 6;

/** Gives the page these fonts as a device would have them: a file, which the policy of the page says nothing about. */
async function giveFonts(board: Page): Promise<void> {
  for (const [name, files] of Object.entries(FONTS))
    for (const [at, file] of files.entries()) {
      const bytes = (await readFile(file)).toString('base64');
      const weight = WEIGHTS[files.length as 1 | 2][at] ?? '';
      await board.evaluate(
        async (font) => {
          const data = Uint8Array.from(atob(font.bytes), (letter) => letter.charCodeAt(0));
          document.fonts.add(await new FontFace(font.name, data, { weight: font.weight }).load());
        },
        { name: `Test ${name}`, bytes, weight },
      );
    }
}

/** Draws the board in a font, when it has settled. */
const drawIn = (board: Page, name: string): Promise<void> =>
  board.evaluate(async (font) => {
    document.documentElement.style.setProperty('--fonts', `"Test ${font}"`);
    for (let frame = 0; frame < 2; frame += 1) await new Promise((done) => requestAnimationFrame(done));
  }, name);

const ALWAYS = ['.board footer', '.link span + span', '.clock', '.notice-line', '.board .what', '.board h1'];

/** Answers which of these are out of sight or below something else; who was called before makes room for the set-up. */
const hidden = (board: Page, more = '.sound button'): Promise<string[]> =>
  board.evaluate(
    (selectors) =>
      selectors.filter((selector) => {
        const part = document.querySelector(selector);
        const { left, top, right, bottom } = (part as Element).getBoundingClientRect();
        const isIn = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
        const x = selector === '.board footer' ? left + 2 : (left + right) / 2;
        const hit = document.elementFromPoint(x, (top + bottom) / 2);
        return !isIn || hit === null || !(part as Element).contains(hit);
      }),
    [...ALWAYS, more],
  );

/** Lets the board have everything at once: a logo's room is that of its name, so a colour, a line, five who were called before, a delay. */
async function fill(bank: { token: string }, branchId: string): Promise<void> {
  const { asOwner } = product.database;
  await asOwner(
    `update token set state = 'complete', called_at = now(), completed_at = now(), counter_id =
      (select id from counter where branch_id = $1 and counter_number = '1') where queue_id = $1 and number > $2`,
    [branchId, String(MOST + 3)],
  );
  const line = { boardNotice: 'The locker room is closed today. Please bring your passbook and a photo.' };
  await product.call('PUT', `/offering/branch/${branchId}/presentation`, line, bank);
  await product.call('PUT', '/organisation/brand', { colour: '#7a1f3d' }, bank);
  await product.call('POST', '/queue/pause', { kind: 'loan', id: branchId, lateMinutes: 25 }, bank);
}

it('in 360 cases of font, screen, counters and digits each number stands in one line, a sixth of the height (upright an eighth) or as wide as its card, the numbers that follow and went before are 6 % of it, and Start, footer and connection are in sight', async () => {
  const { bank } = await tokenOwners(product);
  const branch = await aBranch(product, bank, { branchName: 'Ameerpet Branch' });
  for (let n = 0; n < MOST + 8; n += 1) await bookLoan(product, branch);
  for (let n = 1; n <= MOST; n += 1) {
    const { token } = await aCounter(product, bank, branch._id, { counterNumber: String(n) });
    await product.call('POST', '/queue/next', { kind: 'loan', id: branch._id }, { token });
  }
  await fill(bank, branch._id);
  const board = await visit({ device: 'desktop' });
  await board.goto(`${product.url}/board/loan/${branch._id}`);
  await board.getByText('Live', { exact: true }).waitFor();
  await giveFonts(board);
  const faults: string[] = [];
  let cases = 0;
  for (let counters = MOST; counters > 0; counters -= 1) {
    const names = [String(counters), branch._id];
    await product.database.asOwner('update counter set active = counter_number <= $1 where branch_id = $2', names);
    for (const digits of [1, 2, 3, 4]) {
      await giveDigits(product, branch._id, digits);
      await showAnew(board, numbersAt(counters, digits));
      for (const [width, height] of SIZES) {
        await board.setViewportSize({ width, height });
        // The set-up goes by itself, and is to be measured, too.
        await board.keyboard.press('Shift');
        for (const font of Object.keys(FONTS)) {
          await drawIn(board, font);
          const found = await faultsOf(board);
          if (found.length > 0)
            faults.push(`${font} ${width}x${height}, ${counters} counters, ${digits} digits: ${found.join('; ')}`);
          cases += 1;
        }
      }
    }
  }
  const pause = { kind: 'loan', id: branch._id, all: true, paused: true, backAt: '23:59', lateMinutes: 25 };
  await giveDigits(product, branch._id, 2);
  await product.call('POST', '/queue/pause', pause, bank);
  for (const counters of [1, 2, 3, 6]) {
    const names = [String(counters), branch._id];
    await product.database.asOwner('update counter set active = counter_number <= $1 where branch_id = $2', names);
    await showAnew(board, `.pause:nth-last-child(1)`);
    await expect.poll(() => board.locator('.pause').count()).toBe(counters);
    for (const [width, height] of SIZES) {
      await board.setViewportSize({ width, height });
      await board.keyboard.press('Shift');
      for (const font of Object.keys(FONTS)) {
        await drawIn(board, font);
        const found = [...(await outside(board)), ...(await hidden(board))];
        if (found.length > 0) faults.push(`${font} ${width}x${height}, ${counters} pause: ${found.join('; ')}`);
      }
    }
  }
  await product.call('POST', '/queue/pause', { ...pause, paused: false }, bank);
  await board.locator('.sound').waitFor({ state: 'detached' });
  for (const [width, height] of SIZES) {
    await board.setViewportSize({ width, height });
    for (const part of await hidden(board, '.last span')) faults.push(`${part} hidden at ${width}x${height}`);
  }
  expect(faults).toEqual([]);
  expect(cases).toBe(360);
  await board.keyboard.press('Shift');
  await board.getByRole('button', { name: 'Start board' }).click();
  await board.locator('.sound.on').waitFor();
});

/** Lets the page ask again, and waits until it shows this. */
async function showAnew(board: Page, shown: string): Promise<void> {
  await board.setViewportSize({ width: 1920, height: 1080 });
  await board.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await board.locator(shown).first().waitFor();
}

/** Selects the board of so many counters and digits. */
function numbersAt(counters: number, digits: number): string {
  const pages = Math.ceil(counters / (digits > 3 ? 4 : 6));
  const size = Math.ceil(counters / pages);
  // Those that take turns are the last ones, too.
  return [size, counters - size * (pages - 1)].map((count) => `.stations.n${count}.d${digits}`).join(', ');
}

async function faultsOf(board: Page): Promise<string[]> {
  const [{ height, width, broken }, least, foot, out, gone] = await Promise.all([
    numbersOf(board),
    board.evaluate(() => (innerHeight > innerWidth ? 1 / 8 : 1 / 6)),
    smallFoot(board),
    outside(board),
    hidden(board),
  ]);
  const small = height < least && width < 0.7 ? [`digits of ${height.toFixed(3)}, ${width.toFixed(2)} wide`] : [];
  return [...broken, ...small, ...foot, ...out, ...gone.map((part) => `${part} hidden`)];
}

/** Lines of numbers below the stations whose type is less than 6 % of the height. */
const smallFoot = (board: Page): Promise<string[]> =>
  board
    .locator('.nexts .numbers, .last')
    .evaluateAll((lines) =>
      lines
        .filter((line) => Number.parseFloat(getComputedStyle(line).fontSize) < 0.0599 * innerHeight)
        .map(({ className }) => `${className} is small`),
    );
