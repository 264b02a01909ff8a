import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { GateMessage } from '#contract/gates/model.ts';
import { signInHere } from '#web/console/kit/testing/signed-in.ts';
import { MessagesSection } from './messages-section.tsx';
import { conflicts } from './offline/conflicts.ts';
import { waiting } from './offline/waiting.ts';
import { useMessages } from './use-messages.ts';

const now = '2027-01-02T06:30:00.000Z';
const message = (text: string, urgent = false): GateMessage => ({
  ...{ id: text, text, urgent, sentAt: new Date('2027-01-02T05:00:00Z'), sentBy: 'Asha' },
});
const conflict = (scanId: string, more: object = {}) =>
  conflicts.put(scanId, {
    scanId,
    short: '7k2m9qxa',
    at: now,
    message: 'Used.',
    above: 4,
    isTwice: true,
    ...more,
  });

interface GateProps {
  messages?: GateMessage[];
  isShown?: boolean;
  close?: () => void;
  read?: (id: string) => void;
}
const Gate = ({ messages = [], isShown = false, close = () => undefined, read = () => undefined }: GateProps) => (
  <MessagesSection toRead={useMessages({ messages, read }, { isShown, close })} />
);
const line = () => screen.getByRole('status').querySelector('span')?.textContent;
const vibrate = vi.fn();

beforeEach(() => {
  localStorage.clear();
  signInHere('ravi');
  for (const { scanId } of conflicts.all()) conflicts.remove(scanId);
  for (const { short } of waiting.all()) waiting.remove(short);
  vibrate.mockClear();
  Object.assign(navigator, { vibrate });
});

test('nothing is to be read: nothing is said', () => {
  expect(render(<Gate />).container.textContent).toBe('');
});

test('a conflict that is none of a used ticket is not said to have come in twice', () => {
  conflict('one');
  conflict('other', { isTwice: false, above: undefined });
  render(<Gate />);
  expect(line()).toBe('2 scans were not good: 4 people too many');
});

test('an answer comes before what somebody is reading', async () => {
  const { rerender } = render(<Gate messages={[message('Rain')]} />);
  await userEvent.click(screen.getByRole('button', { name: /Read/ }));
  rerender(<Gate messages={[message('Rain')]} isShown />);
  expect(screen.queryByText('Rain')).toBeNull();
  rerender(<Gate messages={[message('Rain')]} />);
  expect(screen.queryByText('Rain')).toBeNull();
});

test('who reads takes the answer away that is on the screen', async () => {
  const close = vi.fn();
  render(<Gate messages={[message('Rain')]} isShown close={close} />);
  await userEvent.click(screen.getByRole('button', { name: /Read/ }));
  expect(close).toHaveBeenCalledOnce();
});

test('a message is heard once, an urgent one until it is read, each by a sound of its own', () => {
  vi.useFakeTimers();
  const { rerender } = render(<Gate messages={[message('Rain')]} />);
  vi.advanceTimersByTime(30_000);
  expect(vibrate).toHaveBeenCalledTimes(1);
  rerender(<Gate messages={[message('Close now', true), message('Rain')]} />);
  expect(line()).toBe('Urgent: Close now');
  expect(screen.getByRole('button').dataset.urgent).toBe('true');
  vi.advanceTimersByTime(20_000);
  expect(vibrate).toHaveBeenCalledTimes(4);
  expect(vibrate.mock.calls[0]).not.toEqual(vibrate.mock.calls[1]);
  rerender(<Gate messages={[message('Rain')]} />);
  vi.advanceTimersByTime(20_000);
  expect(vibrate).toHaveBeenCalledTimes(4);
});
