import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { addDays, dayOf } from '#contract/kernel/dates/dates.ts';
import { bookLoan } from '#server/appointments/factory.ts';
import { aBooking } from '#server/bookings/factory.ts';
import { anInspector } from '#server/inspectors/factory.ts';
import { anOwner, type Owner } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { anAdmin } from '#server/testing/admin.ts';
import { aRecord, FORMS } from '#server/testing/catalogue.ts';
import { axeFindsOnAnyScreen } from './axe.ts';
import { openBrowser } from './browser.ts';
import { setText } from './large-text.ts';
import { brokenWords } from './layout.ts';
import { type Product, startProduct } from './product.ts';
import { beSignedIn, signIn } from './staff.ts';

const product = startProduct();
const { visit } = openBrowser();
let owner: Owner;
beforeAll(async () => {
  owner = await anOwner(product);
  for (const parkName of ['Zoo', 'Visakhapatnam Zoological Gardens']) {
    const park = await aPark(product, owner, { parkName });
    for (const adults of [1, 3, 2]) await aBooking(product, park, { adults });
  }
});

const asIndia = (day: string) => day.split('-').reverse().join('/');
const today = ({ clock }: Product) => dayOf(clock.now());
const search = (page: Page) =>
  [...new URL(page.url()).searchParams]
    .map((one) => one.join('='))
    .sort()
    .join('&');
const isSorted = async (page: Page): Promise<boolean> => {
  const totals = (await page.getByRole('row').locator('td:nth-child(3)').allTextContents()).map(rupees);
  return totals.every((total, at) => at === 0 || total >= (totals[at - 1] ?? 0));
};

it('chooses a preset, sorts, keeps both as a view, and finds it again after a reload; Back leads back', async () => {
  const page = await visit({ device: 'desktop' });
  await signIn(page, product, 'login', owner.email, '/app/searchreports');
  await page.getByRole('button', { name: 'Today', exact: true }).click();
  await page.waitForURL(/date=/);
  await page.getByRole('button', { name: 'Total', exact: true }).click();
  await page.waitForURL(/sort=total/);
  await page.getByRole('columnheader', { name: 'Total' }).and(page.locator('[aria-sort="ascending"]')).waitFor();
  // The rows of before stand there until the answer comes.
  await expect.poll(() => isSorted(page)).toBe(true);
  await page.getByRole('button', { name: 'Save this view' }).click();
  await page.getByLabel('Name of the view').fill('Today by amount');
  expect(await axeFindsOnAnyScreen(page, 'console-view-form')).toEqual([]);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const view = page.getByRole('button', { name: 'Today by amount', exact: true });
  await view.and(page.locator('[aria-pressed="true"]')).waitFor();
  const kept = search(page);
  await page.goto(`${product.url}/app/searchreports`);
  await page.reload();
  await view.click();
  await expect.poll(() => search(page)).toBe(kept);
  await page.goBack();
  await expect.poll(() => search(page)).toBe('');
});

const rupees = (text: string): number => Number(text.replace(/[^\d.]/g, ''));

it.each([
  ['en-US', 'America/Los_Angeles'],
  ['hi-IN', 'Asia/Kolkata'],
  ['ja-JP', 'Pacific/Kiritimati'],
])('writes dd/mm/yyyy in a browser of %s in %s, and chooses by keyboard', async (locale, timezoneId) => {
  const page = await visit({ device: 'desktop', abroad: { locale, timezoneId } });
  await beSignedIn(page, product, owner.email);
  const [from, to] = [addDays(today(product), -40), addDays(today(product), -31)];
  await page.goto(`${product.url}/app/bookingreport?from=${from}&to=${to}`);
  const end = page.getByLabel('End Date', { exact: true });
  await expect.poll(() => end.inputValue()).toBe(asIndia(to));
  await end.press('Alt+ArrowDown');
  const calendar = page.getByRole('dialog', { name: 'End Date: calendar' });
  await calendar.locator('td > :focus').waitFor();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await calendar.waitFor({ state: 'detached' });
  await expect.poll(() => end.inputValue()).toBe(asIndia(addDays(to, 1)));
  await expect.poll(() => end.evaluate((box) => document.activeElement === box)).toBe(true);
  await end.press('Enter');
  await expect.poll(() => search(page)).toContain(`to=${addDays(to, 1)}`);
});

