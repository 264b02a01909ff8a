import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { shortCodeOf } from '#contract/kernel/ids.ts';
import { aBooking } from '#server/bookings/factory.ts';
import { anOwner, type Owner } from '#server/organisations/factory.ts';
import { consolePaths, importPath, isConsolePath } from '#web/shared/paths.ts';
import { axeFinds, axeFindsOnAnyScreen } from './axe.ts';
import { openBrowser } from './browser.ts';
import { addresses, kebab, lookAround, menuOf, nameOf, openEntry, openPath } from './console-walk.ts';
import { fillDemo, PEOPLE, type Who } from './demo-world.ts';
import { startProduct } from './product.ts';
import { openMore, signIn, signInBy, typeCode } from './staff.ts';

const product = startProduct();
const { visit } = openBrowser();

let zoo: Awaited<ReturnType<typeof fillDemo>>;
let newcomer: Owner;

beforeAll(async () => {
  zoo = await fillDemo(product);
  newcomer = await anOwner(product, { name: 'Vana Parks' });
});

type State = [name: string, open: (page: Page) => Promise<unknown>];

/** A screen by its address. */
const screen = (path: string) => (page: Page) => openPath(page, product, path);

type Pressed = [path: string, name: string | RegExp, opens: string, role?: 'button' | 'link'];

/** What the first button or link of this name opens on a screen. */
const pressed =
  (...[path, name, opens, role = 'button']: Pressed) =>
  async (page: Page) => {
    await screen(path)(page);
    await page.getByRole(role, { name }).first().click();
    await page.locator(opens).first().waitFor();
  };

/** The records that each may add, in the order of the menu. */
const ADDS: Record<Who, readonly string[]> = {
  'the owner of parks': ['Add Coupon', 'Add Advertisement', 'Add Park', 'Add User', 'Add Configuration'],
  'the owner of clinics': ['Add Clinic', 'Add Doctor', 'Add Specialization', 'Add Configuration'],
  'the owner of a bank': ['Add Branch', 'Add Configuration'],
  'an organiser of shows': ['Add Shows'],
  'the owner of a coaching centre': ['Add Batches', 'Add Configuration'],
  'an inspector': [],
  'a counter': [],
  'the admin': [
    ...['Add Shows', 'Add Batches', 'Add Coupon', 'Add Advertisement', 'Add Park', 'Add Clinic', 'Add Branch'],
    ...['Add User', 'Add Doctor', 'Add Specialization', 'Add Configuration', 'Add Category'],
  ],
};

/** Addresses that have no screen yet. */
const WITHOUT_SCREEN: readonly string[] = [consolePaths.exhibitionReport];

/** The doors and documents of a sign-in area; the link to a new password carries what was sent by mail. */
const DOORWAY: State[] = [
  ...Object.entries(consolePaths).flatMap(([name, path]): State[] =>
    typeof path === 'function' && !isConsolePath(path('pravesh'))
      ? [[`console-${kebab(name)}`, screen(`${path('pravesh')}?token=from-the-mail`)]]
      : [],
  ),
  ['registration-problem', pressed(consolePaths.registration('pravesh'), /^Register$/, '[aria-invalid=true]')],
  ['counter-login', pressed(consolePaths.counterLogin('pravesh'), 'Sign in with a branch code', 'form')],
  [
    'login-problem',
    async (page) => {
      await screen(consolePaths.login('pravesh'))(page);
      await page.getByLabel('Email').fill('nobody@parks.example');
      await page.getByLabel('Password', { exact: true }).fill('something wrong');
      await page.getByRole('button', { name: 'Login', exact: true }).click();
      await page.getByRole('alert').getByText(/\w/).first().waitFor();
    },
  ],
];

/** What a bank opens of a branch. */
const BRANCH: State[] = [
  ['branch-officers', pressed(consolePaths.branches, /^View the officers of /, 'role=dialog')],
  [
    'counter-logins',
    async (page) => {
      await screen(consolePaths.branches)(page);
      await openMore(page, 'Abids Branch');
      await page.getByRole('link', { name: /^2 counters of / }).click();
      await page.getByRole('switch').first().waitFor();
    },
  ],
  [
    'counter-dialog',
    async (page) => {
      await page.getByRole('button', { name: 'Add Counter' }).click();
      await page.getByRole('dialog').waitFor();
    },
  ],
];

const WRONG_FILE =
  'Coupon Code;Park;Discount Type;Discount Value;Valid Until\nDIWALI;Nowhere;Percentage;150;31/13/2099';

