import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { aBranch, aClinic, bookDoctor, bookLoan, tokenOwners } from '#server/appointments/factory.ts';
import { aCounter } from '#server/counters/factory.ts';
import { aRecord } from '#server/testing/catalogue.ts';
import { giveDigits, numbersOf, outside, seeAllFits } from './boards.ts';
import { openBrowser, PATIENCE_MS } from './browser.ts';
import { startProduct } from './product.ts';
import { contactSheet, lightAndDark } from './screens.ts';

const product = startProduct();
const { visit } = openBrowser();

let owners: Awaited<ReturnType<typeof tokenOwners>>;
beforeAll(async () => {
  owners = await tokenOwners(product);
  // All languages at once take the most room.
  const look = { colour: '#7a1f3d', roomLanguages: ['te', 'hi', 'en'] };
  await product.call('PUT', '/organisation/brand', look, owners.doctors);
});

async function called(place: object, token: string): Promise<void> {
  const { status, text } = await product.call('POST', '/queue/next', place, { token });
  expect(status, text).toBe(200);
}

/** A clinic in which each of so many doctors sees somebody after others, is late, and three wait for each, for more than a hundred minutes; and its doctors. */
async function aClinicAtWork(count: number) {
  const others: string[] = [];
  for (let n = 1; n < count; n += 1)
    others.push(
      (await aRecord(product, owners.doctors, '/doctor', { doctorName: `Dr Lakshmi Narasimha Rao ${n}` }))._id,
    );
  const hours = { startTime: '00:00', endTime: '23:58' };
  const name = { clinicName: 'Sanjeevani Skin and Hair Clinic' };
  const clinic = await aClinic(product, owners.doctors, { ...name, ...hours, doctorIds: others });
  for (const doctorId of [clinic.doctorId, ...others]) {
    const queue = { kind: 'doctor', id: clinic._id, doctorId };
    for (let n = 0; n < 8; n += 1) await bookDoctor(product, { _id: clinic._id, doctorId });
    for (let n = 0; n < 5; n += 1) await called(queue, owners.doctors.token);
    const late = { ...queue, lateMinutes: 70 };
    expect((await product.call('POST', '/queue/pause', late, { token: owners.doctors.token })).status).toBe(200);
  }
  await product.database.asOwner(
    `update token set state = 'complete', completed_at = now() - number * interval '20 minutes' where queue_id = $1 and number < 5`,
    [clinic._id],
  );
  const notice = { boardNotice: 'The lift is closed today. Please take the stairs on the left.' };
  await product.call('PUT', `/offering/clinic/${clinic._id}/presentation`, notice, owners.doctors);
  return { kind: 'doctor', id: clinic._id, doctorIds: [clinic.doctorId, ...others] };
}

const SCREENS = [
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 720, height: 1280 },
];

/** Answers what stands out while the board is in a language, which has the widest words; another one's turn may be on. */
async function outsideIn(board: Page, language: string): Promise<string[]> {
  const before = await board.locator(`.nexts:lang(${language})`).count();
  const found = await outside(board);
  const after = await board.locator(`.nexts:lang(${language})`).count();
  return before > 0 && after > 0 ? found : [`not in ${language}`];
}

/** A television's digits are a sixth of its height, narrower an eighth; on an upright one six doctors share it. */
const leastAt = ({ width, height }: { width: number; height: number }): number =>
  width / height > 1.7 ? 1 / 6 : width > height ? 1 / 8 : 1 / 16;

it.each([1, 2, 3, 4, 6])(
  'on the board of %i doctors numbers of one to four digits stand in one line, a sixth of the height or as wide as there is room, and nothing leaves the screen, nor in a pause',
  async (doctors) => {
    const place = await aClinicAtWork(doctors);
    const board = await visit({ device: 'desktop' });
    for (const digits of [1, 2, 3, 4]) {
      await giveDigits(product, place.id, digits);
      await board.goto(`${product.url}/board/${place.kind}/${place.id}`);
      await board.getByText('Live', { exact: true }).waitFor();
      for (const size of SCREENS) {
        await board.setViewportSize(size);
        const where = `${digits} digits at ${size.width}x${size.height}`;
        await board.locator('.wait').first().waitFor();
        await expect.poll(() => outsideIn(board, 'te'), { message: where, timeout: PATIENCE_MS }).toEqual([]);
        await board.keyboard.press('Shift');
        await board.getByRole('button', { name: 'Start board' }).click({ trial: true });
        const { height, broken } = await numbersOf(board);
        expect(broken, where).toEqual([]);
        expect(height, where).toBeGreaterThanOrEqual(leastAt(size));
      }
    }
    const { doctorIds, ...queue } = place;
    for (const doctorId of doctorIds) {
      const pause = { ...queue, doctorId, paused: true, backAt: '23:59', lateMinutes: 70 };
      await product.call('POST', '/queue/pause', pause, owners.doctors);
    }
    await board
      .locator('.pause')
      .nth(Math.min(doctors, 2) - 1)
      .waitFor();
    for (const size of SCREENS) {
      await board.setViewportSize(size);
      await board.keyboard.press('Shift');
      await seeAllFits(board);
    }
  },
);

