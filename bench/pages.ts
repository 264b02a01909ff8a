import { mkdir, writeFile } from 'node:fs/promises';
import { arch, cpus, loadavg, platform, totalmem } from 'node:os';
import type { Browser } from 'playwright-core';
import { buildWeb } from '../scripts/build.ts';
import { gzipped, pageScripts, signInFiles } from '../scripts/page-scripts.ts';
import { accessProblems, smallestTarget } from './pages-access.ts';
import { LOW, openBrowser, STD } from './pages-browser.ts';
import { effortOfBooking, timeQr } from './pages-journey.ts';
import { openPark } from './pages-park.ts';
import { startProduct } from './pages-product.ts';
import { scoreOf } from './pages-score.ts';
import { isMet, type Row, ratioOf, round, tableOf } from './pages-table.ts';
import { timeLoad, timePage } from './pages-timing.ts';
import { weighConsole, weighPage } from './pages-weight.ts';

const RESULTS = new URL('results/', import.meta.url);

const WHAT = `The booking page of a park with six kinds of ticket, served by the built product on its embedded database, to
headless Chromium as a phone of 412 x 823 with an empty cache; medians of 5. The browser plays the link: each request
waits one round trip, setting up connections costs nothing. std = 1.6 Mbps, 150 ms, CPU/4 (Lighthouse mobile);
low = 700 kbps, 300 ms, CPU/6. Sizes are bodies as gzip; timings use what the browser asks for (brotli).
These are lab figures of our own: Lighthouse itself is not part of this repository, its mark for performance is computed
from them by its published curves. The figures of others were measured
earlier, in headless Chromium on a machine of two cores with the same two profiles: read ratios, not seconds.`;

/** Decimal, as networks count. */
const KB = 1000;

const hiEvents = (value: number) => ({ who: 'Hi.Events', value });

async function weights(browser: Browser, page: string): Promise<Row[]> {
  const { script, markup } = await weighPage(browser, page);
  return [
    {
      metric: 'first-load JS, gzip',
      value: script / KB,
      unit: 'KB',
      target: { most: 75 },
      anchor: hiEvents(344),
    },
    { metric: 'HTML and CSS, gzip', value: markup / KB, unit: 'KB', target: { most: 14 } },
  ];
}

/** Of all pages: the heaviest first load, and the most that is loaded by who has been on a page of another trade. */
async function heaviest(): Promise<Row[]> {
  const phones = [...(await pageScripts())].filter(([page]) => page !== 'board').map(([, files]) => files);
  const most = async (of: readonly (readonly string[])[]) => Math.max(...(await Promise.all(of.map(gzipped)))) / KB;
  return [
    { metric: 'first-load JS of the heaviest page, gzip', value: await most(phones), unit: 'KB', target: { most: 75 } },
    {
      metric: 'JS of a second trade, heaviest, gzip',
      value: await most(phones.map((files) => files.slice(0, 1))),
      unit: 'KB',
      target: { most: 12 },
    },
  ];
}

async function timings(browser: Browser, page: string): Promise<Row[]> {
  const std = await timePage(browser, page, STD);
  const low = await timePage(browser, page, LOW);
  const seconds = (metric: string, ms: number, most: number, other: number): Row => ({
    metric,
    value: ms / 1000,
    unit: 's',
    target: { most },
    anchor: hiEvents(other),
  });
  return [
    {
      metric: 'requests before usable',
      value: Math.max(std.requests, low.requests),
      unit: '',
      target: { most: 4 },
      anchor: hiEvents(47),
    },
    seconds('LCP, std', std.lcp, 1.2, 2.58),
    seconds('LCP, low', low.lcp, 2, 5.57),
    seconds('tap-ready, std', std.tapReady, 1.2, 4.3),
    seconds('tap-ready, low', low.tapReady, 2.2, 8.3),
    { metric: 'TBT, std', value: std.tbt, unit: 'ms', target: { most: 50 }, anchor: hiEvents(551) },
    { metric: 'CLS', value: Math.max(std.cls, low.cls), unit: '', target: { most: 0.02 }, anchor: hiEvents(0.068) },
  ];
}

