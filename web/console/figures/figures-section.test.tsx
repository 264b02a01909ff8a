import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { addDays } from '#contract/kernel/dates/dates.ts';
import { openServed, refusal } from '#web/console/kit/testing/served-screen.tsx';
import { consolePaths } from '#web/shared/paths.ts';
import type { ServedCall } from '#web/shared/testing/served-calls.ts';
import { FiguresSection } from './figures-section.tsx';
import { RangeSection } from './range-section.tsx';

const EVERYTHING = new Set(Object.values(consolePaths).filter((path) => typeof path === 'string'));
const TO = '2027-01-14';
const daysTo = (to: string, length: number) => Array.from({ length }, (_, at) => addDays(to, at + 1 - length));

/** A figure that was `each` on every day of a range of `length` days, and half of that before. */
const figure = (each: number, length: number) => ({
  now: each * length,
  before: (each * length) / 2,
  days: daysTo(TO, Math.max(28, length)).map(() => each),
  daysBefore: daysTo(TO, length).map(() => each / 2),
});
const nothing = {
  gross: null,
  coupons: null,
  money: null,
  refunds: null,
  refunded: null,
  expected: null,
  admitted: null,
  served: null,
  noShows: null,
  waitMedian: null,
  waitNine: null,
};
const counted = (length: number) => ({
  from: addDays(TO, 1 - length),
  to: TO,
  comparedFrom: addDays(TO, 1 - 2 * length),
  comparedTo: addDays(TO, -length),
  untilNow: true,
  at: '2027-01-14T06:30:00.000Z',
});
const figuresOf = (length: number, trades: object[]) => ({
  ...counted(length),
  days: daysTo(TO, Math.max(28, length)),
  trades,
});
const ticketsOf = (length: number) => ({
  trade: 'tickets',
  ...nothing,
  bookings: figure(40, length),
  gross: figure(25_000, length),
  coupons: figure(2_000, length),
  refunded: figure(3_000, length),
  money: figure(20_000, length),
  refunds: { ...figure(0, length), now: 3, before: 0 },
});
const tokens = {
  trade: 'tokens',
  ...nothing,
  bookings: figure(10, 7),
  waitMedian: { now: 12, before: 12, days: daysTo(TO, 28).map(() => 12), daysBefore: [] },
  waitNine: { now: null, before: null, days: daysTo(TO, 28).map(() => null), daysBefore: [] },
};
const noParts = { offerings: [], categories: [], hours: [], channels: [], gateways: [], coupons: [], waits: [] };
const part = { bookings: 3, money: 900, bookingsBefore: 1, moneyBefore: 450 };
const offering = (offeringId: string, name: string, money: number) => ({
  ...part,
  offeringId,
  name,
  money,
  kind: 'park-ticket',
  noShows: null,
  waitMedian: null,
  waitNine: null,
});
const parts = {
  ...noParts,
  trade: 'tickets',
  offerings: [offering('z1', 'Zoo', 100), offering('g1', 'Garden', 300)],
  hours: [
    { weekday: 6, hour: 11, bookings: 2, money: 10 },
    { weekday: 0, hour: 11, bookings: 3, money: 10 },
    { weekday: 0, hour: 9, bookings: 1, money: 10 },
  ],
  categories: [{ category: 'adult', label: 'Adult', quantity: 4_000, money: 400, quantityBefore: 1, moneyBefore: 200 }],
  gateways: [
    { gateway: 'ccav', ...part },
    { gateway: 'paytm', ...part, money: 100 },
  ],
  coupons: [{ code: 'DIWALI', ...part, discount: 50, discountBefore: 0 }],
};

interface World {
  search?: string;
  trades?: object[];
  breakdowns?: () => unknown;
  figures?: (length: number) => unknown;
  screens?: ReadonlySet<string>;
}

