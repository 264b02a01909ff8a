import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { aBranch, bookLoan, tokenOwners } from '#server/appointments/factory.ts';
import { aCounter } from '#server/counters/factory.ts';
import { openBrowser } from './browser.ts';
import { startProduct } from './product.ts';
import { keepScreen } from './screens.ts';
import { keptOnPhone } from './visitor.ts';

const product = startProduct();
const { visit } = openBrowser();

let owners: Awaited<ReturnType<typeof tokenOwners>>;
beforeAll(async () => {
  owners = await tokenOwners(product);
});

/** A branch with a counter, where three wait, and how it calls the next. */
async function aBranchWhereThreeWait() {
  const branch = await aBranch(product, owners.bank);
  const counter = await aCounter(product, owners.bank, branch._id);
  const tokens: string[] = [];
  for (let count = 0; count < 3; count += 1) tokens.push((await bookLoan(product, branch)).json._id);
  const callNext = async () => {
    product.clock.advance(1);
    const { status, text } = await product.call('POST', '/queue/next', { kind: 'loan', id: branch._id }, counter);
    expect(status, text).toBe(200);
  };
  return { branch, last: `/loanappointment/${tokens[2]}/${branch._id}`, callNext };
}

const reloadOffline = async (page: Page): Promise<void> => {
  await page.context().setOffline(true);
  await page.reload();
};

it('a token page that is reloaded without a network says what it heard last, not what it was loaded with', async () => {
  const { last, callNext } = await aBranchWhereThreeWait();
  const page = await visit();
  await page.goto(product.url + last);
  await keptOnPhone(page);
  await page.locator('.token .state', { hasText: '2 people before you' }).waitFor();
  await page.getByText('Live', { exact: true }).waitFor();
  for (let count = 0; count < 3; count += 1) await callNext();
  await page.locator('.token.called').waitFor();
  const called = await page.locator('.token .state').textContent();
  await reloadOffline(page);
  await page.locator('.token.called').waitFor();
  expect(await page.locator('.token .state').textContent()).toBe(called);
  await page.getByText(/^No network just now: as of \d{1,2}:\d\d [ap]m/).waitFor();
  await keepScreen(page, 'token-called-offline', { whole: false });
});

it('a board that is reloaded without a network shows the number that it heard last', async () => {
  const { branch, callNext } = await aBranchWhereThreeWait();
  const board = await visit({ device: 'desktop' });
  await board.goto(`${product.url}/board/loan/${branch._id}`);
  await keptOnPhone(board);
  await board.getByText('Live', { exact: true }).waitFor();
  for (const number of ['1', '2']) {
    await callNext();
    await board.locator('.serving', { hasText: number }).waitFor();
  }
  await reloadOffline(board);
  await board.locator('.serving', { hasText: '2' }).waitFor();
});