async function handling(browser: Browser, page: string): Promise<Row[]> {
  const { side, html } = await smallestTarget(browser, page);
  const problems = await accessProblems(browser, page);
  for (const problem of problems) console.log(`axe: ${problem}`);
  if (side < 44) console.log(`smallest: ${html}`);
  const { fields, taps } = await effortOfBooking(browser, page);
  return [
    { metric: 'smallest target', value: side, unit: 'px', target: { least: 44 }, anchor: hiEvents(28) },
    {
      metric: 'axe violations, idle and error, light and dark',
      value: problems.length,
      unit: '',
      target: { most: 0 },
      anchor: hiEvents(49),
    },
    { metric: 'typed fields, 2 adults to pay', value: fields, unit: '', target: { most: 1 }, anchor: hiEvents(9) },
    { metric: 'taps, 2 adults to pay', value: taps, unit: '', target: { most: 5 } },
  ];
}

async function arrivals(browser: Browser, page: string): Promise<Row[]> {
  const { sinceReturn, sinceTap } = await timeQr(browser, page);
  return [
    { metric: 'return from gateway to QR in sight, low', value: sinceReturn / 1000, unit: 's', target: { most: 2 } },
    { metric: 'tap at gateway to QR in sight, low', value: sinceTap / 1000, unit: 's', target: null },
  ];
}

/** The console's sign-in page: all that it loads, and the mark that Lighthouse's curves give to our own figures. */
async function signingIn(browser: Browser, url: string): Promise<Row[]> {
  const paints = await timeLoad(browser, `${url}/pravesh/login`, STD);
  const seconds = (metric: string, ms: number): Row => ({ metric, value: ms / 1000, unit: 's', target: null });
  return [
    {
      metric: 'sign-in: document, scripts and styles, gzip',
      value: (await gzipped(await signInFiles())) / KB,
      unit: 'KB',
      target: { most: 120 },
    },
    seconds('sign-in: first paint, std', paints.fcp),
    seconds('sign-in: LCP, std', paints.lcp),
    { metric: 'sign-in: TBT, std', value: paints.tbt, unit: 'ms', target: null },
    { metric: "sign-in: mark by Lighthouse's curves", value: scoreOf(paints), unit: '', target: { least: 98 } },
  ];
}

async function measure(url: string, browser: Browser): Promise<Row[]> {
  const park = await openPark(url);
  const page = `${url}/ticketbooking/${park.id}`;
  // The first visit of all warms the server up.
  await weighPage(browser, page);
  const staff = await weighConsole(browser, url, park);
  return [
    ...(await weights(browser, page)),
    ...(await heaviest()),
    ...(await timings(browser, page)),
    ...(await handling(browser, page)),
    ...(await arrivals(browser, page)),
    ...(await signingIn(browser, url)),
    {
      metric: 'console JS, sign-in to first table, gzip',
      value: staff / KB,
      unit: 'KB',
      target: { most: 220 },
      anchor: { who: 'Hi.Events login', value: 300 },
    },
  ];
}

/** How many processes wanted a core in the minute before: above the number of cores, timings measure the neighbours too. */
const [loadBefore = 0] = loadavg();

const machine = (browser: Browser) => ({
  cpu: cpus()[0]?.model ?? 'unknown',
  cores: cpus().length,
  loadBefore: round(loadBefore, 2),
  memoryGb: Math.round(totalmem() / 2 ** 30),
  system: `${platform()} ${arch()}`,
  node: process.version,
  browser: `Chromium ${browser.version()}`,
});

async function keep(rows: readonly Row[], browser: Browser): Promise<void> {
  await mkdir(RESULTS, { recursive: true });
  const figures = rows.map((row) => ({ ...row, ratio: ratioOf(row), met: isMet(row) }));
  const report = {
    command: 'npm run bench:pages',
    measuredAt: new Date(),
    what: WHAT.replaceAll('\n', ' '),
    machine: machine(browser),
    figures,
  };
  await writeFile(new URL('pages.json', RESULTS), `${JSON.stringify(report, null, 2)}\n`);
}

await buildWeb();
const product = await startProduct();
const browser = await openBrowser();
try {
  const rows = await measure(product.url, browser);
  console.log(`${WHAT}\n\n${tableOf(rows).join('\n')}`);
  console.log(`\nload of the machine before: ${round(loadBefore, 2)} on ${cpus().length} cores`);
  await keep(rows, browser);
} finally {
  await browser.close();
  await product.stop();
}