/** The product names these of each report of a park: its filters, and the heads that come first. */
const REPORTS = {
  searchreports: {
    filters: ['Park', 'Payment Status', 'Date'],
    heads: ['Order Id', 'Park Name', 'Total', 'Mobile', 'Ticket Scanned', 'Payment Status', 'Date'],
  },
  bookingreport: {
    filters: ['Park', 'Start Date', 'End Date'],
    heads: ['Park Name', 'Booking Details', 'Total', 'Mobile', 'Date'],
  },
  report: { filters: ['Park', 'Start Date', 'End Date'], heads: ['Date', 'Park Name', 'Adult Quantity'] },
};

it('shows in each report, 1280 pixels wide, each filter that the product names, its columns first, and no button above a head', async () => {
  const page = await visit({ device: 'desktop' });
  await beSignedIn(page, product, owner.email);
  for (const [path, { filters, heads }] of Object.entries(REPORTS)) {
    const table = await openTable(page, path);
    const form = page.getByRole('main').getByRole('form');
    for (const filter of filters) {
      const field = form
        .getByLabel(filter, { exact: true })
        .or(form.getByRole('button', { name: `${filter}:` }))
        .first();
      await field.waitFor({ timeout: 5_000 });
    }
    const shown = await table.locator('thead th').allTextContents();
    expect(shown.slice(0, heads.length), path).toEqual(heads);
    const menu = await page.getByRole('button', { name: 'Columns and rows' }).boundingBox();
    const room = await table.boundingBox();
    expect(menu?.y ?? 0, path).toBeGreaterThanOrEqual((room?.y ?? 0) + (room?.height ?? 0) - 1);
    for (const id of await table.locator('tbody code').all())
      expect((await id.boundingBox())?.height, path).toBeLessThan(24);
  }
});

it('opens a calendar on a phone, whose days a finger finds', async () => {
  const page = await visit({ device: 'phone' });
  await signIn(page, product, 'login', owner.email, '/app/bookingreport');
  await page.getByRole('button', { name: 'Filters', exact: true }).tap();
  await page.getByRole('button', { name: /^Start Date: / }).tap();
  const calendar = page.getByRole('dialog', { name: 'Start Date: calendar' });
  // A panel grows while it opens.
  await expect
    .poll(async () => {
      const { width, height } = (await calendar.getByRole('cell').first().boundingBox()) ?? { width: 0, height: 0 };
      return Math.min(width, height);
    })
    .toBeGreaterThanOrEqual(44);
});

async function openTable(page: Page, path: string) {
  await page.goto(`${product.url}/app/${path}`);
  const table = page.locator('.table-scroll');
  await table.getByText('Visakhapatnam').first().waitFor();
  return table;
}

/** Answers how far the page of a list with every column is wider than the window, and the parts that scroll out of sight within it. */
async function lostOf(page: Page, table: Locator): Promise<unknown> {
  const outside = await table.evaluate((frame) => {
    const kept = 'thead .act, tbody tr:first-child > :is(.act, th)';
    const lost = (scrolled: number) => {
      frame.scrollLeft = scrolled;
      const room = frame.getBoundingClientRect();
      return [...frame.querySelectorAll(kept)].filter((cell) => {
        const { left, right } = cell.getBoundingClientRect();
        return left < room.left - 1 || right > room.right + 1;
      });
    };
    const way = frame.scrollWidth - frame.clientWidth;
    return [0, way / 2, way].flatMap(lost).map(({ textContent }) => textContent);
  });
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  return { page: wider, outside };
}

