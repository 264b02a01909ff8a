import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { aBooking } from '#server/bookings/factory.ts';
import { anInspector } from '#server/inspectors/factory.ts';
import { axeFinds } from './axe.ts';
import { openBrowser } from './browser.ts';
import { emptyCamera } from './camera.ts';
import { setText } from './large-text.ts';
import { startProduct } from './product.ts';
import { openGate, typeCode, untilPrepared } from './staff.ts';
import { aVenue, type Venue } from './venue.ts';

const product = startProduct();
const browser = openBrowser(emptyCamera);

let venue: Venue;
beforeAll(async () => {
  venue = await aVenue(product);
});

const tell = (text: string, urgent = false) =>
  product.call('POST', '/gates/tell', { text, urgent }, { token: venue.owner.token });

/** A gate with a camera, ten conflicts of its own, and two messages of its owner, one of them urgent. */
async function aBusyGate(name: string): Promise<Page> {
  const { email } = await anInspector(product, venue.owner, venue.park._id, { name });
  const phone = await browser.visit({ lingering: true });
  await openGate(phone, product, email);
  await untilPrepared(phone);
  await phone.evaluate(() => {
    const { profileId, _id } = JSON.parse(localStorage.getItem('user_detail') ?? '{}');
    for (let n = 0; n < 10; n += 1) {
      const entry = {
        ...{ scanId: `s${n}`, short: '7k2m9qxa', at: `2027-01-02T05:0${n}:00Z` },
        ...{ message: 'East gate, 10:31 am, Ravi let in 4; West gate, 10:32 am, Asha let in 4. That is 4 too many.' },
        ...{ above: 4, isTwice: true },
      };
      localStorage.setItem(`gate.conflict:${profileId}/${_id}:s${n}`, JSON.stringify({ order: n, entry }));
    }
  });
  await tell('Rain is coming: please let families wait under the roof of the ticket office until it is over.');
  await tell('Close this gate now and come to the office', true);
  await phone.reload();
  await phone.locator('.gate-line[data-urgent=true]').waitFor();
  await phone.locator('.gate-camera[data-state=on]').waitFor();
  return phone;
}

/** Points of a grid over what can be seen of a part of the page, at which something else lies. Runs in the page. */
function covered(selector: string): string[] {
  const part = document.querySelector(selector);
  const scroller = document.querySelector('.gate-scroll');
  if (!part || !scroller) return [`no ${selector}`];
  const [box, port] = [part.getBoundingClientRect(), scroller.getBoundingClientRect()];
  const [left, right] = [Math.max(box.left, port.left, 0), Math.min(box.right, port.right, innerWidth)];
  const [top, bottom] = [Math.max(box.top, port.top, 0), Math.min(box.bottom, port.bottom, innerHeight)];
  const found: string[] = [];
  if (bottom - top < 40) found.push(`${selector} is out of sight`);
  for (let x = left + 1; x < right; x += Math.max((right - left - 2) / 12, 1))
    for (let y = top + 1; y < bottom; y += Math.max((bottom - top - 2) / 12, 1)) {
      const there = document.elementFromPoint(x, y);
      if (!there || !part.contains(there)) found.push(`${selector} under ${there?.className || there?.tagName}`);
    }
  return [...new Set(found)];
}

/** The large words of an answer that are not whole in sight. Runs in the page. */
function cutVerdict(): string[] {
  const words = document.querySelector('.gate-verdict h2')?.getBoundingClientRect();
  if (!words) return ['no verdict'];
  const line = document.querySelector('.gate-scroll')?.getBoundingClientRect();
  const isWhole = words.top >= (line?.top ?? 0) - 1 && words.bottom <= innerHeight + 1;
  return isWhole ? [] : [`verdict from ${Math.round(words.top)} to ${Math.round(words.bottom)} of ${innerHeight}`];
}

const SCREENS = [
  { width: 320, height: 568 },
  { width: 360, height: 664 },
  { width: 664, height: 320 },
];

test('nothing lies over an answer or the camera, on any phone and with large text, whatever there is to read', async () => {
  const phone = await aBusyGate('Lata');
  const session = await phone.context().newCDPSession(phone);
  const troubles: string[] = [];
  for (const text of [100, 200]) {
    await setText(session, phone, (16 * text) / 100);
    for (const screen of SCREENS) {
      await phone.setViewportSize(screen);
      const at = `${screen.width}x${screen.height} at ${text} %`;
      const look = async (when: string) => {
        for (const part of ['.gate-camera', ...(when === 'scanning' ? [] : ['.gate-result', '.gate-verdict'])]) {
          const found = await phone.evaluate(covered, part);
          // With large letters the answer may need the whole of a small phone: then the camera is above it.
          troubles.push(
            ...found
              .filter((one) => text === 100 || one !== '.gate-camera is out of sight')
              .map((one) => `${at}, ${when}: ${one}`),
          );
        }
        if (when !== 'scanning')
          troubles.push(...(await phone.evaluate(cutVerdict)).map((one) => `${at}, ${when}: ${one}`));
        await phone.screenshot({ path: `/tmp/g/gate-${at.replaceAll(' ', '')}-${when}.png` });
      };
      await look('scanning');
      const { id } = await aBooking(product, venue.park, { status: 'failed', adults: 4 });
      await typeCode(phone, id.slice(0, 8));
      await phone.locator('[data-result=unpaid]').waitFor();
      await look('refused');
      await phone.getByRole('button', { name: 'Next ticket' }).click();
      await phone.locator('.gate-result').waitFor({ state: 'detached' });
    }
  }
  expect(troubles).toEqual([]);
});

test('what a gate is told is all behind one tap, the urgent first in words, and gone once it is read', async () => {
  const phone = await aBusyGate('Uma');
  await phone.setViewportSize({ width: 360, height: 664 });
  const line = phone.locator('.gate-line');
  expect(await line.textContent()).toMatch(
    /^Urgent: Close this gate now .* 10 tickets came in twice: 40 people too many/,
  );
  await line.click();
  const messages = await phone.locator('.gate-notices section b').allTextContents();
  expect(messages[0]).toMatch(/^Urgent: Close this gate now/);
  await phone.screenshot({ path: '/tmp/g/gate-notices-360.png' });
  expect(await axeFinds(phone, 'gate-notices')).toEqual([]);
  await phone.getByRole('button', { name: 'Noted, all of these' }).click();
  const unread = phone.getByRole('button', { name: 'I have read this' });
  for (let left = await unread.count(); left > 0; left -= 1) await unread.first().click();
  await line.waitFor({ state: 'detached' });
  await phone.locator('.gate-camera').waitFor();
});
