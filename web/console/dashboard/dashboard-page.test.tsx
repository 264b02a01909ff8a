import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { User } from '#contract/sessions/model.ts';
import { aUser } from '#web/console/kit/testing/factory.ts';
import { idOf, openServed, refusal } from '#web/console/kit/testing/served-screen.tsx';
import type { ServedCall } from '#web/shared/testing/served-calls.ts';
import { DashboardPage } from './dashboard-page.tsx';

const owner = aUser();
const none = { now: 0, before: 0 };
const now = (count: number) => ({ now: count, before: 0 });
const tickets = {
  bookings: now(2),
  money: now(450.5),
  expected: now(1_208),
  admitted: now(3),
  holds: 5,
  refunds: 1,
  refunded: 200,
  days: [],
  parks: [{ _id: idOf('z'), name: 'Zoo', bookings: 2, money: 450.5, expected: 8, admitted: 3 }],
};
const today = (change: object) => ({
  day: '2027-01-14',
  comparedWith: '2027-01-07',
  at: '2027-01-14T06:30:00.000Z',
  tickets: null,
  tokens: null,
  tomorrow: null,
  enrolments: null,
  visits: null,
  holdings: [],
  organisations: null,
  ...change,
});
const counted = {
  from: '2027-01-08',
  to: '2027-01-14',
  comparedFrom: '2027-01-01',
  comparedTo: '2027-01-07',
  untilNow: false,
  at: '2027-01-14T06:30:00.000Z',
};

const ranked = {
  profileRegistrationId: 'o1',
  name: 'Deccan Parks',
  kind: 'park',
  bookings: 1_200,
  bookingsBefore: 1,
  money: 900,
  moneyBefore: 450,
};

/** The answer of each call; one that is not given here has nothing in it. */
type World = Partial<Record<'today' | 'attention' | 'figures', () => unknown>>;

function open(world: World, user: Partial<User> = {}) {
  const answer = ({ url }: ServedCall) => {
    const call = url.replace('/dashboard/', '').split('?')[0];
    if (call === 'attention') return world.attention?.() ?? { at: counted.at, waiting: [] };
    if (call === 'today') return world.today?.() ?? today({ tickets });
    if (call === 'figures') return world.figures?.() ?? { ...counted, days: [], trades: [] };
    if (call === 'breakdowns') return { ...counted, trades: [] };
    if (call === 'organisations') return { ...counted, count: 1, organisations: [ranked] };
    return { steps: [], putAway: false };
  };
  return openServed({ path: '/zoo/dashboard', element: <DashboardPage />, user: { ...owner, ...user }, answer });
}
const fact = async (name: string) =>
  (await screen.findByText(name, { selector: 'dt, dt a' })).closest('div')?.querySelector('dd')?.textContent;
const region = (name: string) => screen.findByRole('heading', { name, level: 2 });

test('home says first what needs somebody, then how the day stands, then figures of days, then what there is to book', async () => {
  await open({ today: () => today({ tickets, holdings: [{ name: 'parks', count: 1 }] }) });
  await region('Open for booking');
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(['Needs attention', 'Today so far', 'Open for booking']);
  expect(screen.getByRole('navigation', { name: 'Days to look at' })).toBeDefined();
  expect(screen.getByText('As of Thu, 14 Jan 2027, 12:00 pm. Counted again every minute.')).toBeDefined();
});

test('the day of a park stands in one line, in rupees and Indian digits', async () => {
  await open({});
  expect(await fact('Money')).toBe('₹450.50');
  expect(await fact('People expected')).toBe('1,208');
  expect(await fact('People let in')).toBe('3');
  expect(await fact('On hold, not paid yet')).toBe('5');
  const ways = ['Bookings', 'People let in', 'On hold, not paid yet'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  );
  expect(ways).toEqual([
    '/app/bookingreport?from=2027-01-14&to=2027-01-14',
    '/app/searchreports?status=paid&visitFrom=2027-01-14&visitTo=2027-01-14&scanned=yes',
    '/app/searchreports?status=pending',
  ]);
});

test('where people wait each place leads to its queue, if there is a screen for it', async () => {
  const place = { closed: false, issued: 3, waiting: 1, served: 2, noShows: 0, money: 0 };
  const places = [
    { _id: idOf('c'), name: 'Asha Dental', kind: 'doctor', ...place },
    { _id: idOf('b'), name: 'Abids', kind: 'loan', ...place, closed: true },
  ];
  const tokens = { issued: now(6), waiting: 2, served: now(4), noShows: none, money: null, cash: null, places };
  await open({ today: () => today({ tokens }) }, { kind: 'clinic' });
  expect(await fact('Waiting now')).toBe('2');
  const table = screen.getByRole('table', { name: 'Clinics and branches today' });
  expect(within(table).getByRole('row', { name: /Asha/ }).textContent).toBe('Asha Dental3120');
  expect(screen.getByRole('link', { name: 'Asha Dental' }).getAttribute('href')).toBe(
    `/app/reportofdoctor?clinic=${idOf('c')}`,
  );
  expect(screen.queryByRole('link', { name: /Abids/ })).toBeNull();
  expect(within(table).getByRole('row', { name: /Abids \(closed\)/ })).toBeDefined();
});