/** Answers the pixels by which a list, and the heads of its actions, are wider than their room. */
const cutOf = (table: Locator): Promise<unknown> =>
  table.evaluate((frame) => ({
    hidden: frame.scrollWidth - frame.clientWidth,
    heads: [...frame.querySelectorAll('thead .act')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ textContent }) => textContent),
  }));

/** Small and large desktops: heads are set differently from 1,400 pixels on. */
const WIDTHS = [1280, 1600];

/** The admin finds the code of each of these in its list. */
async function hasQrCodes(page: Page, path: string): Promise<void> {
  if (!['park', 'clinic', 'coaching'].includes(path)) return;
  const name = /^(?:QR.?code|Download)/i;
  await page.locator('th').filter({ hasText: name }).first().waitFor();
  await page.getByRole('row').nth(1).getByRole('button', { name }).first().waitFor();
}

/** As everybody finds a list, with every column, and in its compact view. */
async function standsWell(page: Page, paths: readonly string[], look?: typeof hasQrCodes): Promise<void> {
  const found: Record<string, unknown> = {};
  const right: Record<string, unknown> = {};
  for (const path of paths) {
    const table = await openTable(page, path);
    await look?.(page, path);
    for (const isCompact of [false, true]) {
      const compact = page.getByRole('button', { name: 'Compact view', pressed: !isCompact });
      if (await compact.isVisible()) await compact.click();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        const where = `${path} at ${width}, compact: ${isCompact}`;
        found[where] = isCompact ? await cutOf(table) : await lostOf(page, table);
        right[where] = isCompact ? { hidden: 0, heads: [] } : { page: 0, outside: [] };
      }
    }
  }
  expect(found).toEqual(right);
}

const SELLERS = [
  {
    registrationType: 'doctor',
    path: 'clinic',
    form: FORMS.clinic({
      clinicName: 'Visakhapatnam Superspeciality Eye Hospital',
      doctorName: 'Dr Venkata Subrahmanyam Chandrasekhar',
      city: 'Visakhapatnam',
      area: 'Seethammadhara',
      specilization: 'Gastroenterology',
      fee: '1250',
      tokens: '120',
    }),
  },
  {
    registrationType: 'loan',
    path: 'branch',
    form: FORMS.branch({ branchName: 'Visakhapatnam Seethammadhara Main Branch', branchCode: 'GSB-VISAKHAPATNAM-01' }),
  },
  {
    registrationType: 'exbhition',
    path: 'exbhition',
    form: FORMS.exhibition({
      organizationName: 'Visakhapatnam Handicrafts Exhibition',
      location: 'Gurajada Kalakshetram, Visakhapatnam',
      exhibition: 'exhibition',
      date: '2027-01-20T10:00',
      time: '2027-02-28T22:30',
      capacity: 12_500,
    }),
  },
  {
    registrationType: 'coaching',
    path: 'coaching',
    form: FORMS.batch({ batchName: 'Visakhapatnam Engineering Entrance', fee: '125000.50', inTake: '1250' }),
  },
];

it('keeps names and buttons of a wide list in sight and the page in its width, and cuts nothing of its compact view, where names are long', async () => {
  const page = await visit({ device: 'desktop' });
  await beSignedIn(page, product, owner.email);
  await standsWell(page, ['searchreports', 'bookingreport', 'park']);
});

it('does so with what other trades and the admin see there too', async () => {
  for (const { registrationType, path, form } of SELLERS) {
    const seller = await anOwner(product, { registrationType, name: `Visakhapatnam Associates ${path}` });
    const added = await aRecord(product, seller, `/${path}`, form);
    if (path === 'branch')
      await bookLoan(product, added, { typeOfLoan: 'Consumer durables', name: 'Chandrasekhar Rao' });
    const lists = path === 'branch' ? [path, 'tokens'] : [path];
    const page = await visit({ device: 'desktop' });
    await beSignedIn(page, product, seller.email);
    await standsWell(page, lists);
  }
  const theirs = ['park', 'tokens', ...SELLERS.map(({ path }) => path)];
  const page = await visit({ device: 'desktop' });
  await beSignedIn(page, product, (await anAdmin(product)).email);
  await standsWell(page, theirs, hasQrCodes);
});

