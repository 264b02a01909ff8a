import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { aBranch, aClinic, bookDoctor, bookLoan, tokenOwners } from '#server/appointments/factory.ts';
import { aCounter, type SignedInCounter } from '#server/counters/factory.ts';
import { axeFindsOnAnyScreen } from './axe.ts';
import { openBrowser, PATIENCE_MS } from './browser.ts';
import { startProduct } from './product.ts';
import { isLive, openMore, quiet, signIn, signInAtCounter, watchCalls } from './staff.ts';

const product = startProduct();
const { visit } = openBrowser();

let owners: Awaited<ReturnType<typeof tokenOwners>>;
beforeAll(async () => {
  owners = await tokenOwners(product);
});

/** A branch with two counters, and so many who wait. */
async function aBusyBranch(people: number) {
  const branch = await aBranch(product, owners.bank, { branchName: 'Gramin Bank, Clock Tower' });
  const counters = [
    await aCounter(product, owners.bank, branch._id, { counterNumber: '1', counterUsername: 'Sunil Das' }),
    await aCounter(product, owners.bank, branch._id, { counterNumber: '2', counterUsername: 'Meera Iyer' }),
  ] as const;
  const names = ['Mohan Rao', 'Lakshmi Devi', 'Imran Khan', 'Sarojini Naidu', 'Venkat Reddy', 'Fatima Begum'];
  for (let at = 0; at < people; at += 1) await bookLoan(product, branch, { name: names[at % names.length] });
  return { branch, counters };
}

const atCounter = (page: Page, { mobile }: SignedInCounter) => signInAtCounter(page, product, mobile);
const serving = (page: Page, number: string) =>
  page.locator('.serving-number').getByText(number, { exact: true }).waitFor();
const seeNumbers = (page: Page, ...numbers: string[]) =>
  expect
    .poll(() => page.getByRole('list', { name: 'Waiting' }).locator('b').allTextContents(), { timeout: PATIENCE_MS })
    .toEqual(numbers);
/** Who waits, and who was served. */
const seeCounts = (page: Page, ...counts: string[]) =>
  expect.poll(() => page.locator('.line-counts dd').allTextContents(), { timeout: PATIENCE_MS }).toEqual(counts);

it('a counter calls with one key, gives a walk-in a token, and the other counter sees it without a touch', async () => {
  const { branch, counters } = await aBusyBranch(3);
  const [one, two] = [await visit({ device: 'desktop' }), await visit({ device: 'desktop' })];
  await atCounter(one, counters[0]);
  await atCounter(two, counters[1]);
  await one.keyboard.press('n');
  await serving(one, '1');
  await two.getByText('Counter 1', { exact: true }).waitFor();
  await seeCounts(two, '2', '0');
  await quiet(one);
  await one.keyboard.press('n');
  await serving(one, '2');
  await two.getByRole('button', { name: 'Call next' }).click();
  await serving(two, '3');

  // The letter belongs to the field while somebody types.
  await one.getByLabel('Mobile number').fill('12');
  await one.getByLabel('Mobile number').press('n');
  await one.getByRole('button', { name: 'Give a token' }).click();
  await one.getByText('Must be only digits').waitFor();
  await one.getByLabel('Mobile number').fill('98765 43210');
  await one.getByLabel('Mobile number').press('Enter');
  await one.getByRole('region', { name: 'Token 4 is booked.' }).waitFor();
  const { y = 0, height = 0 } = (await one.getByRole('button', { name: 'Give a token' }).boundingBox()) ?? {};
  expect(y + height, 'the form stays in sight for the next person').toBeLessThanOrEqual(800);
  await two.getByRole('button', { name: 'Call: token 4' }).waitFor();
  const link = one.locator('.last-walk-in').getByRole('link', { name: 'Open token page' });
  expect(await link.getAttribute('href')).toMatch(new RegExp(`^/loanappointment/[0-9a-z]{26}/${branch._id}$`));
  expect(await axeFindsOnAnyScreen(one, 'console-counter')).toEqual([]);

  await two.getByRole('button', { name: 'Not here: token 3' }).click();
  await two.getByRole('list', { name: 'Called, or not here' }).getByText('Not here', { exact: true }).waitFor();
  await quiet(two);
  // Whom one counter has called is not the other's to move, before it waits again.
  expect(await one.getByRole('button', { name: /: token 3$/ }).count()).toBe(0);
  await two.getByRole('button', { name: 'More: token 3' }).click();
  await two.getByRole('dialog').getByRole('button', { name: 'Put back' }).click();
  await two.getByRole('dialog').getByRole('button', { name: 'First' }).click();
  await one.getByRole('button', { name: 'Call: token 3' }).waitFor();
  // Right after rows have moved a press is ignored.
  await two.waitForTimeout(600);
  await two.getByRole('button', { name: 'Call: token 4' }).click();
  await serving(two, '4');
  await seeCounts(one, '1', '1');
  await seeNumbers(one, '3');
});