/** The screen that a new booking has at this address. */
const ofBooking = (address: (id: string) => string) => async (page: Page) =>
  screen(address((await aBooking(product, zoo)).id))(page);

/** The screens with a part that opens above them, or stands in them for a while. */
const OPENED: State[] = [
  ['user-delete', pressed(consolePaths.inspectors, /^Delete/, 'role=alertdialog')],
  ['console-not-found', screen('/app/nothing-here')],
  [
    'palette',
    async (page) => {
      await screen(consolePaths.parks)(page);
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog', { name: 'Find anything' }).getByRole('option').first().waitFor();
    },
  ],
  [
    'keys',
    async (page) => {
      await screen(consolePaths.parks)(page);
      await page.keyboard.press('?');
      await page.getByRole('dialog').waitFor();
    },
  ],
  ['console-booking', ofBooking(consolePaths.booking)],
  ['console-visitor', ofBooking(consolePaths.visitor)],
  ['filter-chips', screen(`${consolePaths.search}?status=paid&gateway=ccav&scanned=no&visitFrom=2020-01-01`)],
  ['filter-fields', pressed(consolePaths.search, /^(More f|F)ilters$/, 'main')],
  ['coupon-uses', pressed(consolePaths.coupons, 'WELCOME10', '.tiles', 'link')],
  [
    'choice-bar',
    async (page) => {
      await screen(consolePaths.coupons)(page);
      await page.getByRole('checkbox', { name: 'All on this page' }).click();
      await page.getByRole('region', { name: 'What you have chosen' }).waitFor();
    },
  ],
  [
    'console-import',
    async (page) => {
      await screen(importPath(consolePaths.coupons))(page);
      const file = { name: 'coupons.csv', mimeType: 'text/csv', buffer: Buffer.from(WRONG_FILE) };
      await page.getByLabel('Choose a file').setInputFiles(file);
      await page.getByRole('region', { name: 'Row 2' }).waitFor();
    },
  ],
  [
    'record-preview',
    async (page) => {
      await screen(consolePaths.parks)(page);
      await page
        .getByRole('button', { name: /^Edit/ })
        .or(page.getByRole('link', { name: /^Edit/ }))
        .first()
        .click();
      await page.locator('iframe').first().waitFor();
    },
  ],
  [
    'date-calendar',
    async (page) => {
      await pressed(consolePaths.bookingReport, /^(More f|F)ilters$/, 'main')(page);
      await page.getByRole('button', { name: /^Start Date: / }).click();
      await page.getByRole('dialog').getByRole('table').waitFor();
    },
  ],
  [
    'range-under-the-pointer',
    async (page) => {
      await screen(consolePaths.dashboard('pravesh'))(page);
      await page.locator('.preset[aria-current]').hover();
    },
  ],
];

/** The questions that keep somebody from losing what they typed or deleted. */
const KEPT: State[] = [
  [
    'draft-offered',
    async (page) => {
      page.once('dialog', (dialog) => void dialog.accept());
      await screen(consolePaths.coupons)(page);
      const add = page.getByRole('button', { name: 'Add Coupon' });
      await add.click();
      await page.getByLabel('Coupon Name').fill('New year');
      await page.reload();
      await add.click();
      await page.getByText(/^You began this on /).waitFor();
    },
  ],
  [
    'changed-meanwhile',
    async (page) => {
      await screen(`${consolePaths.parks}/${zoo._id}`)(page);
      const location = page.getByLabel('Location');
      await location.fill('Nashik');
      await moveZoo('Pune');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByRole('button', { name: 'Take theirs' }).waitFor();
    },
  ],
  [
    'undo',
    async (page) => {
      page.once('dialog', (dialog) => void dialog.accept());
      await screen(consolePaths.advertisements)(page);
      // By keyboard it stays for as long as it has the focus.
      await page
        .getByRole('button', { name: /^Delete/ })
        .first()
        .press('Enter');
      await page.getByRole('button', { name: 'Undo' }).waitFor();
    },
  ],
];

const EMPTY: State[] = [
  [
    'console-first-steps',
    async (page) => {
      await screen(consolePaths.dashboard('pravesh'))(page);
      await page.locator('.first-steps').waitFor();
    },
  ],
  ...['park', 'user', 'configuration', 'searchreports'].map((list): State => [`${list}-empty`, screen(`/app/${list}`)]),
];