it('shows the whole list of batches and of users on a small desktop, also where an e-mail is long', async () => {
  const coaching = await anOwner(product, { registrationType: 'coaching', name: 'Visakhapatnam Tuitions' });
  const batchName = 'Visakhapatnam NEET Foundation';
  await aRecord(
    product,
    coaching,
    '/coaching',
    FORMS.batch({
      batchName,
      startDate: '2098-02-24',
      endDate: '2098-11-26',
      startTime: '10:00',
      endTime: '12:00',
      fee: '18000',
    }),
  );
  const park = await aPark(product, owner, { parkName: 'Visakhapatnam Zoological Gardens' });
  await anInspector(product, owner, park._id, { email: 'lakshmi.subrahmanyam@visakhapatnam-zoo.example' });
  for (const [email, path] of [
    [coaching.email, 'coaching'],
    [owner.email, 'user'],
  ] as const) {
    const page = await visit({ device: 'desktop' });
    await beSignedIn(page, product, email);
    expect([path, await cutOf(await openTable(page, path))]).toEqual([path, { hidden: 0, heads: [] }]);
  }
});

it('keeps all else that a branch can do in sight, and with text twice as large breaks no head and gives the bar one line', async () => {
  const bank = await anOwner(product, { registrationType: 'loan' });
  const { _id } = await aRecord(product, bank, '/branch', FORMS.branch({ branchName: 'Visakhapatnam Main' }));
  await aRecord(product, bank, '/counterlogin', FORMS.counter(_id));
  const page = await visit({ device: 'desktop' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await beSignedIn(page, product, bank.email);
  const table = await openTable(page, 'branch');
  const more = page.getByRole('button', { name: 'More for Visakhapatnam Main' });
  await more.waitFor();
  const [room, button] = [await table.boundingBox(), await more.boundingBox()];
  expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThanOrEqual((room?.x ?? 0) + (room?.width ?? 0));
  await more.click();
  await page.getByRole('link', { name: '1 counter of Visakhapatnam Main' }).waitFor();
  await page.keyboard.press('Escape');
  await setText(await page.context().newCDPSession(page), page, 32);
  await expect.poll(() => page.locator('.bar').evaluate((bar) => bar.clientHeight)).toBeLessThanOrEqual(72);
  expect(await brokenWords(table.locator('thead .act'))).toEqual([]);
});

it('goes on paper with its days and rows alone', async () => {
  const page = await visit({ device: 'desktop' });
  await signIn(page, product, 'login', owner.email, '/app/report');
  await page.getByRole('button', { name: 'Today', exact: true }).click();
  await page.getByRole('button', { name: 'Today', pressed: true }).waitFor();
  await page.getByRole('rowheader').first().waitFor();
  await page.emulateMedia({ media: 'print' });
  for (const gone of ['Sign Out', 'Search', 'Export to Excel', 'Yesterday'])
    await page.getByRole('button', { name: gone, exact: true }).waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Today', pressed: true }).waitFor();
  await expect
    .poll(() => page.locator('.table-scroll').evaluate((part) => getComputedStyle(part).overflowX))
    .toBe('visible');
});

it('has no empty room above the search box, and keeps the box in its place while it narrows', async () => {
  const page = await visit({ device: 'desktop' });
  await signIn(page, product, 'login', owner.email, '/app/park');
  await page.getByRole('button', { name: 'Put this list away' }).click();
  await page.getByRole('heading', { name: 'First steps' }).waitFor({ state: 'detached' });
  const box = page.getByRole('searchbox');
  const top = async () => (await box.boundingBox())?.y;
  const before = await top();
  const head = await page.getByRole('main').getByRole('heading', { level: 1 }).boundingBox();
  expect((before ?? 0) - ((head?.y ?? 0) + (head?.height ?? 0))).toBeLessThan(60);
  await box.fill('zoo');
  await page.getByRole('button', { name: 'Save this view' }).waitFor();
  expect(await top()).toBe(before);
});
