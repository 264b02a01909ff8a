// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { conflicts, waiting } from './queries.ts';
import { WaitingSection } from './waiting-section.tsx';

const now = '2027-01-02T06:30:00.000Z';
const scan = (short: string) => ({ short, scanId: short, code: short, gate: '', scannedAt: now });

beforeEach(() => {
  for (const { short } of waiting.all()) waiting.remove(short);
});
afterEach(cleanup);

test('nothing waits: nothing is said', () => {
  const { container } = render(<WaitingSection />);
  expect(container.textContent).toBe('');
});

test('scans that wait are counted as they come and go', () => {
  waiting.put('aaaa1111', scan('aaaa1111'));
  render(<WaitingSection />);
  expect(screen.getByRole('status').textContent).toContain('1 scan was made offline and waits to be sent.');
  act(() => waiting.put('bbbb2222', scan('bbbb2222')));
  expect(screen.getByRole('status').textContent).toContain('2 scans were made offline and wait to be sent.');
});

test('a ticket that was not good after all is told until somebody has noted it', async () => {
  conflicts.put('s1', { scanId: 's1', short: '7k2m9qxa', at: '2027-01-02T05:00:00Z', message: 'Used at West gate.' });
  render(<WaitingSection />);
  expect(screen.getByRole('listitem').textContent).toBe('7K2M9QXA, Sat, 2 Jan 2027, 10:30 am: Used at West gate.');
  await userEvent.click(screen.getByRole('button', { name: 'Noted' }));
  expect(screen.queryByRole('listitem')).toBeNull();
  expect(conflicts.all()).toEqual([]);
});