test('the day of a bank leads to the tokens that it counts', async () => {
  const tokens = { issued: now(6), waiting: 2, served: now(4), noShows: none, money: null, cash: null, places: [] };
  await open({ today: () => today({ tokens, holdings: [{ name: 'branches', count: 1 }] }) }, { kind: 'branch' });
  expect((await screen.findByRole('link', { name: 'Waiting now' })).getAttribute('href')).toBe(
    '/app/tokens?from=2027-01-14&to=2027-01-14&state=booked',
  );
});

test('what is open leads to its screen where there is one for this account, and shows say how full they are', async () => {
  const shows = [
    { _id: idOf('s'), name: 'Andha Yug', type: 'drama', taken: 1_200, capacity: 3_000, closed: false },
    { _id: idOf('m'), name: '', type: 'shows', taken: 4, capacity: null, closed: true },
  ];
  const holdings = [
    { name: 'showsRunning', count: 1_200 },
    { name: 'counters', count: 2 },
  ];
  await open({ today: () => today({ visits: { booked: now(7), shows }, holdings }) }, { kind: 'exhibition' });
  expect(await fact('Names put down')).toBe('7');
  expect(await fact('Andha Yug')).toBe('1,200 of 3,000');
  expect(screen.getByRole('link', { name: 'Andha Yug' }).getAttribute('href')).toBe(
    `/app/showreports?show=${idOf('s')}`,
  );
  expect(await fact('Shows running now')).toBe('1,200');
  expect(screen.getByRole('link', { name: 'Shows running now' }).getAttribute('href')).toBe('/app/exbhition');
  expect(screen.queryByRole('link', { name: 'Counters' })).toBeNull();
});

test('the admin sees how many organisations there are of each kind, and by what they take once that is wanted', async () => {
  const organisations = [{ kind: 'doctor', count: 7 }];
  const { asked } = await open({ today: () => today({ tickets, organisations }) }, { role: 'admin', kind: 'admin' });
  expect(await fact('Doctor or clinic')).toBe('7');
  const fold = screen.getByRole('button', { name: /^Organisations by money/ });
  expect(asked.filter(({ url }) => url.startsWith('/dashboard/organisations'))).toEqual([]);
  await userEvent.click(fold);
  const table = await screen.findByRole('table', { name: 'Organisations' });
  expect(within(table).getAllByRole('row')[1]?.textContent).toBe(
    'Deccan Parks Park, zoo or garden, bookings: 1,200₹900₹450 before100%',
  );
});

test('who has nothing to book yet is led to the first screen instead of to zeros', async () => {
  const { asked } = await open({ today: () => today({ holdings: [{ name: 'parks', count: 0 }] }) });
  expect(await screen.findByText(/There is nothing to count yet/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Go to my first screen' }).getAttribute('href')).toBe('/app/park');
  expect(screen.queryByRole('navigation', { name: 'Days to look at' })).toBeNull();
  expect(asked.map(({ url }) => url)).not.toContain('/dashboard/organisations?days=7');
});

test('what did not come can be asked for again, and what came stands meanwhile', async () => {
  let refused = true;
  await open({ today: () => (refused ? refusal('Not for you.') : today({ tickets })) });
  expect(await screen.findByText('Not for you.')).toBeDefined();
  expect(screen.getByText('Nothing waits for you. Have a good day.')).toBeDefined();
  refused = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await fact('Bookings')).toBe('2');
});

test('all of it is counted again each minute; figures that could not be stay, and it is said why', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    let refused = false;
    const { asked } = await open({ today: () => (refused ? refusal('Not now.') : today({ tickets })) });
    expect(await fact('Bookings')).toBe('2');
    const twice = ['today', 'attention', 'figures'].map((name) => `/dashboard/${name}`);
    refused = true;
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(await screen.findByText('The figures could not be counted again: Not now.')).toBeDefined();
    expect(await fact('Bookings')).toBe('2');
    const timesOf = (call: string) => asked.filter(({ url }) => url.split('?')[0] === call).length;
    await waitFor(() => expect(twice.map(timesOf)).toEqual([2, 2, 2]));
  } finally {
    vi.useRealTimers();
  }
});
