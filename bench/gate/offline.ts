import { randomBytes } from 'node:crypto';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { dayOf } from '#contract/kernel/dates/dates.ts';
import { codeOf } from '#server/kernel/identity/ids.ts';
import { evaluateIn, signIn } from '../browser.ts';
import { latencyOf, median, type Row, setting } from '../harness.ts';
import { type BenchAccount, type Product, residentMb } from '../product.ts';
import { idOf } from '../rows.ts';
import { withCamera } from './camera.ts';

/** A gate that carries all of a day: what lies on the phone, how soon it is open, and how soon a phone that was off tells a ticket. */

/** Tickets of the day that some gate has let in, and those of which an older code is out. */
const USED = setting('USED', 100_000);
const CHANGED = setting('CHANGED', 10_000);
const ROUNDS = setting('STARTS', 7);
const CPU = 6;

const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
const chance = (length: number): string => Array.from(randomBytes(length), (byte) => LETTERS[byte & 31]).join('');
const ids = (count: number, organisation: string): string[] =>
  Array.from({ length: count }, () => chance(18) + codeOf(organisation));

/** A day at eight gates: tickets of one to five adults and up to three children, let in all day long; others were moved or refunded. */
async function addDay({ client }: Product, organisation: string): Promise<string[]> {
  const [used, changed] = [ids(USED, organisation), ids(CHANGED, organisation)];
  const [parkId, today] = [idOf('s', 1, organisation), dayOf(new Date())];
  await client.query(
    `insert into booking (id, kind, organisation_id, park_id, mobile, visit_date, people, status, original_paise, discount_paise,
       total_paise, gateway, places_held, paid_at, created_at, old_pass_day)
     select id, 'park-ticket', $3, $4, '9876543210', $5::date + (n > $6)::int * 3, 1 + n % 5 + n % 4,
       case when n > $6 and n % 2 = 0 then 'refunded' else 'paid' end, 20000, 0, 20000, 'ccav', true, now(), now(),
       case when n > $6 then $5::date end
     from unnest($1::text[] || $2::text[]) with ordinality as t(id, n)`,
    [used, changed, organisation, parkId, today, USED],
  );
  await client.query(
    `insert into booking_line (organisation_id, booking_id, category, label, price_paise, quantity)
     select $2, id, category, category, 5000, quantity from unnest($1::text[]) with ordinality as t(id, n),
       lateral (values ('adult', 1 + n % 5), ('child', n % 4)) as l(category, quantity) where quantity > 0`,
    [[...used, ...changed], organisation],
  );
  await client.query(
    `insert into scan (organisation_id, scan_id, booking_id, park_id, result, gate, device_id, account_id, scanned_at, received_at)
     select $2, 'scan' || n, id, $3, 'admitted', 'Gate ' || n % 8, 'device' || n % 8, $2, at, at
     from unnest($1::text[]) with ordinality as t(id, n), lateral (select now() - n * interval '30 ms' as at) a`,
    [used, organisation, parkId],
  );
  await client.query('analyze booking, booking_line, scan');
  return used;
}

/** Others ask one thing after the other as long as `work` goes on; answers their times in milliseconds. */
async function beside(url: string, work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  let isOver = false;
  const done = work().finally(() => (isOver = true));
  while (!isOver) {
    const began = performance.now();
    await (await fetch(`${url}/api/passes/key`)).text();
    times.push(performance.now() - began);
  }
  await done;
  return times;
}

/** A browser with a gate that has everything it needs without a network. */
interface Phone {
  context: BrowserContext;
  url: string;
}

/** Runs before the page's own scripts: types this code as soon as there is a field for it, and notes when the first verdict was painted. */
const TYPIST = (code: string): string => `
{
  const seen = { typed: 0, verdict: 0, words: '' };
  globalThis.praveshStart = seen;
  const code = ${JSON.stringify(code)};
  new MutationObserver(() => {
    const field = document.querySelector('.gate-typed input');
    if (code && field && !seen.typed) {
      seen.typed = performance.now();
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, code);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      setTimeout(() => field.form.requestSubmit());
    }
    const result = document.querySelector('[data-result]');
    if (!result || seen.words) return;
    seen.words = result.dataset.result;
    requestAnimationFrame(() => setTimeout(() => { seen.verdict = performance.now(); console.debug('verdict'); }));
  }).observe(document, { subtree: true, childList: true });
}`;

interface SeenStart {
  typed: number;
  verdict: number;
  words: string;
}

/** Opens the gate with a network until list and files of the page are on the device; answers the bytes that the list took on the way. */
async function prepare({ context, url }: Phone): Promise<{ sent: number; page: Page; session: CDPSession }> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const lists = new Set<string>();
  let sent = 0;
  session.on('Network.requestWillBeSent', ({ request, requestId }) => {
    if (request.url.includes('/passes/list')) lists.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (lists.has(requestId)) sent += encodedDataLength;
  });
  await signIn(page, url);
  await page.waitForURL(/\/app\//);
  await page.goto(`${url}/app/scan`);
  await page.getByText(/list of/).waitFor({ timeout: 120_000 });
  await page.waitForFunction("caches.match('/app/').then(Boolean)");
  return { sent, page, session };
}

/** The page's memory in bytes once its garbage has been collected: objects, and the bytes of arrays. */
async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const usage = (await session.send('Runtime.getHeapUsage')) as { usedSize: number; backingStorageSize?: number };
  return usage.usedSize + (usage.backingStorageSize ?? 0);
}

