import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { aBranch, aClinic, bookDoctor, bookLoan, tokenOwners } from '#server/appointments/factory.ts';
import { aCounter } from '#server/counters/factory.ts';
import { giveKeys } from '#server/gateway-credentials/factory.ts';
import { axeFinds, axeFindsOnAnyScreen } from './axe.ts';
import { seeAllFits } from './boards.ts';
import { openBrowser, PATIENCE_MS, sizes } from './browser.ts';
import { startProduct } from './product.ts';
import { isLive, quiet, signInAtCounter } from './staff.ts';
import { alive } from './visitor.ts';

const product = startProduct();
const { visit } = openBrowser();

let owners: Awaited<ReturnType<typeof tokenOwners>>;
beforeAll(async () => {
  owners = await tokenOwners(product);
  for (const owner of [owners.bank, owners.doctors])
    await product.call('PUT', '/organisation/brand', { roomLanguages: ['en'] }, owner);
});

interface Branch {
  _id: string;
  counters: { token: string }[];
  tokens: { _id: string; tokenNumber: number }[];
}

/** A branch with counters, in which so many wait. */
async function aWaitingBranch(waiting: number, counters: number): Promise<Branch> {
  const branch = await aBranch(product, owners.bank, { branchName: 'Ameerpet Branch' });
  const desks = [];
  for (let n = 1; n <= counters; n += 1)
    desks.push(await aCounter(product, owners.bank, branch._id, { counterNumber: String(n) }));
  const tokens = [];
  for (let n = 0; n < waiting; n += 1) tokens.push((await bookLoan(product, branch)).json);
  return { _id: branch._id, counters: desks, tokens };
}

const next = async ({ _id }: Branch, counter: { token: string } | undefined): Promise<void> => {
  const { status, text } = await product.call('POST', '/queue/next', { kind: 'loan', id: _id }, counter);
  expect(status, text).toBe(200);
};
const complete = async (branch: Branch, at: number, counter = branch.counters[0]): Promise<void> => {
  const path = `/loanbooking/${branch.tokens[at]?._id}`;
  const { status, text } = await product.call('PUT', path, { bookingStatus: 'complete' }, counter);
  expect(status, text).toBe(200);
};

const open = (page: Page, path: string) => page.goto(`${product.url}${path}`);
const tokenPage = (branch: Branch, at: number) => `/loanappointment/${branch.tokens[at]?._id}/${branch._id}`;
const says = (page: Page, words: string | RegExp) => page.locator('.token .state', { hasText: words }).waitFor();
const serves = (page: Page, station: string, number: number) =>
  page
    .locator('.station', { has: page.getByRole('heading', { name: station }) })
    .locator('.serving', { hasText: new RegExp(`^${number}$`) })
    .waitFor();

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

it('two visitors, the clerk and the board are open at once: one key of the clerk changes all four, and a reload tells the same', async () => {
  const { _id: branchId } = await aBranch(product, owners.bank, { branchName: 'Charminar Branch' });
  const { mobile } = await aCounter(product, owners.bank, branchId, { counterNumber: '1' });
  const board = await visit({ device: 'desktop' });
  await board.goto(`${product.url}/board/loan/${branchId}`);
  await isLive(board);
  const clerk = await visit({ device: 'desktop' });
  await signInAtCounter(clerk, product, mobile);
  const first = await aVisitor(branchId, 'Mohan Rao', '9876500001');
  const second = await aVisitor(branchId, 'Lakshmi Devi', '9876500002');
  await says(second, '1 person before you');
  await clerk.getByRole('button', { name: 'Call: token 2' }).waitFor();
  await board.getByText('Next', { exact: true }).waitFor();

  await clerk.keyboard.press('n');
  await clerk.locator('.serving-number').getByText('1', { exact: true }).waitFor();
  await says(first, 'You are being called. Please go to counter 1.');
  await says(second, 'You are next.');
  // A call lies over it.
  await board.locator('.serving', { hasText: /^1$/ }).waitFor({ state: 'attached' });

  await quiet(clerk);
  await clerk.keyboard.press('n');
  await says(first, 'Done. Thank you for coming.');
  await says(second, 'You are being called. Please go to counter 1.');
  await board.locator('.serving', { hasText: /^2$/ }).waitFor({ state: 'attached' });
  await expect.poll(() => second.title(), { timeout: PATIENCE_MS }).toBe('Your turn – token 2');
  await second.reload();
  await says(second, 'You are being called. Please go to counter 1.');
});

it('a pause and a delay are on every open page at once', async () => {
  const clinic = await aClinic(product, owners.doctors, {
    clinicName: 'Lotus Clinic',
    startTime: '00:00',
    endTime: '23:59',
  });
  const { json } = await bookDoctor(product, clinic);
  const [page, board] = [await visit(), await visit({ device: 'desktop' })];
  await open(page, `/doctorappointment/${json._id}/${clinic._id}`);
  await open(board, `/board/doctor/${clinic._id}`);
  await Promise.all([page, board].map(isLive));
  const pause = { kind: 'doctor', id: clinic._id, paused: true, lateMinutes: 25 };
  await product.call('POST', '/queue/pause', pause, { token: owners.doctors.token });
  await page.getByText('Running late by about 25 min. You keep your place.').waitFor();
  await page.getByText('The queue is paused').waitFor();
  await board.locator('.pause', { hasText: 'Paused' }).waitFor();
  // A pause fills the card, and the delay is back with the number.
  await product.call('POST', '/queue/pause', { ...pause, paused: false }, { token: owners.doctors.token });
  await board.getByText('Running late by about 25 min').waitFor();
  await board.setViewportSize({ width: 1280, height: 720 });
  await seeAllFits(board);
});

