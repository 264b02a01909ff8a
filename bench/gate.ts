import { readdirSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { dayOf } from '#contract/kernel/dates/dates.ts';
import { qrDataUrl } from '#server/kernel/http/pages/qr-image.ts';
import { passKeyOf, signPass } from '#server/passes/service.ts';
import { buildWeb } from '../scripts/build.ts';
import { evaluateIn, signIn, withBrowser } from './browser.ts';
import { drawn, withCamera } from './gate/camera.ts';
import { FILM_OBSERVER, readFrames, type SeenFilm } from './gate/frames.ts';
import { offlineRows } from './gate/offline.ts';
import { latencyOf, median, type Row, report, setting } from './harness.ts';
import { APP_SECRET, type Product, register, withProduct } from './product.ts';
import { addParks, idOf } from './rows.ts';

/** `npm run bench:gate`: what it measures stands in bench/README.md. */
const CPU = 6;
/** Pictures of each of the two tickets. */
const WAYS = 60;
/** Tickets of the film, a second each. */
const TICKETS = setting('TICKETS', 20);
const FRAMES_A_TICKET = 30;

/** Paid tickets for today, at a park of whoever has registered; answers what their codes say. */
async function addTickets({ client }: Product, organisation: string, count: number): Promise<string[]> {
  await addParks(client, 's', 1, 1e6, organisation);
  const [parkId, today] = [idOf('s', 1, organisation), dayOf(new Date())];
  const ids = Array.from({ length: count }, (_, n) => idOf('t', n, organisation));
  await client.query(
    `insert into booking (id, kind, organisation_id, park_id, mobile, visit_date, people, status, original_paise, discount_paise,
       total_paise, gateway, places_held, paid_at, created_at)
     select id, 'park-ticket', $2, $3, '9876543210', $4, 2, 'paid', 20000, 0, 20000, 'ccav', true, now(), now() from unnest($1::text[]) as id`,
    [ids, organisation, parkId, today],
  );
  return ids.map(signedFor({ organisation }));
}

/** Answers the code of a ticket of two for today. */
function signedFor({ organisation }: { organisation: string }): (bookingId: string) => string {
  const [parkId, visitDate] = [idOf('s', 1, organisation), dayOf(new Date())];
  const passKey = passKeyOf({ appSecret: APP_SECRET });
  return (bookingId) => signPass({ passKey }, { bookingId, parkId, visitDate, people: 2 });
}

const share = (read: number, of: number): Row => ({
  metric: `spoilt pictures of two tickets that were read, of ${of}`,
  value: read,
  unit: '',
  target: { least: of - 1 },
});

/** Reads 120 pictures, each spoilt in one of four ways, by the product's own worker. A worker knows no slow processor: its times are multiplied. */
async function reading(browser: Browser, url: string, codes: string[]): Promise<Row[]> {
  const frames = await drawn(browser, { codes: codes.map(qrDataUrl), ways: WAYS, repeats: 1 });
  const name = readdirSync('dist/web/assets/console').find((file) => /^qr-worker-.*\.js$/.test(file));
  const page = await browser.newPage();
  await page.goto(`${url}/pravesh/login`);
  const read = await page.evaluate(readFrames, { frames, worker: `/assets/console/${name}` });
  await page.close();
  const isRight = (code: string | null, at: number): boolean => code === codes[at % codes.length];
  const right = read.filter(({ small, whole }, at) => isRight(small, at) || isRight(whole, at)).length;
  const wrong = read.flatMap(({ small, whole }) => [small, whole]).filter((code) => code && !codes.includes(code));
  const small = latencyOf(read.slice(1).map(({ smallMs }) => CPU * smallMs));
  const whole = latencyOf(read.slice(1).map(({ wholeMs }) => CPU * wholeMs));
  return [
    share(right, frames.length),
    {
      metric: 'of these at first sight, 640 pixels wide',
      value: read.filter((one, at) => isRight(one.small, at)).length,
      unit: '',
    },
    { metric: 'codes read that nobody showed', value: wrong.length, unit: '', target: { most: 0 } },
    { metric: 'a look at 640 pixels, times six, p95', value: small.p95, unit: 'ms' },
    { metric: 'a look at all pixels, times six, p95', value: whole.p95, unit: 'ms' },
  ];
}

/** Holds one ticket after the other before the camera of a gate, at a phone's pace, and watches what it says. */
const filming = ({ url }: Product, codes: string[]): Promise<Row[]> =>
  withCamera(codes, FRAMES_A_TICKET, async (browser) => rowsOf(await watched(browser, url)));

async function watched(browser: Browser, url: string): Promise<SeenFilm> {
  const page = await browser.newPage({ viewport: { width: 360, height: 640 } });
  await page.addInitScript(FILM_OBSERVER);
  await signIn(page, url);
  await page.waitForURL(/\/app\//);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  await page.goto(`${url}/app/scan`);
  await page.locator('[data-result]').waitFor({ timeout: 120_000 });
  await page.waitForTimeout(TICKETS * 1000);
  return evaluateIn<SeenFilm>(session, 'globalThis.praveshFilm');
}

/** Each ticket is held up for a second: the first verdict after it came is its own, any other is one too many. */
function rowsOf({ tickets, verdicts }: SeenFilm): Row[] {
  const began = median(tickets.slice(1).map((at, n) => at - 1000 * n));
  const held = Array.from({ length: TICKETS - 4 }, (_, n) => {
    const from = began + 1000 * (n + 3);
    return { from, own: verdicts.filter(({ at }) => at >= from && at < from + 1000) };
  });
  const waits = latencyOf(held.flatMap(({ from, own }) => (own[0] ? [own[0].at - from] : [])));
  return [
    {
      metric: `tickets held up for a second, of ${held.length}, that got a verdict`,
      value: waits.count,
      unit: '',
      target: { least: held.length },
    },
    {
      metric: 'verdicts on a ticket that had one',
      value: held.filter(({ own }) => own.length > 1).length,
      unit: '',
      target: { most: 0 },
    },
    { metric: `in sight to verdict, CPU/${CPU}, median`, value: waits.p50, unit: 'ms', target: { most: 400 } },
    { metric: `in sight to verdict, CPU/${CPU}, worst`, value: waits.worst, unit: 'ms' },
  ];
}

await buildWeb();
const rows = await withProduct(
  async (product) => {
    const person = await register(product.url, 'park');
    const codes = await addTickets(product, person.organisation, TICKETS);
    const read = await withBrowser((browser) => reading(browser, product.url, codes.slice(0, 2)));
    return [...read, ...(await filming(product, codes)), ...(await offlineRows(product, person, signedFor(person)))];
  },
  { env: { NODE_ENV: 'development' } },
);
report('gate', rows, { cpu: CPU });