/** Lets each call have the whole screen for its six seconds. */
const passCalls = (board: Page): Promise<void> =>
  expect
    .poll(
      async () => {
        await board.clock.fastForward('00:06');
        return board.locator('.whole').count();
      },
      { timeout: PATIENCE_MS },
    )
    .toBe(0);

/** Whoever wants no movement sees the call all the same. */
async function stillFor(board: Page): Promise<void> {
  await board.emulateMedia({ reducedMotion: 'reduce' });
  const whole = board.locator('.whole');
  expect(await whole.evaluate((part) => part.getAnimations({ subtree: true }).length)).toBe(0);
  await board.emulateMedia({ reducedMotion: 'no-preference' });
}

it('a board that serves, calls, is closed, pauses or has lost its network is whole on a wide and an upright screen', async () => {
  const { doctorIds, ...place } = await aClinicAtWork(3);
  const board = await visit({ device: 'desktop' });
  await board.clock.install();
  await board.goto(`${product.url}/board/${place.kind}/${place.id}`);
  await board.getByText('Live', { exact: true }).waitFor();
  await board.clock.fastForward('00:10');
  await board.locator('.sound').waitFor({ state: 'detached' });
  const all = async (path: string, change: object): Promise<void> => {
    for (const doctorId of doctorIds)
      expect((await product.call('POST', path, { ...place, doctorId, ...change }, owners.doctors)).status).toBe(200);
  };
  const states: [shown: string, begin: () => Promise<unknown>][] = [
    ['.nexts', async () => undefined],
    ['.whole', () => all('/queue/next', {})],
    ['.station.new', () => stillFor(board).then(() => passCalls(board))],
    ['.note', () => all('/queue/close', {})],
    ['.pause', () => all('/queue/pause', { paused: true, backAt: '23:59' })],
    ['.board.old', () => board.context().setOffline(true)],
  ];
  const sheet = contactSheet('board-states', 320);
  for (const [shown, begin] of states) {
    await begin();
    await board.locator(shown).first().waitFor();
    const pictures: Buffer[] = [];
    for (const size of [SCREENS[0], SCREENS[2]]) {
      await board.setViewportSize(size as { width: number; height: number });
      await seeAllFits(board);
      pictures.push(...(await lightAndDark(board)));
    }
    sheet.add(pictures);
  }
  await sheet.keep();
});

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
  const branch = await aBranch(product, owners.bank, { branchName: 'Ameerpet Branch' });
  await bookLoan(product, branch);
  const { token } = await aCounter(product, owners.bank, branch._id, { counterNumber: '1' });
  const television = await visit({ device: 'desktop' });
  await television.goto(`${product.url}/board`);
  const shown = television.getByRole('status', { name: 'Code of this screen' });
  await expect.poll(() => shown.textContent()).toMatch(/^\d{3} \d{3}$/);
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

/** Draws the board as browsers before Chrome 87 do: no gap between the parts of a row. Runs in the page. */
function drawAsOldTelevision(): void {
  for (const sheet of document.styleSheets)
    for (const rule of [...sheet.cssRules])
      if (rule instanceof CSSSupportsRule && rule.conditionText.includes('inset'))
        for (const old of rule.cssRules) sheet.insertRule(old.cssText, sheet.cssRules.length);
  for (const part of document.querySelectorAll<HTMLElement>('.board footer, .board footer *')) part.style.gap = '0';
}

/** Neighbours in a row of the footer that touch. Runs in the page. */
function touching(): string[] {
  const parts = [...document.querySelectorAll('.board footer > *, .sound > *, .sound .row > *')];
  return parts.flatMap((part) => {
    const next = part.nextElementSibling;
    if (!next) return [];
    const [one, other] = [part.getBoundingClientRect(), next.getBoundingClientRect()];
    const isOneRow = one.width > 0 && other.width > 0 && other.top < one.bottom && other.left >= one.left;
    return isOneRow && other.left - one.right < 6 ? [`${part.textContent} | ${next.textContent}`] : [];
  });
}

it('an old television, which knows no gap in a row, keeps the words and buttons of the footer apart', async () => {
  const branch = await aBranch(product, owners.bank, { branchName: 'Ameerpet Branch' });
  for (let n = 0; n < 4; n += 1) await bookLoan(product, branch);
  await aCounter(product, owners.bank, branch._id, { counterNumber: '1' });
  const board = await visit({ device: 'desktop' });
  await board.setViewportSize({ width: 1280, height: 720 });
  await board.goto(`${product.url}/board/loan/${branch._id}`);
  await board.getByText('Live', { exact: true }).waitFor();
  await board.keyboard.press('Shift');
  await board.getByRole('button', { name: 'Start board' }).waitFor();
  await board.evaluate(drawAsOldTelevision);
  expect(await board.evaluate(touching)).toEqual([]);
});
