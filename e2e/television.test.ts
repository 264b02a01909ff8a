import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { aBranch, bookLoan, tokenOwners } from '#server/appointments/factory.ts';
import { aCounter } from '#server/counters/factory.ts';
import { openBrowser } from './browser.ts';
import { startProduct } from './product.ts';
import { keepScreen } from './screens.ts';

const product = startProduct();
const { visit } = openBrowser();

/** Answers the lines of the page that leave the screen at a side. */
const wordsOutside = (page: Page): Promise<string[]> =>
  page.locator('.television p, .television li, .television h1').evaluateAll((lines) =>
    lines.flatMap((line) => {
      const words = document.createRange();
      words.selectNodeContents(line);
      const { left, right } = words.getBoundingClientRect();
      return left < 0 || right > innerWidth ? [line.textContent ?? ''] : [];
    }),
  );

it('a television shows a code, opens the board of whoever types it, and finds it again when it is switched on', async () => {
  const { bank } = await tokenOwners(product);
  const branch = await aBranch(product, bank, { branchName: 'Ameerpet Branch' });
  await bookLoan(product, branch);
  const { token } = await aCounter(product, bank, branch._id, { counterNumber: '1' });
  const television = await visit({ device: 'desktop' });
  await television.goto(`${product.url}/board`);
  const shown = television.getByRole('status', { name: 'Code of this screen' });
  await expect.poll(() => shown.textContent()).toMatch(/^\d{3} \d{3}$/);
  await keepScreen(television, 'television-code', { whole: false });
  for (const [width, height] of [
    [1080, 1920],
    [1280, 720],
  ] as const) {
    await television.setViewportSize({ width, height });
    expect(await wordsOutside(television), `${width}x${height}`).toEqual([]);
  }
  const code = await shown.textContent();
  const body = { kind: 'loan', id: branch._id, code };
  expect((await product.call('POST', '/televisions/show', body, { token })).status).toBe(200);
  await television.getByRole('heading', { name: 'Ameerpet Branch' }).waitFor();
  await television.goto(`${product.url}/board`);
  await television.getByRole('heading', { name: 'Ameerpet Branch' }).waitFor();
  await keepScreen(television, 'television-board', { whole: false });
  // The buttons go after ten seconds, and the key that brings them back chooses none: whoever holds the remote control presses on.
  await expect
    .poll(async () => {
      await television.keyboard.press('ArrowLeft');
      return television.locator('a:focus').allTextContents();
    })
    .toEqual(['Another place']);
  await television.keyboard.press('Enter');
  await expect.poll(() => shown.textContent()).toMatch(/^\d{3} \d{3}$/);
  expect(await shown.textContent()).not.toBe(code);
});
