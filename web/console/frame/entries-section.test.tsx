// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { User } from '#contract/sessions/model.ts';
import { landingOf } from '#web/shared/paths.ts';
import { entriesOf, opens } from './entries-section.tsx';

const user: User = { id: 'u', role: 'owner', organisationId: 'o', kind: 'park', name: 'A', email: null, parkId: null };
const menu = (change: Partial<User>) => entriesOf({ ...user, ...change }).map(({ label, path }) => `${label} ${path}`);

test('the owner of a park has the dashboard, the entries of the product that exist, then Advertisement, Payments, Scan, Profile and Activity', () => {
  expect(menu({})).toEqual([
    'Dashboard /pravesh/dashboard',
    'Park /app/park',
    'User /app/user',
    'Reports /app/report',
    'Search /app/searchreports',
    'Configuration /app/configuration',
    'Coupon /app/coupon',
    'Advertisement /app/advatagement',
    'Payments /app/payments',
    'Scan /app/scan',
    'Profile /app/profileregistration',
    'Activity /app/activity',
  ]);
});

test('the owner of clinics has the dashboard, Clinic and Doctor Report as in the product, and doctors and specializations beside it', () => {
  expect(menu({ kind: 'clinic' })).toEqual([
    'Dashboard /pravesh/dashboard',
    'Clinic /app/clinic',
    'Doctor Report /app/reportofdoctor',
    'Doctor /app/doctor',
    'Specialization /app/specilization',
    'Configuration /app/configuration',
    'Payments /app/payments',
    'Profile /app/profileregistration',
    'Activity /app/activity',
  ]);
});

test('an organisation of shows has Shows and Reports, a coaching centre its Batches', () => {
  expect(menu({ kind: 'coaching' })).toContain('Configuration /app/configuration');
  expect(menu({ kind: 'exhibition' }).slice(1, 3)).toEqual(['Shows /app/exbhition', 'Reports /app/showreports']);
  expect(menu({ kind: 'coaching' })[1]).toBe('Batches /app/coaching');
});

test('the admin has the screens of every trade, then categories and activity', () => {
  const paths = entriesOf({ ...user, role: 'admin', kind: 'admin' }).map(({ path }) => path);
  const trades = ['park', 'clinic', 'branch', 'exhibition', 'coaching'] as const;
  const first = trades.map((kind) => landingOf({ role: 'owner', kind }));
  expect(paths).toEqual(expect.arrayContaining(first));
  expect(paths.slice(-2)).toEqual(['/app/categories', '/app/activity']);
});

test('the admin begins with the dashboard, Advertisement and Reports', () => {
  expect(menu({ role: 'admin', kind: 'admin' }).slice(0, 3)).toEqual([
    'Dashboard /pravesh/dashboard',
    'Advertisement /app/advatagement',
    'Reports /app/report',
  ]);
});

test('an inspector has the dashboard, reports and the gate, whatever the trade', () => {
  expect(menu({ role: 'inspector', kind: 'exhibition' })).toEqual([
    'Dashboard /pravesh/dashboard',
    'Reports /app/searchreports',
    'Scan /app/scan',
  ]);
});

test('a bank has its branches; a counter of one has only what is its own', () => {
  expect(menu({ kind: 'branch' }).slice(1, 3)).toEqual(['Branch /app/branch', 'Configuration /app/configuration']);
  expect(menu({ role: 'counter', kind: 'branch' })).toEqual([
    'Dashboard /pravesh/dashboard',
    'Counter Detailes /app/counterdetails',
  ]);
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
