import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { User } from '#contract/sessions/model.ts';
import { aBranch, anOfficer, aUser } from '#web/console/kit/testing/factory.ts';
import { idOf, openServed, refusal } from '#web/console/kit/testing/served-screen.tsx';
import type { ServedCall } from '#web/shared/testing/served-calls.ts';
import { boardNow, stationNow } from '#web/visitor/platform/testing/boards.ts';
import { CounterDetailsPage } from './counter-details-page.tsx';

const [ORGANISATION, BRANCH] = [idOf('0'), idOf('b')];
const desk = aUser({
  ...{ id: 'c2', role: 'counter', organisationId: ORGANISATION, kind: 'branch', name: 'Desk 2' },
  ...{ branchId: BRANCH, branchName: 'Abids', counterNumber: '2' },
});
const abids = aBranch('b', 'Abids', {
  counterList: [anOfficer('1', 'Sunil Das', '9876500001'), anOfficer('2', 'Meera Iyer', '9876500002')],
});

const nobody = { serving: null, calledAt: null, next: [], waiting: 0 };
const { running: _, ...shown } = boardNow({ id: BRANCH, stations: [stationNow({ id: 'c2', ...nobody })] });
const board = { ...shown, currentRunningCount: 0 };
const ANSWERS: Record<string, unknown> = {
  [`/branch/${BRANCH}`]: abids,
  [`/queue/board/loan/${BRANCH}`]: board,
  '/loanbooking/profileid': [],
};
let down: boolean;
const answer = ({ url }: ServedCall): unknown =>
  down && url.startsWith('/branch/') ? refusal('Please try again in a minute.') : (ANSWERS[url] ?? {});

beforeEach(() => {
  down = false;
  // Noon in Kolkata: at midnight today would become another day.
  vi.setSystemTime('2027-01-02T06:30:00.000Z');
});

const open = (view = '', user: User = desk) =>
  openServed({ path: `/app/counterdetails${view && `?view=${view}`}`, element: <CounterDetailsPage />, user, answer });
const facts = () =>
  [...document.querySelectorAll('.panels dt')].map(
    (term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`,
  );

test('a counter sees its branch, its number and the officer in charge of it, and no other', async () => {
  await open('counter');
  await waitFor(() =>
    expect(facts()).toEqual([
      'Branch: Abids',
      'Branch code: HYD-1',
      'Counter number: 2',
      'Officer in charge: Meera Iyer',
      'Officer’s number: 9876500002',
    ]),
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Counter Detailes');
});

test('its queue has the screen to itself; its own report of today is a press away', async () => {
  const { asked } = await open();
  await screen.findByText('Now serving');
  expect(screen.queryByRole('heading', { name: 'Counter Reports' })).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Counter Reports' }));
  expect(screen.queryByText('Now serving')).toBeNull();
  expect(await screen.findByText('No data to display.')).toBeDefined();
  const today = '2027-01-02';
  expect(asked).toContainEqual({
    method: 'POST',
    url: '/loanbooking/profileid',
    body: { branchUserId: 'c2', startDate: `${today}T00:00:00.000Z`, endDate: `${today}T23:59:00.000Z`, text: null },
  });
  await userEvent.click(screen.getByRole('link', { name: 'Queue today' }));
  await screen.findByText('Now serving');
});

test('the admin sees the report of every counter, and no queue', async () => {
  const { branchId: _, ...nowhere } = desk;
  const { asked } = await open('', { ...nowhere, id: 'a', role: 'admin', kind: 'admin' });
  expect(await screen.findByText('No data to display.')).toBeDefined();
  const bodies = asked.filter(({ url }) => url.includes('profileid')).map(({ body }) => body);
  expect(bodies).toHaveLength(1);
  expect(bodies[0]).not.toHaveProperty('branchUserId');
  expect(screen.queryByText('Now serving')).toBeNull();
});

test('its own booking link is there as a code to scan, as a page to open, and to be copied', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await open('counter');
  const code = screen.getByRole('img', { name: 'QR code of the booking link of Abids, counter 2' });
  expect(code.getAttribute('src')).toBe('/api/branchuser/qr/c2?format=svg');
  expect(screen.getByRole('link', { name: 'Open the booking page' }).getAttribute('href')).toBe(
    `${location.origin}/loanbooking/c2`,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText('The link is copied.')).toBeDefined();
  expect(copied).toHaveBeenCalledExactlyOnceWith(`${location.origin}/loanbooking/c2`);
});

test('where copying is not allowed the link is shown instead', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
  await open('counter');
  await userEvent.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText(new RegExp(`The link is ${location.origin}/loanbooking/c2`))).toBeDefined();
});

test('a branch that does not come is told and asked for again; the link is there all the same', async () => {
  down = true;
  await open('counter');
  expect(await screen.findByText('Please try again in a minute.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Download QR code' })).toBeDefined();
  down = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(facts()).toHaveLength(5));
});
