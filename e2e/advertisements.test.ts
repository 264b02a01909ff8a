import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { aRecord, FORMS } from '#server/testing/catalogue.ts';
import { axeFindsOnAnyScreen } from './axe.ts';
import { openBrowser, PATIENCE_MS } from './browser.ts';
import { shiftsOf, watchShifts } from './layout.ts';
import { startProduct } from './product.ts';
import { saveRecord, seeCell, signIn } from './staff.ts';
import { aPhoto, aVenue } from './venue.ts';

const product = startProduct();
const { visit } = openBrowser();

const [EVENING, MORNING] = await Promise.all([aPhoto('evening.jpg', '#e2725b'), aPhoto('morning.jpg', '#5b8fe2')]);

/** As a phone takes it: more bytes than may be sent. */
async function aLargePhoto() {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const picture = sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#fff', noise } });
  const buffer = await picture.jpeg({ quality: 95 }).toBuffer();
  expect(buffer.length).toBeGreaterThan(6_000_000);
  return { name: 'phone.jpg', mimeType: 'image/jpeg', buffer };
}

const picturesOf = (dialog: Locator) => dialog.locator('.pictures > li');

/** Chooses files by the keyboard's way: the field gets the focus, and its own dialog opens. */
async function choose(page: Page, dialog: Locator, files: Awaited<ReturnType<typeof aPhoto>>[]): Promise<void> {
  // Asked for before the key is pressed, so that the browser hands its dialog over to us.
  const opened = page.waitForEvent('filechooser');
  await dialog.locator('input[type=file]').focus();
  await page.keyboard.press('Space');
  await (await opened).setFiles(files);
}

