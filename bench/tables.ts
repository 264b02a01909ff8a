import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import type { Browser, Page, Route } from 'playwright-core';
import { buildWeb } from '../scripts/build.ts';
import { inTab, openBrowser, STD } from './pages-browser.ts';
import { startProduct } from './pages-product.ts';
import { isMet, type Row, ratioOf, tableOf } from './pages-table.ts';
import { type Drawing, TIMERS } from './tables-timers.ts';

const RESULTS = new URL('results/', import.meta.url);

const WHAT = `The console's screen of branches, which has no pages: a search that found nothing is cleared, and all rows are
drawn again. Timed in the page from the key to the painted frame, in headless Chromium at CPU/4; the median of 5.
Beside it a plain table: the same cells of the same rows written as HTML into the same frame, without React and with all
rows drawn once; for it the clock runs from setting the HTML to the painted frame. Read ratios, not milliseconds: ten rows
cost what the screen costs without its rows.`;

const ROUNDS = 5;
const LOGIN = { email: 'tables@branches.example', password: 'a quiet morning' };

type Json = Record<string, unknown>;

/** Registers a bank with one branch, through the API. */
async function openBranch(url: string): Promise<void> {
  const call = async (path: string, body: object, token?: string): Promise<Json> => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    const answer = await fetch(`${url}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as Json;
  };
  const person = { personName: 'Asha Rao', mobileNumber1: '9876543210', location: 'Hyderabad' };
  await call('profileregistration/add', { registrationType: 'loan', name: 'Bench Bank', ...person, ...LOGIN });
  const { token } = await call('profileregistration/login', LOGIN);
  const officer = { counterNumber: '1', excutiveOfficerName: 'Ravi', excutiveOfficerMobile: '9876543210' };
  await call(
    'branch/add',
    { branchName: 'Branch', branchCode: 'B0', counterList: [officer], merchantId: 'M1', status: true },
    String(token),
  );
}

/** The server's answer with its one branch as often as asked. */
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

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/pravesh/login`);
  await page.locator('input[name=email]').fill(LOGIN.email);
  await page.locator('input[name=password]').fill(LOGIN.password);
  await page.locator('button[type=submit]').click();
  await page.getByRole('table').waitFor();
}

/** Ours and then the plain table over so many rows, on the same screen. */
async function drawingOf(browser: Browser, url: string, count: number): Promise<{ ours: Drawing; plain: Drawing }> {
  return inTab(
    browser,
    async ({ page, session }) => {
      await page.addInitScript(TIMERS);
      await page.route('**/api/branch/get*', manyTimes(count));
      await signIn(page, url);
      await session.send('Emulation.setCPUThrottlingRate', { rate: STD.cpu });
      const ours: Drawing[] = [];
      // The first of all warms the page up.
      for (let round = 0; round <= ROUNDS; round += 1) ours.push(await page.evaluate<Drawing>('drawOurs()'));
      const [, ...timed] = ours;
      return {
        ours: { ms: median(timed.map(({ ms }) => ms)), drawn: timed[0]?.drawn ?? 0 },
        plain: await page.evaluate<Drawing>(`drawPlain(${count})`),
      };
    },
    { desk: true },
  );
}

async function measure(browser: Browser, url: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [count, most] of [
    [10, null],
    [1_000, 50],
    [10_000, 100],
  ] as const) {
    const { ours, plain } = await drawingOf(browser, url, count);
    if (plain.drawn !== count) throw new Error(`the plain table drew ${plain.drawn} of ${count} rows`);
    const anchor = { who: 'plain table', value: plain.ms };
    rows.push(
      { metric: `${count} rows drawn, CPU/4`, value: ours.ms, unit: 'ms', target: most && { most }, anchor },
      { metric: `${count} rows, of which in the page`, value: ours.drawn, unit: '', target: { most: 60 } },
    );
  }
  return rows;
}

/** Above the number of cores the timings measure the neighbours too. */
const machine = { cores: cpus().length, loadBefore: loadavg()[0] };

await buildWeb();
const product = await startProduct();
const browser = await openBrowser();
try {
  await openBranch(product.url);
  const rows = await measure(browser, product.url);
  console.log(`${WHAT}\n\n${tableOf(rows).join('\n')}\n\nload of the machine before: ${machine.loadBefore}`);
  await mkdir(RESULTS, { recursive: true });
  const figures = rows.map((row) => ({ ...row, ratio: ratioOf(row), met: isMet(row) }));
  const what = WHAT.replaceAll('\n', ' ');
  const report = { command: 'npm run bench:tables', measuredAt: new Date(), what, machine, figures };
  await writeFile(new URL('tables.json', RESULTS), `${JSON.stringify(report, null, 2)}\n`);
} finally {
  await browser.close();
  await product.stop();
}