it('a clinic’s desk is kept by keys alone: walk-ins, calls, whoever is not here, and one who lets two others go first', async () => {
  const clinic = await aClinic(product, owners.doctors, { clinicName: 'Asha Eye Clinic', fee: '300' });
  const page = await visit({ device: 'desktop' });
  const { keyboard } = page;
  watchCalls(page);
  await signIn(page, product, 'login', owners.doctors.email, `/app/reportofdoctor?clinic=${clinic._id}`);
  await isLive(page);
  for (const [at, patient] of ['Lakshmi Devi', 'Imran Khan', 'Mohan Rao', 'Fatima Begum'].entries()) {
    await keyboard.press('w');
    await keyboard.type(`980000000${at}`);
    await keyboard.press('Tab');
    await keyboard.type(patient);
    await keyboard.press('Enter');
    const given = page.getByRole('region', { name: `Token ${at + 1} is booked.` });
    await given.getByText('To be paid at the desk: ₹300').waitFor();
  }
  await seeNumbers(page, '1', '2', '3', '4');
  const act = async (...keys: string[]) => {
    for (const key of keys) await keyboard.press(key);
    await page.locator('.serving .button.large:focus').waitFor();
  };
  await act('n');
  await serving(page, '1');
  await quiet(page);
  await act('r');
  await quiet(page);
  await act('b', '2');
  await seeNumbers(page, '2', '3', '1', '4');
  await quiet(page);
  await act('n');
  await serving(page, '2');
  await quiet(page);
  await act('a');
  await seeNumbers(page, '3', '1', '4');
  await quiet(page);
  await act('n');
  await serving(page, '3');
  await quiet(page);
  await act('n');
  await serving(page, '1');
  expect(await axeFindsOnAnyScreen(page, 'console-doctor-report')).toEqual([]);
});

it('who has no mobile gets a slip at once, with the number, who is before, and a code that opens the token page', async () => {
  const { counters } = await aBusyBranch(0);
  const page = await visit({ device: 'desktop' });
  await page.addInitScript(() => {
    Object.assign(globalThis, { print: () => Object.assign(globalThis, { printed: true }) });
  });
  await atCounter(page, counters[0]);
  await page.getByLabel('No mobile: print a slip').check();
  await page.getByRole('button', { name: 'Give a token' }).click();
  await page.waitForFunction(() => 'printed' in globalThis);
  await page.emulateMedia({ media: 'print' });
  const slip = await page.locator('.slip').textContent();
  expect(slip).toMatch(
    /^Gramin Bank, Clock TowerToken1Counter 1You are next\w{3}, \d+ \w{3} \d{4}, \d+:\d\d [ap]m ISTScan/,
  );
  await page.getByRole('heading', { level: 1, includeHidden: true }).waitFor({ state: 'hidden' });
});

it('a desk says that its board has no sound, until somebody presses Start on it', async () => {
  const { branch, counters } = await aBusyBranch(0);
  const [board, desk] = [await visit({ device: 'desktop' }), await visit({ device: 'desktop' })];
  await board.goto(`${product.url}/board/loan/${branch._id}`);
  await isLive(board);
  await desk.clock.install();
  await atCounter(desk, counters[0]);
  const silent = desk.getByText('The board is silent: press Start on the television');
  await silent.waitFor();
  await board.getByRole('button', { name: 'Start board' }).click();
  const isSilentLater = async () => {
    await desk.clock.fastForward('00:15');
    return silent.isVisible();
  };
  await expect.poll(isSilentLater, { timeout: PATIENCE_MS }).toBe(false);
});

