// @vitest-environment node
import { expect, test } from 'vitest';
import { consolePaths, homeOf, landingOf, listOfRecord, paths, recordPath, returnPath } from './paths.ts';

test('the address of a booking page ends in the park’s name, in small letters and safe in an address', () => {
  expect(paths.ticketBooking('p1', ' Nehru Zoo/Park ')).toBe('/ticketbooking/p1/nehru%20zoo%2Fpark');
  expect(paths.ticketBooking('p1')).toBe('/ticketbooking/p1');
});

test('the sign-in area stands below the name that the organisation gave it', () => {
  expect(consolePaths.login('zoo')).toBe('/zoo/login');
  expect(consolePaths.inspectorLogin('zoo')).toBe('/zoo/inspectorlogin');
  expect(consolePaths.registration('zoo')).toBe('/zoo/profileregistration');
});

test.each([
  ['owner', 'park', '/app/park'],
  ['owner', 'clinic', '/app/clinic'],
  ['owner', 'branch', '/app/branch'],
  ['owner', 'exhibition', '/app/exbhition'],
  ['admin', 'admin', '/app/advatagement'],
  ['inspector', 'park', '/app/scan'],
  ['counter', 'branch', '/app/counterdetails'],
] as const)('a signed-in %s of kind %s lands on %s', (role, kind, path) => {
  expect(landingOf({ role, kind })).toBe(path);
});

test('home is the dashboard of the area, but for who works at a gate or a counter', () => {
  expect(homeOf({ role: 'owner', kind: 'clinic' }, 'zoo')).toBe('/zoo/dashboard');
  expect(homeOf({ role: 'admin', kind: 'admin' }, 'zoo')).toBe('/zoo/dashboard');
  expect(homeOf({ role: 'inspector', kind: 'park' }, 'zoo')).toBe('/app/scan');
  expect(homeOf({ role: 'counter', kind: 'branch' }, 'zoo')).toBe('/app/counterdetails');
});

test('after signing in only an address of the console itself is gone back to', () => {
  expect(returnPath('/app/searchreports?page=2&status=paid')).toBe('/app/searchreports?page=2&status=paid');
  expect(returnPath('/zoo/dashboard')).toBe('/zoo/dashboard');
  for (const from of [
    null,
    '',
    '/',
    '/home',
    '/dashboard',
    '/zoo/dashboard/x',
    '//evil.example/dashboard',
    '/application',
    'https://evil.example/app/',
    '//evil.example/app/',
  ])
    expect(returnPath(from)).toBeNull();
  for (const from of ['/app/../zoo/login', '/app/\\evil.example', '/app/..//evil.example', '/app/..//evil/dashboard'])
    expect(returnPath(from)).toBeNull();
});

test('the page of a record lies below its list, where that has pages', () => {
  expect(recordPath(consolePaths.parks)).toBe('/app/park/new');
  expect(listOfRecord(recordPath(consolePaths.parks, 'p1'))).toBe(consolePaths.parks);
  expect(['/app/park', '/app/park/', '/app/user/u1', '/app/bookings/b1'].map(listOfRecord)).toEqual([
    ...[null, null, null, null],
  ]);
});
