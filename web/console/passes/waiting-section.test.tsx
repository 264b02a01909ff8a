// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { waiting } from '#web/console/platform/keeping/waiting-scans.ts';
import { conflicts } from './use-conflicts.ts';
import { WaitingSection } from './waiting-section.tsx';

const now = '2027-01-02T06:30:00.000Z';
const scan = (short: string) => ({ short, scanId: short, code: short, gate: '', scannedAt: now, people: 1, by: '' });

beforeEach(() => {
  for (const { short } of waiting.all()) waiting.remove(short);
});
afterEach(cleanup);

test('nothing waits: nothing is said', () => {
  const { container } = render(<WaitingSection />);
  expect(container.textContent).toBe('');
});

test('a ticket that was not good after all is told until somebody has noted it', async () => {
  conflicts.put('s1', {
    scanId: 's1',
    short: '7k2m9qxa',
    at: '2027-01-02T05:00:00Z',
    message: 'Used at West gate.',
    by: '',
  });
  render(<WaitingSection />);
  expect(screen.getByRole('listitem').textContent).toBe('7K2M-9QXA, Sat, 2 Jan 2027, 10:30 am: Used at West gate.');
  await userEvent.click(screen.getByRole('button', { name: 'Noted' }));
  expect(screen.queryByRole('listitem')).toBeNull();
  expect(conflicts.all()).toEqual([]);
});

test('scans of another account are counted apart, and told to wait for whoever made them', () => {
  waiting.put('aaaa1111', { ...scan('aaaa1111'), by: 'another/account' });
  render(<WaitingSection />);
  expect(screen.getByRole('status').textContent).toBe(
    '1 scan of another account waits on this device, to be sent once whoever made it is signed in here again.',
  );
});
