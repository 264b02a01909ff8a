import { expect, test } from 'vitest';
import type { User } from '#contract/sessions/model.ts';
import { aUser } from '#web/console/kit/testing/factory.ts';
import { landingOf } from '#web/shared/paths.ts';
import { entriesOf, groupAt, opens, trailTo } from './menu.ts';

const user = aUser();
const menu = (change: Partial<User>) =>
  entriesOf({ ...user, ...change }).map(({ group, label, path }) => `${group ?? '–'}: ${label} ${path}`);

test('the owner of a park has the entries of the product and ours, in groups, with the dashboard first', () => {
  expect(menu({})).toEqual([
    '–: Dashboard /pravesh/dashboard',
    'Sell: Coupon /app/coupon',
    'Sell: Advertisement /app/advatagement',
    'Visitors: Search /app/searchreports',
    'Visitors: Scan /app/scan',
    'Visitors: Gates /app/gates',
    'Money: Reports /app/report',
    'Money: Payments /app/payments',
    'Places: Park /app/park',
    'People: User /app/user',
    'Settings: Configuration /app/configuration',
    'Settings: Profile /app/profileregistration',
    'Settings: Activity /app/activity',
  ]);
});

test('the owner of clinics has the dashboard, Clinic and Doctor Report as in the product, and doctors and specializations beside it', () => {
  expect(menu({ kind: 'clinic' })).toEqual([
    '–: Dashboard /pravesh/dashboard',
    'Visitors: Doctor Report /app/reportofdoctor',
    'Money: Payments /app/payments',
    'Places: Clinic /app/clinic',
    'People: Doctor /app/doctor',
    'People: Specialization /app/specilization',
    'Settings: Configuration /app/configuration',
    'Settings: Profile /app/profileregistration',
    'Settings: Activity /app/activity',
  ]);
});

test('an organisation of shows has Shows and Reports, a coaching centre its Batches', () => {
  expect(menu({ kind: 'coaching' })).toContain('Settings: Configuration /app/configuration');
  expect(menu({ kind: 'exhibition' }).slice(1, 3)).toEqual([
    'Sell: Shows /app/exbhition',
    'Visitors: Reports /app/showreports',
  ]);
  expect(menu({ kind: 'coaching' })[1]).toBe('Sell: Batches /app/coaching');
});

test('the admin has the screens of every trade in all six groups, the dashboard first', () => {
  const entries = entriesOf({ ...user, role: 'admin', kind: 'admin' });
  const paths = entries.map(({ path }) => path);
  const trades = ['park', 'clinic', 'branch', 'exhibition', 'coaching'] as const;
  const first = trades.map((kind) => landingOf({ role: 'owner', kind }));
  expect(paths).toEqual(expect.arrayContaining([...first, '/app/advatagement', '/app/report', '/app/categories']));
  expect(paths[0]).toBe('/pravesh/dashboard');
  const groups = [...new Set(entries.map(({ group }) => group))];
  expect(groups).toEqual([undefined, 'Sell', 'Visitors', 'Money', 'Places', 'People', 'Settings']);
});

test('an inspector has the gate before all else, whatever the trade', () => {
  expect(menu({ role: 'inspector', kind: 'exhibition' })).toEqual([
    '–: Scan /app/scan',
    '–: Dashboard /pravesh/dashboard',
    'Visitors: Reports /app/searchreports',
  ]);
});

test('a supervisor of gates has these alone: no dashboard, no booking, no visitor', () => {
  const supervisor: User = { ...user, role: 'supervisor', parkId: 'p' };
  expect(menu({ role: 'supervisor' })).toEqual(['Visitors: Gates /app/gates']);
  expect(landingOf(supervisor)).toBe('/app/gates');
  const closed = [
    '/pravesh/dashboard',
    '/app/bookings/7K2M9QXA',
    '/app/visitor/7K2M9QXA',
    '/app/scan',
    '/app/payments',
  ];
  expect(
    [...closed, '/app/report', '/app/searchreports', '/app/user'].filter((path) => opens(supervisor, path)),
  ).toEqual([]);
  expect(opens(supervisor, '/app/account')).toBe(true);
});