it('lets an owner place a sponsored card with pictures of its own, which visitors then see', async () => {
  const { owner, park } = await aVenue(product, { parkName: 'Nehru Zoo' });
  const page = await visit({ device: 'desktop', lingering: true });
  await signIn(page, product, 'login', owner.email, '/app/advatagement');
  await page.getByText('No data to display.').waitFor();

  await page.getByRole('button', { name: 'Add Advertisement' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('park name is required').waitFor();
  await dialog.getByText('required', { exact: true }).waitFor();
  await dialog.getByLabel('Advertisement Name').fill('Shilparamam');
  await dialog.getByLabel('Park').selectOption({ label: 'Nehru Zoo' });
  await dialog.getByLabel('Page').selectOption('Booking Page');
  await dialog.getByLabel('Link').fill('https://shilparamam.example/');
  await dialog.getByLabel('Description').fill('Handlooms and toys from all of Telangana.');

  await choose(page, dialog, [EVENING, MORNING]);
  await picturesOf(dialog).nth(1).waitFor();
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'page.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  });
  await dialog.getByText('Please choose a JPEG, PNG or WebP picture.').waitFor();
  expect(await axeFindsOnAnyScreen(page, 'advertisements-dialog')).toEqual([]);
  await dialog.getByRole('button', { name: 'Forget page.png' }).click();
  await dialog.locator('input[type=file]').setInputFiles(await aLargePhoto());
  await picturesOf(dialog).nth(2).waitFor();
  await dialog.getByRole('button', { name: 'Remove picture 3' }).click();
  const morning = await picturesOf(dialog).nth(1).locator('img').getAttribute('src');
  await dialog.getByRole('button', { name: 'Show picture 2 first' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('advertisement Added Successfully.').waitFor();
  await seeCell(page, 'Shilparamam', 'Page', 'Booking Page');

  const visitor = await visit();
  await visitor.goto(`${product.url}/ticketbooking/${park._id}`);
  const card = visitor.getByRole('article').filter({ hasText: 'Shilparamam' });
  expect(await card.locator('img').getAttribute('src')).toBe(morning);
  await card.scrollIntoViewIfNeeded();
  await expect
    .poll(() => card.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth), { timeout: PATIENCE_MS })
    .toBe(1200);
});

it('takes a banner by drop and by address, and waits with Save while it is being sent', async () => {
  const { owner } = await aVenue(product, { parkName: 'Lumbini Park', isHomeBannerEnabled: true });
  const page = await visit({ device: 'desktop' });
  await signIn(page, product, 'login', owner.email);
  await page.getByRole('button', { name: 'Edit Lumbini Park' }).click();
  const banner = page.getByRole('group', { name: 'Home Banner image' });
  await banner.getByLabel('Or the web address of a picture').fill('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await banner.getByText('Please enter a web address').waitFor();
  await banner.getByLabel('Or the web address of a picture').fill('');

  let arrive: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/api/image/upload', async (route) => {
    await held;
    await route.continue();
  });
  await drop(page, banner, EVENING);
  await banner.getByRole('progressbar', { name: 'evening.jpg is being sent' }).waitFor();
  await page.getByRole('button', { name: 'Save', disabled: true }).waitFor();
  await banner.scrollIntoViewIfNeeded();
  expect(await axeFindsOnAnyScreen(page, 'banner-sending')).toEqual([]);
  arrive();
  await banner.getByRole('img', { name: 'Picture 1' }).waitFor();
  await saveRecord(page, 'Park Updated Successfully.');
  const stored = (await product.call('GET', '/park/list')).json.find(
    ({ parkName }: { parkName: string }) => parkName === 'Lumbini Park',
  );
  expect(stored.homeBannerImage).toMatch(/\/images\/.*\.webp$/);
});

/** Lets go of a file above the field. */
async function drop(page: Page, field: Locator, { name, mimeType, buffer }: Awaited<ReturnType<typeof aPhoto>>) {
  const sent = { name, type: mimeType, base64: buffer.toString('base64') };
  const dataTransfer = await page.evaluateHandle(({ name, type, base64 }) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const transfer = new DataTransfer();
    transfer.items.add(new File([bytes], name, { type }));
    return transfer;
  }, sent);
  await field.locator('.drop').dispatchEvent('drop', { dataTransfer });
}

/** Runs in the page: notes how a card that is drawn comes into sight. */
function watchCards(): void {
  const seen = { first: '', fades: [] as object[] };
  Object.assign(globalThis, { seen });
  const look = (): void => {
    const card = document.querySelector('.ad');
    if (!card) return void requestAnimationFrame(look);
    seen.first = getComputedStyle(card).opacity;
    seen.fades = card.getAnimations().map(({ effect }) => ({
      delay: effect?.getTiming().delay,
      changes: (effect as KeyframeEffect)
        .getKeyframes()
        .map(({ opacity, offset: _, computedOffset, easing: __, composite: ___, ...rest }) => ({
          opacity,
          at: computedOffset,
          rest,
        })),
    }));
  };
  requestAnimationFrame(look);
}

it.each([
  ['Booking Page', '/ticketbooking'],
  ['Get QR-Code Page', '/getqr'],
])(
  'fades a card of the %s in after half a second by its opacity alone, in room that was kept for it',
  async (where, path) => {
    const { owner, park } = await aVenue(product, { parkName: 'Salar Park' });
    await aRecord(product, owner, '/advatagement', FORMS.advertisement(park._id, { where, imgURL: [] }));
    const page = await visit();
    await watchShifts(page);
    await page.addInitScript(watchCards);
    await page.goto(`${product.url}${path}/${park._id}`);
    const card = page.locator('.ad');
    await expect.poll(() => card.evaluate((ad) => getComputedStyle(ad).opacity), { timeout: PATIENCE_MS }).toBe('1');
    const seen = await page.evaluate(() => (globalThis as unknown as { seen: object }).seen);
    expect(await shiftsOf(page)).toBe(0);
    expect(seen).toEqual({
      first: '0',
      fades: [
        {
          delay: 500,
          changes: [
            { opacity: '0', at: 0, rest: {} },
            { opacity: '1', at: 1, rest: {} },
          ],
        },
      ],
    });
  },
);
