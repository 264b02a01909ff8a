import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { aGatewayCredential } from '#server/gateway-credentials/factory.ts';
import { anOwner, type Owner } from '#server/organisations/factory.ts';
import { aParkWithoutKeys } from '#server/parks/factory.ts';
import { aForm } from '#server/testing/upload.ts';
import { demoMerchants } from '../sandbox/merchants.ts';
import { buildWeb } from '../scripts/build.ts';
import { LOW, STD, withBrowser } from './browser.ts';
import { type Row, report } from './harness.ts';
import { scoreOf } from './pages/score.ts';
import {
  effortOfBooking,
  smallestTarget,
  timeLoad,
  timeQr,
  timeTaps,
  weighConsole,
  weighPage,
} from './pages/visits.ts';
import { callsAt, LOGIN, withProduct } from './product.ts';

/** `npm run bench:pages`, explained in bench/README.md. */
const PARK = 'Nehru Zoological Park';
/** Rupees; flags and fees have the API's own names. */
const FEES = { adult: 100, child: 50, seniorCitizen: 60, twowheeler: 20, fourwheeler: 60, camera: 150 };
const SELLS = Object.fromEntries(
  Object.entries(FEES).flatMap(([key, fee]) => [
    [key, true],
    [`${key}Fee`, fee],
  ]),
);

const hiEvents = (value: number) => ({ anchor: { who: 'Hi.Events', value } });
const least = (least: number) => ({ target: { least } });
const most = (most: number) => ({ target: { most } });

async function openPark(calls: ReturnType<typeof callsAt>, owner: Owner): Promise<string> {
  const { merchantId: mid, accessCode: accessKey, workingKey } = demoMerchants[0] as (typeof demoMerchants)[number];
  const park = { parkName: PARK, location: 'Bahadurpura, Hyderabad', startTime: '09:00', endTime: '23:59', mid };
  const { _id: parkId } = await aParkWithoutKeys(calls, owner, { ...park, ...SELLS });
  await aGatewayCredential(calls, owner, parkId, { mid, accessKey, workingKey });
  return parkId;
}

async function weights(browser: Browser, page: string): Promise<Row[]> {
  const { script, markup } = await weighPage(browser, page);
  return [
    { metric: 'first-load JS, gzip', value: script, unit: 'KB', ...most(90), ...hiEvents(344) },
    { metric: 'HTML and CSS, gzip', value: markup, unit: 'KB', ...most(14) },
  ];
}

const seconds = (metric: string, ms: number): Row => ({ metric, value: ms / 1000, unit: 's' });

async function timings(browser: Browser, page: string): Promise<Row[]> {
  const std = { ...(await timeLoad(browser, page, STD)), ...(await timeTaps(browser, page, STD)) };
  const low = { ...(await timeLoad(browser, page, LOW)), ...(await timeTaps(browser, page, LOW)) };
  const requests = Math.max(std.requests, low.requests);
  return [
    { metric: 'requests before usable', value: requests, unit: '', ...most(10), ...hiEvents(47) },
    { ...seconds('LCP, std', std.lcp), ...most(1.2), ...hiEvents(2.58) },
    { ...seconds('LCP, low', low.lcp), ...most(2), ...hiEvents(5.57) },
    { ...seconds('tap-ready, std', std.tapReady), ...most(1.2), ...hiEvents(4.3) },
    { ...seconds('tap-ready, low', low.tapReady), ...most(2.2), ...hiEvents(8.3) },
    { metric: 'TBT, std', value: std.tbt, unit: 'ms', ...most(50), ...hiEvents(551) },
    { metric: 'CLS', value: Math.max(std.cls, low.cls), unit: '', ...most(0.02), ...hiEvents(0.068) },
  ];
}

async function handling(browser: Browser, page: string): Promise<Row[]> {
  const [side, html] = await smallestTarget(browser, page);
  if (side < 44) console.log(`smallest: ${html}`);
  const { fields, taps } = await effortOfBooking(browser, page);
  const { sinceReturn, sinceTap } = await timeQr(browser, page);
  return [
    { metric: 'smallest target', value: side, unit: 'px', ...least(44), ...hiEvents(28) },
    { metric: 'typed fields, 2 adults to pay', value: fields, unit: '', ...most(1), ...hiEvents(9) },
    { metric: 'taps, 2 adults to pay', value: taps, unit: '', ...most(5) },
    { ...seconds('return from gateway to QR in sight, low', sinceReturn), ...most(2) },
    seconds('tap at gateway to QR in sight, low', sinceTap),
  ];
}

/** An image with a photograph's detail and about its size: enlarged noise, new in each run. */
async function aPhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 45 } as const;
  const grain = sharp({ create: { width: 200, height: 125, channels: 3, background: '#000', noise } });
  return sharp(await grain.png().toBuffer())
    .resize(1600, 1000)
    .jpeg()
    .toBuffer();
}

/** Paint times of a page on the phone STD, and their score by Lighthouse's curves. */
async function sight(browser: Browser, name: string, page: string, mostLcp?: number): Promise<Row[]> {
  const paints = await timeLoad(browser, page, STD);
  return [
    seconds(`${name}: first paint, std`, paints.fcp),
    { ...seconds(`${name}: LCP, std`, paints.lcp), ...(mostLcp && most(mostLcp)) },
    { metric: `${name}: TBT, std`, value: paints.tbt, unit: 'ms' },
    { metric: `${name}: CLS, std`, value: paints.cls, unit: '', ...most(0.02) },
    { metric: `${name}: mark by Lighthouse's curves`, value: scoreOf(paints), unit: '', ...least(98) },
  ];
}

async function sights(browser: Browser, url: string, owner: Owner, parkId: string): Promise<Row[]> {
  const { call } = callsAt(url);
  const home = await sight(browser, 'home', `${url}/home`, 1.2);
  const { body, headers } = await aForm(await aPhoto());
  const { json } = await call('POST', '/image/upload', body, { ...owner, headers });
  await call('PUT', `/offering/park/${parkId}/presentation`, { pictures: [json.url] }, owner);
  return [
    ...home,
    ...(await sight(browser, 'home with a picture', `${url}/home`, 1.8)),
    ...(await sight(browser, 'booking page with a picture', `${url}/ticketbooking/${parkId}`, 1.8)),
  ];
}

async function measure(url: string, browser: Browser): Promise<Row[]> {
  const calls = callsAt(url);
  const owner = await anOwner(calls, LOGIN);
  const parkId = await openPark(calls, owner);
  const page = `${url}/ticketbooking/${parkId}`;
  // The first visit of all warms the server up.
  await weighPage(browser, page);
  const staff = await weighConsole(browser, url, PARK);
  const login = { anchor: { who: 'Hi.Events login', value: 300 } };
  return [
    ...(await weights(browser, page)),
    ...(await timings(browser, page)),
    ...(await handling(browser, page)),
    ...(await sight(browser, 'sign-in', `${url}/pravesh/login`)),
    { metric: 'console JS, sign-in to first table, gzip', value: staff, unit: 'KB', ...most(430), ...login },
    ...(await sights(browser, url, owner, parkId)),
  ];
}

await buildWeb();
const asAtHome = { env: { NODE_ENV: 'development' } };
const rows = await withProduct(({ url }) => withBrowser((browser) => measure(url, browser)), asAtHome);
report('pages', rows, { profiles: { std: STD, low: LOW } });
