import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { aBranch } from '#server/appointments/factory.ts';
import { aCounter } from '#server/counters/factory.ts';
import { anOwner } from '#server/organisations/factory.ts';
import { openBrowser, PATIENCE_MS } from './browser.ts';
import { startProduct } from './product.ts';
import { isLive, quiet, signInAtCounter } from './staff.ts';
import { alive } from './visitor.ts';

const product = startProduct();
const { visit } = openBrowser();

const says = (page: Page, words: string) => page.locator('.token .state', { hasText: words }).waitFor();

/** A visitor books at the branch's own page and stands on the page of the token. */
async function aVisitor(branchId: string, name: string, mobile: string): Promise<Page> {
  const page = await visit();
  await page.goto(`${product.url}/loanbooking/${branchId}`);
  await alive(page);
  await page.getByLabel(/name/i).first().fill(name);
  await page
    .getByLabel(/mobile/i)
    .first()
    .fill(mobile);
  await page.getByRole('radio', { name: 'Home' }).check();
  await page.getByRole('button', { name: 'Book token' }).click();
  await page.waitForURL(/\/loanappointment\//);
  await isLive(page);
  return page;
}

async function theClerk(mobile: string): Promise<Page> {
  const page = await visit({ device: 'desktop' });
  await signInAtCounter(page, product, mobile);
  return page;
}

it('two visitors, the clerk and the board are open at once: one key of the clerk changes all four', async () => {
  const bank = await anOwner(product, { registrationType: 'loan' });
  await product.call('PUT', '/organisation/brand', { roomLanguages: ['en'] }, bank);
  const { _id: branchId } = await aBranch(product, bank, { branchName: 'Charminar Branch' });
  const { mobile } = await aCounter(product, bank, branchId, { counterNumber: '1' });
  const board = await visit({ device: 'desktop' });
  await board.goto(`${product.url}/board/loan/${branchId}`);
  await isLive(board);
  const clerk = await theClerk(mobile);
  const first = await aVisitor(branchId, 'Mohan Rao', '9876500001');
  const second = await aVisitor(branchId, 'Lakshmi Devi', '9876500002');
  await says(second, '1 person before you');
  await clerk.getByRole('button', { name: 'Call this one: token 2' }).waitFor();
  await board.getByText('Next', { exact: true }).waitFor();

  await clerk.keyboard.press('n');
  await clerk.locator('.serving-number').getByText('1', { exact: true }).waitFor();
  await says(first, 'You are being called. Please go to counter 1.');
  await says(second, 'You are next.');
  await board.locator('.serving', { hasText: /^1$/ }).waitFor();

  await quiet(clerk);
  await clerk.keyboard.press('n');
  await says(first, 'Done. Thank you for coming.');
  await says(second, 'You are being called. Please go to counter 1.');
  await board.locator('.serving', { hasText: /^2$/ }).waitFor();
  await expect.poll(() => second.title(), { timeout: PATIENCE_MS }).toBe('Your turn – token 2');
});