const GATE: State[] = [
  [
    'scan-unknown',
    async (page) => {
      await screen('/app/scan')(page);
      await checkCode(page, 'ZZZZ-ZZZZ');
    },
  ],
  [
    'scan-let-in',
    async (page) => {
      const booking = await aBooking(product, zoo);
      await screen('/app/scan')(page);
      await checkCode(page, shortCodeOf(booking.id));
    },
  ],
];

/** Signs in, so that any screen can be opened next. */
const enter = (page: Page, who: Who) => signInBy(page, product, PEOPLE[who].path, PEOPLE[who].body);

/** Somebody else of the organisation moves the park. */
async function moveZoo(location: string): Promise<void> {
  const login = PEOPLE['the owner of parks'];
  const { json: owner } = await product.call('POST', login.path, login.body);
  const path = `/park/${zoo._id}`;
  const { json: park } = await product.call('GET', path, undefined, owner);
  const { status } = await product.call('PUT', path, { ...park, location }, owner);
  expect(status).toBe(200);
}

async function checkCode(page: Page, code: string): Promise<void> {
  await typeCode(page, code);
  await page.locator('[data-result]').waitFor();
}

async function look(states: State[], begin: (page: Page) => Promise<unknown>): Promise<void> {
  const page = await visit({ device: 'desktop', lingering: true });
  await begin(page);
  const found: string[] = [];
  for (const [name, open] of states) {
    await open(page);
    found.push(...(await axeFindsOnAnyScreen(page, name)));
  }
  expect(found).toEqual([]);
}

/** The admin has some twenty screens, most of them with a form, also on a machine with much else to do. */
const LONG_MS = 600_000;

/** Screens that somebody has opened. */
const seen = new Set<string>();

describe('axe finds nothing, on a phone and a desktop, light and dark,', () => {
  it.each(Object.keys(PEOPLE) as Who[])(
    'on any screen in the menu of %s, nor in what adds to it',
    async (who) => {
      const page = await visit({ device: 'desktop' });
      await enter(page, who);
      await openPath(page, product, consolePaths.account);
      const found: string[] = [];
      const adds: string[] = [];
      for (const path of await menuOf(page)) {
        await openEntry(page, path);
        const name = nameOf(path);
        const isNew = !seen.has(name);
        // Somebody else's forms have one field more, the same in all.
        const looks = { isNew, withForm: isNew || adds.length === 0 };
        const around = await lookAround(page, isNew ? `console-${name}` : `${name} of ${who}`, looks);
        seen.add(name);
        found.push(...around.found);
        if (around.added) adds.push(around.added);
      }
      expect(found).toEqual([]);
      expect(adds).toEqual(ADDS[who]);
    },
    LONG_MS,
  );

  it('on any screen that stands in no menu; and there is none that nobody can open', async () => {
    const page = await visit({ device: 'desktop' });
    await enter(page, 'the owner of parks');
    const found: string[] = [];
    const closed: string[] = [];
    for (const [, path] of addresses.filter(([, path]) => path !== consolePaths.ui && !seen.has(nameOf(path)))) {
      await openPath(page, product, path);
      if (await page.getByRole('heading', { name: 'Page not found' }).isVisible()) {
        if (!WITHOUT_SCREEN.includes(path)) closed.push(path);
      } else found.push(...(await axeFindsOnAnyScreen(page, `console-${nameOf(path)}`)));
    }
    expect(found).toEqual([]);
    expect(closed).toEqual([]);
    await openPath(page, product, consolePaths.ui);
    expect(new URL(page.url()).pathname).toBe(consolePaths.icons);
  });

  it.each<[where: string, states: State[], who?: Who]>([
    ['at any door of the sign-in area, in its documents, or where its forms have problems', DOORWAY],
    ['in what a bank opens of a branch', BRANCH, 'the owner of a bank'],
    ['where something is asked or missing, opens above a screen or stands in it', OPENED, 'the owner of parks'],
    ['where something is offered again, changed meanwhile or can be taken back', KEPT, 'the owner of parks'],
    ['at the gate', GATE, 'an inspector'],
  ])('%s', (_, states, who) => look(states, async (page) => who && enter(page, who)), LONG_MS);

  it('in a console that has nothing yet', () => look(EMPTY, (page) => signIn(page, product, 'login', newcomer.email)));

  it('in the menu of a phone', async () => {
    const page = await visit({ device: 'phone' });
    await enter(page, 'the owner of parks');
    await screen(consolePaths.parks)(page);
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.getByRole('link', { name: 'Configuration' }).waitFor();
    expect(await axeFinds(page, 'console-menu-phone')).toEqual([]);
  });
});