const storedIn = (page: Page): Promise<number> =>
  page.evaluate<number>('navigator.storage.estimate().then(({ usageDetails }) => usageDetails?.indexedDB ?? 0)');

interface Start extends SeenStart {
  /** The list took this long to open. */
  openMs: number;
}

/** Starts the page on a phone that was off: no tab, no worker, no network. */
async function coldStart({ context, url }: Phone, code: string): Promise<Start> {
  for (const page of context.pages()) await page.close();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await page.addInitScript(TYPIST(code));
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  // Asking the page again and again would slow it down.
  const told = page.waitForEvent('console', { predicate: (message) => message.text() === 'verdict', timeout: 60_000 });
  await page.goto(`${url}/app/scan`, { waitUntil: 'commit' });
  await told;
  const seen = await evaluateIn<SeenStart>(session, 'globalThis.praveshStart');
  const openMs = await evaluateIn<number>(session, `performance.getEntriesByName('gate.list')[0]?.duration ?? 0`);
  return { ...seen, openMs };
}

/** All that the list takes on its way and on the phone: what a phone of a day without tickets has is taken off. */
async function carrying(phone: Phone, empty: Carried): Promise<Row[]> {
  const { sent, stored, heap } = await carried(phone);
  const [kept, held] = [stored - empty.stored, heap - empty.heap];
  return [
    row(`list of ${USED} used and ${CHANGED} changed tickets, on the way`, sent / 1e6, 'MB'),
    row('the same in the storage of the phone', kept / 1e6, 'MB'),
    row('the same in the memory of the page', held / 1e6, 'MB'),
    row('on the phone in all', (kept + held) / 1e6, 'MB', 12),
  ];
}

interface Carried {
  sent: number;
  stored: number;
  heap: number;
}

async function carried(phone: Phone): Promise<Carried> {
  const { sent, page, session } = await prepare(phone);
  const found = { sent, stored: await storedIn(page), heap: await heapOf(session) };
  await page.close();
  return found;
}

/** A phone that was off, and has no network, is shown tickets that another gate has let in: as of the first verdict. */
async function starting(phone: Phone, by: string, codes: readonly string[]): Promise<Row[]> {
  await phone.context.setOffline(true);
  const starts: Start[] = [];
  for (const code of codes) starts.push(await coldStart(phone, code));
  const wrong = starts.filter(({ words }) => words !== 'already_scanned').length;
  const { p50, worst } = latencyOf(starts.map(({ verdict }) => verdict));
  return [
    row(`off to first verdict without a network, code ${by}, CPU/${CPU}, median`, p50, 'ms', 1500),
    row(`off to first verdict without a network, code ${by}, CPU/${CPU}, worst`, worst, 'ms'),
    row(`first verdicts that were wrong, code ${by}`, wrong, '', 0),
    row(`list is open, code ${by}, CPU/${CPU}, median`, median(starts.map(({ openMs }) => openMs)), 'ms', 1000),
  ];
}

/** The server makes the list, page by page as gates ask for it, and answers others meanwhile. */
async function making({ url, pid }: Product, person: BenchAccount): Promise<Row[]> {
  const before = residentMb(pid);
  const pages: number[] = [];
  const waits = await beside(url, async () => {
    for (let next: string | null = ''; next !== null; ) {
      const began = performance.now();
      const after = next && `?after=${encodeURIComponent(next)}`;
      const { list } = (await (await person.ask('GET', `/passes/list${after}`)).json()) as { list: string };
      pages.push(performance.now() - began);
      next = (JSON.parse(list) as { next: string | null }).next;
    }
  });
  const grown = residentMb(pid) - before;
  return [
    row('the server makes a page of the list, median', median(pages), 'ms'),
    row(
      `the server makes all ${pages.length} pages`,
      pages.reduce((all, ms) => all + ms, 0),
      'ms',
    ),
    row('another call beside it, p99', latencyOf(waits).p99, 'ms'),
    row('another call beside it, worst', latencyOf(waits).worst, 'ms'),
    row('memory of the server grows by', grown, 'MB'),
  ];
}

const row = (metric: string, value: number, unit: Row['unit'], most?: number): Row => ({
  ...{ metric, value, unit },
  ...(most !== undefined && { target: { most } }),
});

/** Figures of a gate without a network at the end of a large day. `signed` answers the code of a ticket. */
export async function offlineRows(
  product: Product,
  person: BenchAccount,
  signed: (bookingId: string) => string,
): Promise<Row[]> {
  const aPhone = async (browser: Browser): Promise<Phone> => ({
    context: await browser.newContext({ viewport: { width: 360, height: 640 } }),
    url: product.url,
  });
  const empty = await withCamera([], 1, async (browser) => carried(await aPhone(browser)));
  const codes = (await addDay(product, person.organisation)).slice(0, ROUNDS).map(signed);
  const made = await making(product, person);
  const typed = await withCamera([], 1, async (browser) => {
    const phone = await aPhone(browser);
    return [...(await carrying(phone, empty)), ...(await starting(phone, 'typed', codes))];
  });
  const filmed = await withCamera(codes.slice(0, 1), 30, async (browser) => {
    const phone = await aPhone(browser);
    await carried(phone);
    return starting(
      phone,
      'held before the camera',
      codes.map(() => ''),
    );
  });
  return [...made, ...typed, ...filmed];
}
