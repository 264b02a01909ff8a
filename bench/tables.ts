import type { Browser, Page, Route } from 'playwright-core';
import { aBranch } from '#server/appointments/factory.ts';
import { anOwner } from '#server/organisations/factory.ts';
import { buildWeb } from '../scripts/build.ts';
import { inTab, STD, signIn, withBrowser } from './browser.ts';
import { median, type Row, report } from './harness.ts';
import { callsAt, LOGIN, withProduct } from './product.ts';
import { type Drawing, TIMERS } from './tables-timers.ts';

/** `npm run bench:tables` (bench/README.md). Compare ratios, not milliseconds. */
const ROUNDS = 5;
type Json = Record<string, unknown>;

/** Registers a bank with one branch, through the API. */
async function openBranch(url: string): Promise<void> {
  const calls = callsAt(url);
  await aBranch(calls, await anOwner(calls, { registrationType: 'loan', ...LOGIN }));
}

/** The server's answer with its only branch repeated. */
const manyTimes = (count: number) => async (route: Route) => {
  const response = await route.fetch();
  const [branch] = (await response.json()) as Json[];
  const id = String(branch?._id).slice(0, -6);
  const rows = Array.from({ length: count }, (_, at) => ({
    ...branch,
    _id: id + String(at).padStart(6, '0'),
    branchName: `Branch ${at + 1}`,
  }));
  await route.fulfill({ json: rows, headers: { 'x-total-count': String(count) } });
};

/** Draws our table, then the plain one, with the same number of rows on the same screen. */
const drawingOf = (browser: Browser, url: string, count: number): Promise<{ ours: Drawing; plain: Drawing }> =>
  inTab(
    browser,
    async ({ page, session }) => {
      await page.addInitScript(TIMERS);
      await page.route('**/api/branch/get*', manyTimes(count));
      await signIn(page, url);
      await page.getByRole('table').waitFor();
      await session.send('Emulation.setCPUThrottlingRate', { rate: STD.cpu });
      return { ours: await drawOurs(page), plain: await page.evaluate<Drawing>(`drawPlain(${count})`) };
    },
    { desk: true },
  );

/** The median of the rounds after the first of all, which warms the page up. */
async function drawOurs(page: Page): Promise<Drawing> {
  const drawings: Drawing[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) drawings.push(await page.evaluate<Drawing>('drawOurs()'));
  const [, ...timed] = drawings;
  return { ms: median(timed.map(({ ms }) => ms)), drawn: timed[0]?.drawn ?? 0 };
}

async function measure(browser: Browser, url: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [count, target] of [
    [10, undefined],
    [1_000, { most: 50 }],
    [10_000, { most: 100 }],
  ] as const) {
    const { ours, plain } = await drawingOf(browser, url, count);
    if (plain.drawn !== count) throw new Error(`the plain table drew ${plain.drawn} of ${count} rows`);
    const anchor = { who: 'plain table', value: plain.ms };
    rows.push(
      { metric: `${count} rows drawn, CPU/4`, value: ours.ms, unit: 'ms', ...(target && { target }), anchor },
      { metric: `${count} rows, of which in the page`, value: ours.drawn, unit: '', target: { most: 60 } },
    );
  }
  return rows;
}

await buildWeb();
const rows = await withProduct(async ({ url }) => {
  await openBranch(url);
  return withBrowser((browser) => measure(browser, url));
});
report('tables', rows, { roundsOf: ROUNDS });
