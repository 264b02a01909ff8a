import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { ScanOutcome } from './outcome.ts';
import { ResultSection } from './result-section.tsx';
import { screenOf } from './screen.ts';

const base: ScanOutcome = {
  result: 'admitted',
  offline: false,
  message: 'The message.',
  code: '7K2M-9QXA',
  at: '2027-01-02T05:00:00Z',
};

/** The screen of an outcome, with what its buttons do. */
function show(change: Partial<ScanOutcome>) {
  const does = { again: vi.fn(), letIn: vi.fn(), goOut: vi.fn(), turn: vi.fn(), close: vi.fn() };
  render(<ResultSection outcome={{ ...base, ...change }} {...does} />);
  return does;
}
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

test.each([
  [{ result: 'admitted', people: 4 }, 'Let in 4', 'good'],
  [{ result: 'already_scanned' }, 'Used', 'used'],
  [{ result: 'wrong_date', visitDate: '2027-01-03' }, 'For Sun 3 Jan', 'bad'],
  [{ result: 'wrong_park' }, 'Other park', 'bad'],
  [{ result: 'unpaid', status: 'pending' }, 'Not paid', 'bad'],
  [{ result: 'unpaid', status: 'refunded' }, 'Cancelled', 'bad'],
  [{ result: 'forged' }, 'Not our ticket', 'bad'],
  [{ result: 'unknown' }, 'No such code, check it again', 'unknown'],
  [{ result: 'unknown', code: 'https://example.com' }, 'This is not a ticket', 'unknown'],
  [{ result: 'old_code', offline: true }, 'Old code', 'bad'],
  [{ result: 'unchecked', offline: true }, 'Not checked', 'open'],
  [{ result: 'let_out', people: 2 }, 'Out 2', 'out'],
  [{ result: 'just_in' }, 'Just came in', 'unknown'],
  [{ result: 'locked' }, 'This phone is locked', 'bad'],
  [{ result: 'of a later version' }, 'Not checked', 'open'],
] as [Partial<ScanOutcome> & { result: string }, string, string][])(
  '%o says "%s" and looks and sounds %s',
  (change, title, tone) => {
    expect(screenOf({ ...base, ...change } as ScanOutcome)).toMatchObject({ title, tone });
  },
);

test('orange means used and nothing else, green means in and nothing else', () => {
  const tone = (result: ScanOutcome['result']) => screenOf({ ...base, result }).tone;
  const results = [
    'admitted',
    'already_scanned',
    'wrong_date',
    'wrong_park',
    'unpaid',
    'forged',
    'unknown',
    'unchecked',
  ] as const;
  expect(results.filter((result) => tone(result) === 'used')).toEqual(['already_scanned']);
  expect(results.filter((result) => tone(result) === 'good')).toEqual(['admitted']);
});

test('who comes in is told in words, and apart what comes with them', () => {
  show({
    people: 3,
    lines: [
      { category: 'adult', label: 'Adult', quantity: 2 },
      { category: 'child', label: 'Child', quantity: 1 },
      { category: 'fourwheeler', label: 'Four Wheeler', quantity: 1 },
      { category: 'camera', label: 'Video Camera', quantity: 1 },
    ],
  });
  for (const words of ['2 Adult, 1 Child', '1 Four Wheeler, 1 Video Camera', '7K2M-9QXA'])
    expect(screen.getByText(words)).toBeDefined();
});

test('a ticket for a car alone lets in its people by number', () => {
  show({ people: 1, lines: [{ category: 'fourwheeler', label: 'Four Wheeler', quantity: 1 }] });
  for (const words of ['1 person', '1 Four Wheeler']) expect(screen.getByText(words)).toBeDefined();
});

test.each([
  ['https://www.zoo.example/ticketbooking/1', 'zoo.example'],
  ['HTTP://ZOO.EXAMPLE', 'ZOO.EXAMPLE'],
  ['WIFI:T:WPA;S:Zoo;P:elephants;;', 'WIFI:T:W'],
])('the foreign code %s is shown as %s', (code, shown) => {
  show({ result: 'unknown', code });
  expect(screen.getByText(shown)).toBeDefined();
});

test('a used ticket says when and where in one glance, and the exact time below', () => {
  show({ result: 'already_scanned', used: '2 min ago, here' });
  for (const words of ['2 min ago, here', 'The message.']) expect(screen.getByText(words)).toBeDefined();
});

test('a ticket of another park says which, and what to do with it', () => {
  show({ result: 'wrong_park', message: 'This ticket is for Lake Park.' });
  const told = screen.getByRole('alert').textContent;
  expect(told).toContain('This ticket is for Lake Park.');
  expect(told).toContain('It was not used here. Please ask the visitor to show it at its own park.');
});

test('a check without the server says so', () => {
  show({ offline: true, people: 1 });
  for (const text of ['Checked offline', '1 person']) expect(screen.getByText(text)).toBeDefined();
});

test('an unpaid ticket can be asked again; a cancelled one cannot', async () => {
  const { again, close } = show({ result: 'unpaid', status: 'awaited' });
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
  await userEvent.click(screen.getByRole('button', { name: 'Next ticket' }));
  expect([again.mock.calls.length, close.mock.calls.length]).toEqual([1, 1]);
  cleanup();
  show({ result: 'unpaid', status: 'refunded' });
  expect(buttons()).toEqual(['Next ticket']);
});

test('people who have only just come in go out once staff say so, or the gate is turned', async () => {
  const { goOut, turn } = show({ result: 'just_in' });
  await userEvent.click(screen.getByRole('button', { name: 'Yes, let out' }));
  await userEvent.click(screen.getByRole('button', { name: 'No, back to Way in' }));
  expect([goOut.mock.calls.length, turn.mock.calls.length]).toEqual([1, 1]);
});

test('only while nobody can be asked may staff decide by themselves', async () => {
  const { letIn } = show({ result: 'unchecked', offline: true });
  await userEvent.click(screen.getByRole('button', { name: 'Let in and note it' }));
  expect(letIn).toHaveBeenCalledOnce();
  cleanup();
  show({ result: 'unchecked', offline: false });
  expect(buttons()).toEqual(['Check again', 'Next ticket']);
});