const network = (page: Page, isThere: boolean): Promise<void> =>
  (page.context() as BrowserContext).setOffline(!isThere);

it('a lost network leaves the old numbers greyed and says since when; coming back heals what was missed', async () => {
  const branch = await aWaitingBranch(4, 1);
  const [page, board] = [await visit(), await visit({ device: 'desktop' })];
  await open(page, tokenPage(branch, 3));
  await open(board, `/board/loan/${branch._id}`);
  await Promise.all([page, board].map(isLive));
  await Promise.all([network(page, false), network(board, false)]);
  await page.getByText(/^Reconnecting… last update \d+:\d\d [ap]m$/).waitFor();
  await board.getByText(/^Reconnecting… last update/).waitFor();
  await says(page, '3 people before you');
  await page.locator('.token.old').waitFor();
  await next(branch, branch.counters[0]);
  await complete(branch, 0);
  await Promise.all([network(page, true), network(board, true)]);
  await says(page, '1 person before you');
  await serves(board, 'Counter 1', 2);
  await Promise.all([page, board].map(isLive));
});

/** Writes down what a page that speaks would say. */
async function recordSpeech(page: Page, tags: string[]): Promise<() => Promise<string[]>> {
  await page.addInitScript((langs) => {
    const said: string[] = [];
    const voices = langs.map((lang) => ({ lang, localService: true, name: lang, default: false, voiceURI: lang }));
    const synthesis = {
      getVoices: () => voices,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      speak: (utterance: { text: string; lang: string; onend?: () => void }) => {
        said.push(`${utterance.lang}: ${utterance.text}`);
        utterance.onend?.();
      },
    };
    Object.defineProperty(globalThis, 'speechSynthesis', { value: synthesis });
    Object.defineProperty(globalThis, 'SpeechSynthesisUtterance', {
      value: class {
        text: string;
        constructor(text: string) {
          this.text = text;
        }
      },
    });
    Object.assign(globalThis, { said });
  }, tags);
  return () => page.evaluate(() => (globalThis as unknown as { said: string[] }).said);
}

it('a started board calls numbers in the chosen languages this device has a voice for, twice, and keeps the choice', async () => {
  const branch = await aWaitingBranch(3, 3);
  const board = await visit({ device: 'desktop' });
  const said = await recordSpeech(board, ['en-IN', 'te_IN']);
  await board.clock.install();
  await open(board, `/board/loan/${branch._id}`);
  await isLive(board);
  await board.getByRole('button', { name: 'తెలుగు' }).click();
  await board.getByRole('button', { name: 'हिन्दी' }).click();
  await board.getByRole('button', { name: 'Start board' }).click();
  await board.getByText(/no voice for हिन्दी: recorded words are played/).waitFor();
  await next(branch, branch.counters[2]);
  const sentences = ['en-IN: Token 1, counter 3', 'te_IN: టోకెన్ ఒకటి, కౌంటర్ మూడు'];
  await expect.poll(said, { timeout: PATIENCE_MS }).toEqual(sentences);
  await board.clock.fastForward('00:10');
  await expect.poll(said, { timeout: PATIENCE_MS }).toEqual([...sentences, ...sentences]);
  await board.evaluate(() => location.reload());
  await board.locator('.sound.on').waitFor();
  await board.getByRole('button', { name: 'తెలుగు', pressed: true }).waitFor();
});

it('axe finds nothing on token pages and boards, on a phone and a desktop, light and dark', async () => {
  const branch = await aWaitingBranch(6, 2);
  await next(branch, branch.counters[0]);
  await next(branch, branch.counters[1]);
  await product.call('PUT', `/loanbooking/${branch.tokens[0]?._id}`, { bookingStatus: 'noshow' }, branch.counters[0]);
  const clinic = await aClinic(product, owners.doctors, {
    clinicName: 'Lotus Clinic',
    startTime: '00:00',
    endTime: '23:59',
  });
  const done = (await bookDoctor(product, clinic)).json;
  await product.call(
    'PUT',
    `/doctorbooking/${done._id}`,
    { bookingStatus: 'complete' },
    { token: owners.doctors.token },
  );
  await giveKeys(product, 'clinic_id', clinic._id);
  const online = (await bookDoctor(product, clinic, { paymentMode: 'online' })).json;
  const pages: [string, string][] = [
    ['token-near', tokenPage(branch, 2)],
    ['token-done', `/doctorappointment/${done._id}/${clinic._id}`],
    ['token-unpaid', `/doctorappointment/${online._id}/${clinic._id}`],
    ['board-branch', `/board/loan/${branch._id}`],
    ['board-clinic', `/board/doctor/${clinic._id}`],
  ];
  const page = await visit();
  const found: string[] = [];
  for (const [name, path] of pages) {
    await open(page, path);
    if (name !== 'token-unpaid') await isLive(page);
    found.push(...(await axeFindsOnAnyScreen(page, name)));
  }
  await page.setViewportSize(sizes.phone);
  await open(page, tokenPage(branch, 5));
  await isLive(page);
  await network(page, false);
  await page.getByText(/^Reconnecting/).waitFor();
  found.push(...(await axeFinds(page, 'token-lost-phone')));
  expect(found).toEqual([]);
});