it('a clinic moves a token to another day and doctor, offers to tell the visitor, and the visitor’s open page shows it', async () => {
  const second = await product.call('POST', '/doctor/add', { doctorName: 'Dr Second' }, owners.doctors);
  const wishes = { clinicName: 'Moving Clinic', bookingDays: '1', doctorIds: [second.json._id] };
  const clinic = await aClinic(product, owners.doctors, wishes);
  const { json } = await bookDoctor(product, clinic);
  const [visitor, page] = [await visit(), await visit({ device: 'desktop', lingering: true })];
  await visitor.goto(`${product.url}/doctorappointment/${json._id}/${clinic._id}`);
  await isLive(visitor);
  await signIn(page, product, 'login', owners.doctors.email, `/app/bookings/${json._id}`);
  await page.getByRole('button', { name: 'Move to another day or doctor' }).click();
  await page.getByLabel('Doctor', { exact: true }).selectOption({ label: 'Dr Second' });
  await page.getByLabel('New day').selectOption({ index: 1 });
  const found = await axeFindsOnAnyScreen(page, 'move-token');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('dialog', { name: 'Moved. Please tell the visitor' }).waitFor();
  expect([...found, ...(await axeFindsOnAnyScreen(page, 'moved-token'))]).toEqual([]);
  await visitor.getByRole('main').getByText('Dr Second').first().waitFor();
});

it('the owner of a branch sees its queue from the Branch screen, and calls for any counter', async () => {
  const { branch, counters } = await aBusyBranch(2);
  await product.call('POST', '/queue/next', { kind: 'loan', id: branch._id }, counters[1]);
  const page = await visit({ device: 'desktop' });
  await signIn(page, product, 'login', owners.bank.email, '/app/branch');
  await openMore(page, 'Gramin Bank, Clock Tower');
  const board = page.locator(`a[href="/board/loan/${branch._id}"]`);
  expect(await board.getAttribute('target')).toBe('_blank');
  await page.locator(`a[href="/app/branch?queue=${branch._id}"]`).click();
  await page.getByRole('heading', { name: 'Queue of Gramin Bank, Clock Tower', level: 1 }).waitFor();
  await serving(page, '1');
  await page.getByRole('button', { name: 'Complete and call next' }).click();
  await serving(page, '2');
  const { json } = await product.call('GET', `/queue/board/loan/${branch._id}`);
  expect(json.stations.map(({ serving: now }: { serving: number | null }) => now)).toEqual([null, 2]);
  expect(await axeFindsOnAnyScreen(page, 'branch-queue')).toEqual([]);
});

/** A desk at which token 1 is served and two wait; and the acts that it has sent. */
async function aDesk() {
  const branch = await aBranch(product, owners.bank);
  const { mobile } = await aCounter(product, owners.bank, branch._id);
  for (const name of ['Anil Rao', 'Neha Devi', 'Bala Khan']) await bookLoan(product, branch, { name });
  const page = await visit({ device: 'desktop' });
  await signInAtCounter(page, product, mobile);
  await page.getByRole('button', { name: 'Call next' }).click();
  await page.locator('.serving-number').getByText('1', { exact: true }).waitFor();
  await quiet(page);
  const acts: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && /queue|loanbooking\/\w{26}/.test(request.url())) acts.push(request.url());
  });
  return { page, acts };
}

/** Whatever code is asked for from now on comes two seconds late. */
const slowCode = (page: Page) =>
  page.route('**/assets/**', async (route) => {
    await new Promise((done) => setTimeout(done, 2000));
    await route.continue();
  });

it('at a desk a name is typed into the palette from its first letter on, and no key reaches what is behind a dialog, though their code is late', async () => {
  const { page, acts } = await aDesk();
  await slowCode(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('neha');
  const field = page.getByRole('combobox', { name: 'Find anything' });
  expect(await field.inputValue()).toBe('neha');
  await page.getByRole('listbox', { name: 'What was found' }).waitFor();
  expect(await field.inputValue()).toBe('neha');
  expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  await field.waitFor({ state: 'detached' });
  await page.keyboard.press('?');
  await page.keyboard.type('neha');
  await page.getByRole('dialog', { name: 'Keys' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await quiet(page);
  expect(acts).toEqual([]);
});