function open({ search = '', trades, breakdowns, figures, screens = EVERYTHING }: World = {}) {
  const answer = ({ url }: ServedCall) => {
    const params = new URLSearchParams(url.split('?')[1]);
    const length = Number(params.get('days') ?? 2);
    if (url.startsWith('/dashboard/breakdowns')) return breakdowns?.() ?? { ...counted(length), trades: [parts] };
    return figures?.(length) ?? figuresOf(length, trades ?? [ticketsOf(length)]);
  };
  const element = (
    <>
      <RangeSection />
      <FiguresSection open={screens} />
    </>
  );
  return openServed({ path: `/zoo/dashboard${search}`, element, answer });
}
const tile = async (label: string) =>
  (await screen.findByText(label, { selector: 'dt, dt a' })).closest('div') as Element;
/** Turns a chart into its table and answers the rows. */
async function rowsOf(chart: string) {
  await userEvent.click(await screen.findByRole('button', { name: `${chart}: show as a table` }));
  return within(screen.getByRole('table', { name: chart }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
}

beforeEach(() => localStorage.setItem('fold:charts', 'open'));

test.each([
  ['with what was taken off alone', { coupons: 0 }, ['Sold for', 'Sent back', 'Stays with you']],
  ['not at all where nothing was taken off', { coupons: 0, refunded: 0 }, []],
])('how the money adds up is said %s', async (_, off, said) => {
  const changed = Object.entries(off).map(([name, now]) => [name, figure(now, 7)]);
  await open({ trades: [{ ...ticketsOf(7), ...Object.fromEntries(changed) }] });
  await tile('Money');
  const names = ['Sold for', 'Coupons took off', 'Sent back', 'Stays with you'];
  expect(names.filter((name) => screen.queryByText(name) !== null)).toEqual(said);
});

test('charts stay folded, and uncounted, until they are wanted; from then on they are open here', async () => {
  localStorage.clear();
  const { asked } = await open();
  const charts = await screen.findByRole('button', { name: /^Charts and shares/ });
  expect(screen.queryByRole('figure')).toBeNull();
  expect(asked.some(({ url }) => url.startsWith('/dashboard/breakdowns'))).toBe(false);
  await userEvent.click(charts);
  await screen.findByRole('heading', { name: 'Money by day' });
  cleanup();
  await open();
  await screen.findByRole('heading', { name: 'Money by day' });
});

test('a figure stands beside the days before, in words and with an arrow that nobody needs', async () => {
  await open();
  expect((await tile('Money')).textContent).toBe('Money₹1,40,000▲ 100% more ₹70,000 before');
  expect((await tile('Refunds')).textContent).toBe('Refunds3▲ None before ');
  expect(
    screen.getByText('8 Jan – 14 Jan, beside 1 Jan – 7 Jan, whose last day is counted up to 12:00 pm.'),
  ).toBeDefined();
});

test('a chart has the days that were chosen beside as many before; a day alone stands among the thirty that it ends', async () => {
  await open();
  const week = await rowsOf('Money by day');
  expect([week[0], week.at(-1), week.length]).toEqual([
    ['Day', '8 Jan – 14 Jan', '1 Jan – 7 Jan'],
    ['Thu, 14 Jan', '₹20,000', '₹10,000'],
    8,
  ]);
  cleanup();
  await open({ search: '?days=1' });
  const month = await rowsOf('Money by day');
  expect([month.at(-1), month.length]).toEqual([['Thu, 14 Jan', '₹20,000'], 29]);
});

test('what the days were made of: places by money, kinds of ticket, hours, gateways and coupons', async () => {
  await open();
  const rows = async (name: string) =>
    within(await screen.findByRole('table', { name }))
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent);
  expect(await rows('Parks')).toEqual(['Garden₹300₹450 before75%', 'Zoo₹100₹450 before25%']);
  expect(screen.getByRole('link', { name: 'Zoo' }).getAttribute('href')).toBe(
    '/app/report?park=z1&from=2027-01-08&to=2027-01-14',
  );
  expect(await rows('Kinds of ticket')).toEqual(['Adult 4,000 sold₹400₹200 before100%']);
  expect(await rows('How it was paid')).toEqual(['CCAvenue₹900₹450 before90%', 'Paytm₹100₹450 before10%']);
  expect(await rows('Coupons')).toEqual(['DIWALI3₹50 taken off100%']);
  expect(screen.getByText('Busiest 11 am: 5.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'At which hour: show as a table' }));
  expect(await rows('At which hour')).toEqual(['9 am1', '10 am0', '11 am5']);
  const map = within(screen.getByRole('region', { name: 'Weekdays and hours' }));
  expect(map.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    ...['9 am10 am11 am', 'Mon000', 'Tue000', 'Wed000', 'Thu000', 'Fri000', 'Sat002', 'Sun103'],
  ]);
});

test('how long people wait is a chart of two lines; what nobody knows is a dash', async () => {
  await open({ trades: [tokens] });
  expect((await tile('Half wait at most')).textContent).toBe('Half wait at most12 min As before 12 min before');
  expect(screen.queryByText('Nine of ten wait at most')).toBeNull();
  expect(screen.getByRole('link', { name: 'Half wait at most' }).getAttribute('href')).toBe(
    '/app/reportofdoctor?from=2027-01-08&to=2027-01-14&state=complete',
  );
  const days = await rowsOf('How long people wait, by day');
  expect([days[0], days.at(-1)]).toEqual([
    ['Day', 'Half of them', 'Nine of ten'],
    ['Thu, 14 Jan', '12 min', '–'],
  ]);
});

test('the figures of a bank lead to its tokens, and a branch to those of its own', async () => {
  const branches = [offering('b1', 'Abids', 100), offering('b2', 'Warangal', 300)];
  const counts = { trade: 'tokens', offerings: branches.map((one) => ({ ...one, kind: 'loan-appointment' })) };
  await open({
    trades: [{ ...tokens, noShows: figure(2, 7) }],
    breakdowns: () => ({ ...figuresOf(7, []), trades: [{ ...noParts, ...counts }] }),
    screens: new Set(['/app/tokens']),
  });
  const days = '/app/tokens?from=2027-01-08&to=2027-01-14';
  const to = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  await tile('Half wait at most');
  expect(to('Half wait at most')).toBe(`${days}&state=complete`);
  expect(to('Called, and not there')).toBe(`${days}&state=noshow`);
  expect((await screen.findByRole('link', { name: 'Abids' })).getAttribute('href')).toBe(
    '/app/tokens?branch=b1&from=2027-01-08&to=2027-01-14',
  );
});

test('who has several trades looks at one at a time, and the address says at which', async () => {
  const { search } = await open({ trades: [ticketsOf(7), tokens] });
  expect((await screen.findAllByRole('tab')).map(({ textContent }) => textContent)).toEqual(['Park tickets', 'Tokens']);
  await userEvent.click(screen.getByRole('tab', { name: 'Tokens' }));
  expect(search()).toBe('?trade=tokens');
  expect((await tile('Tokens given')).textContent).toContain('70');
});

test('own days are typed or chosen, told when they are the wrong way round, and stand in the address', async () => {
  const { search } = await open({ search: '?from=2027-01-13&to=2027-01-14' });
  const type = async (label: string, day: string) => {
    const field = await screen.findByLabelText(label);
    await userEvent.clear(field);
    await userEvent.type(field, day);
  };
  await type('Start Date', '20/01/2026');
  await type('End Date', '19/01/2026');
  await userEvent.click(screen.getByRole('button', { name: 'Show these days' }));
  expect(await screen.findByText('The end date cannot be before the start date')).toBeDefined();
  await type('End Date', '21/01/2026');
  await userEvent.click(screen.getByRole('button', { name: 'Show these days' }));
  await waitFor(() => expect(search()).toBe('?from=2026-01-20&to=2026-01-21'));
});

test('figures that do not come can be asked for again; parts that do not come leave the charts by day standing', async () => {
  let refused = true;
  await open({
    figures: (length) => (refused ? refusal('Not now.') : figuresOf(length, [ticketsOf(length)])),
    breakdowns: () => refusal('Too much to count.'),
  });
  expect(await screen.findByText('Not now.')).toBeDefined();
  refused = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await rowsOf('Money by day')).at(-1)).toContain('₹20,000');
  expect(await screen.findByText('Too much to count.')).toBeDefined();
});
