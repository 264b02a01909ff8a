import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { dayOf } from '#contract/kernel/dates/dates.ts';
import { signInHere } from '#web/console/kit/testing/signed-in.ts';
import { letIn } from './offline/let-in.ts';
import { knownParks } from './offline/parks.ts';
import type { ScanOutcome } from './outcome.ts';
import { keepRecent, recent } from './recent.ts';
import { RecentSection } from './recent-section.tsx';

const now = '2027-01-02T06:30:00.000Z';
beforeEach(() => {
  vi.setSystemTime(now);
  signInHere('ravi');
  for (const { at } of recent.all()) recent.remove(at);
  for (const { short } of letIn.all()) letIn.remove(short);
  knownParks.remove('p');
});

test('today counts the people and tickets of today and of this account alone, the last scan on top', () => {
  const ticket = { at: now, gate: '', people: 4, day: dayOf(new Date()) };
  letIn.put('a', { ...ticket, short: 'a' });
  letIn.put('b', { ...ticket, short: 'b', people: 1 });
  letIn.put('c', { ...ticket, short: 'c', day: '2026-01-01' });
  const seen = { result: 'admitted', offline: false, message: '', code: '7k2m9qxa', people: 4 } as const;
  recent.put('1', { ...seen, at: now });
  recent.put('2', { ...seen, at: now.replace('Z', '+00:00'), result: 'unknown', code: '00000000' });
  signInHere('sita');
  recent.put('4', { ...seen, at: now });
  letIn.put('d', { ...ticket, short: 'd' });
  signInHere('ravi');
  recent.put('3', { ...seen, at: '2026-01-01T05:00:00Z' });
  render(<RecentSection parkId="p" />, { wrapper: MemoryRouter });
  const counts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(counts).toEqual(['5', '2']);
  const scans = screen.getAllByRole('listitem').map((item) => item.querySelector('b')?.textContent);
  expect(scans).toEqual(['No such code, check it again', 'Let in 4']);
  const codes = screen.getAllByRole('listitem').map((item) => item.querySelector('span')?.textContent);
  expect(codes, 'as the ticket prints them').toEqual(['0000-0000', '7K2M-9QXA']);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links, 'to the bookings of tickets of ours').toEqual(['/app/bookings/7K2M-9QXA']);
});

test('what was let in before the last scan is taken back while its minute lasts, and said to be', () => {
  const scan = (seconds: number, scanId?: string) => {
    const at = new Date(Date.parse(now) - seconds * 1000).toISOString();
    keepRecent({ result: 'admitted', offline: false, message: '', code: '7k2m9qxa', people: seconds, at, scanId });
  };
  for (const seconds of [61, 59]) scan(seconds, `${seconds}`);
  scan(30);
  scan(20, '20');
  render(<RecentSection parkId="p" />, { wrapper: MemoryRouter });
  const offered = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
  expect(offered(), 'the last one near the camera').toEqual(['Undo “Let in 59”']);
  const [before] = recent.all().filter(({ people }) => people === 59);
  act(() => keepRecent({ ...(before as ScanOutcome), undone: true }));
  expect(offered()).toEqual([]);
  expect(screen.getByText('Let in 59, taken back')).toBeDefined();
});

test('a scan of the last seconds before midnight stays in the list while it can be taken back', () => {
  // Ten seconds past midnight in Kolkata.
  vi.setSystemTime('2027-01-02T18:30:10.000Z');
  const scan = (at: string, people: number) =>
    keepRecent({ result: 'admitted', offline: false, message: '', code: '7k2m9qxa', people, at, scanId: at });
  scan('2027-01-02T18:28:00.000Z', 1);
  scan('2027-01-02T18:29:55.000Z', 2);
  scan('2027-01-02T18:30:05.000Z', 3);
  render(<RecentSection parkId="p" />, { wrapper: MemoryRouter });
  const scans = screen.getAllByRole('listitem').map((item) => item.querySelector('b')?.textContent);
  expect(scans).toEqual(['Let in 3', 'Let in 2']);
  expect(screen.getByRole('button').textContent).toBe('Undo “Let in 2”');
});

test('at a park that is open past midnight the evening counts until its end', () => {
  const at = '2027-01-05T15:00:00.000Z';
  knownParks.put('p', { id: 'p', name: 'Lake Park', opensAt: '17:00', closesAt: '02:00' });
  letIn.put('a', { short: 'a', at, gate: '', people: 4, day: '2027-01-05' });
  letIn.put('b', { short: 'b', at, gate: '', people: 1, day: '2027-01-06' });
  keepRecent({ result: 'admitted', offline: false, message: '', code: '7k2m9qxa', people: 4, at });
  const toldAt = (time: string) => {
    vi.setSystemTime(time);
    cleanup();
    render(<RecentSection parkId="p" />, { wrapper: MemoryRouter });
    const counts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    return [...counts, screen.queryAllByRole('listitem').length];
  };
  expect(toldAt('2027-01-05T20:29:00.000Z'), 'a minute before two').toEqual(['5', '2', 1]);
  expect(toldAt('2027-01-05T20:30:00.000Z')).toEqual(['1', '1', 0]);
});