test('a bank has its branches and their tokens; a counter of one has only what is its own', () => {
  expect(menu({ kind: 'branch' }).slice(1, 4)).toEqual([
    'Visitors: Tokens /app/tokens',
    'Money: Payments /app/payments',
    'Places: Branch /app/branch',
  ]);
  expect(menu({ role: 'counter', kind: 'branch' })).toEqual([
    '–: Dashboard /pravesh/dashboard',
    'Visitors: Counter Detailes /app/counterdetails',
  ]);
});

test('an address lies in the group of its list, a page of a record too; one that no menu has lies in none', () => {
  expect(groupAt(user, '/app/park')).toBe('Places');
  expect(groupAt(user, `/app/park/${'p'.repeat(26)}`)).toBe('Places');
  expect(groupAt(user, '/app/parking')).toBeNull();
  expect(groupAt({ ...user, role: 'inspector' }, '/app/park')).toBeNull();
});

test('the way to a record has its list under the name of the menu, and nothing for those who have no such list', () => {
  const way = (who: Partial<User>) => trailTo({ ...user, ...who }, '/app/searchreports').map(({ label }) => label);
  expect([way({}), way({ role: 'inspector' }), way({ kind: 'clinic' })]).toEqual([['Search'], ['Reports'], []]);
});

test.each([
  { role: 'owner', kind: 'park' },
  { role: 'owner', kind: 'clinic' },
  { role: 'owner', kind: 'branch' },
  { role: 'owner', kind: 'exhibition' },
  { role: 'owner', kind: 'coaching' },
  { role: 'admin', kind: 'admin' },
  { role: 'counter', kind: 'branch' },
  { role: 'inspector', kind: 'park' },
] as const)('the first screen of $role of kind $kind is one that is open to them', (who) => {
  expect(entriesOf({ ...user, ...who }).map(({ path }) => path)).toContain(landingOf(who));
});

test('no two entries of a menu lead to the same screen', () => {
  const paths = entriesOf(user).map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

test('everybody’s account and the dashboard of any area are open; success and the sample pages to owners and the admin alone', () => {
  const roles = ['owner', 'admin', 'inspector', 'counter'] as const;
  const openTo = (address: string) => roles.filter((role) => opens({ ...user, role }, address));
  expect(openTo('/app/account')).toEqual(roles);
  expect(openTo('/zoo/dashboard')).toEqual(roles);
  for (const demo of ['success', 'typography', 'notifications', 'ui/icons', 'ui/reportofactivities/', 'ui/charts'])
    expect(openTo(`/app/${demo}`)).toEqual(['owner', 'admin']);
  expect(openTo('/app/scan/')).toEqual(['owner', 'inspector']);
  expect(openTo('/app/bookingreport')).toEqual(['owner', 'admin']);
  expect(opens({ ...user, kind: 'clinic' }, '/app/bookingreport')).toBe(false);
  for (const nowhere of ['/app/nothing', '/zoo/dashboard/x', '/app/ui']) expect(openTo(nowhere)).toEqual([]);
});

test('the pages of records are there for those who have their list, and for nobody else', () => {
  const page = `/app/park/${'p'.repeat(26)}`;
  expect([opens(user, page), opens(user, '/app/park/new'), opens(user, '/app/clinic/new')]).toEqual([
    true,
    true,
    false,
  ]);
  expect(opens({ ...user, role: 'inspector' }, page)).toBe(false);
  const coupon = `/app/coupon/${'c'.repeat(26)}`;
  expect([opens(user, coupon), opens({ ...user, kind: 'clinic' }, coupon)]).toEqual([true, false]);
});

test('the page of an organisation is the admin’s; who only looks has the owner’s screens without Scan and the account', () => {
  const page = `/app/organisations/${'z'.repeat(26)}`;
  expect([opens({ ...user, role: 'admin', kind: 'admin' }, page), opens(user, page)]).toEqual([true, false]);
  const look = { ...user, look: true } as const;
  expect(
    entriesOf(user)
      .filter(({ path }) => !opens(look, path))
      .map(({ path }) => path),
  ).toEqual(['/app/scan']);
  expect([opens(user, '/app/account'), opens(look, '/app/account')]).toEqual([true, false]);
});
