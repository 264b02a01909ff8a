import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { UNDO_MS } from '#contract/admissions/rules.ts';
import { dayOf } from '#contract/kernel/dates/dates.ts';
import { serveEach } from '#web/shared/testing/served-calls.ts';
import { letIn } from './offline/let-in.ts';
import type { ScanOutcome } from './outcome.ts';
import { UndoSection } from './undo-section.tsx';

const NOON = new Date('2027-01-02T06:30:00.000Z');
serveEach('/app/scan', () => ({ body: { undone: true, people: 2, inside: null } }));
beforeEach(() => vi.setSystemTime(NOON));

const adults = (quantity: number) => [{ category: 'adult', quantity }];
const SCAN: ScanOutcome = {
  result: 'admitted',
  offline: false,
  message: '',
  code: '7k2m9qxa',
  at: NOON.toISOString(),
  scanId: '7k2m9qxa7k2m9qxa7k2m9qxa7k',
  people: 5,
  lines: [{ category: 'adult', label: 'Adult', quantity: 5 }],
  counts: adults(2),
};

function ask() {
  const undone = vi.fn();
  render(<UndoSection scan={SCAN} title="Let in 2" undone={undone} />);
  fireEvent.click(screen.getByRole('button', { name: 'Undo “Let in 2”' }));
  return undone;
}

test('a reason that is pressed twice takes people back once', async () => {
  const standing = { letIn: { adult: 5 }, inside: { adult: 5 } };
  letIn.put('7k2m9qxa', { short: '7k2m9qxa', at: SCAN.at, gate: '', people: 5, day: dayOf(NOON), standing });
  const undone = ask();
  const reason = screen.getByRole('button', { name: 'Wrong button' });
  fireEvent.click(reason);
  fireEvent.click(reason);
  await vi.waitFor(() => expect(undone, screen.queryByRole('alert')?.textContent ?? '').toHaveBeenCalled());
  expect(letIn.get('7k2m9qxa')?.standing).toEqual({ letIn: { adult: 3 }, inside: { adult: 3 } });
});

test('who still types the reason when the minute ends is told so', () => {
  vi.useFakeTimers({ now: NOON });
  const undone = ask();
  act(() => vi.advanceTimersByTime(UNDO_MS));
  fireEvent.click(screen.getByRole('button', { name: 'Wrong button' }));
  expect(screen.getByRole('alert').textContent).toBe('A minute has passed. What was let in stays as it is.');
  expect(undone).not.toHaveBeenCalled();
});
