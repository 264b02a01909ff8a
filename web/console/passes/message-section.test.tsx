// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { MessageSection } from './message-section.tsx';

afterEach(cleanup);

test('a message is heard again until somebody has read it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const vibrate = vi.fn();
  Object.assign(navigator, { vibrate });
  const read = vi.fn();
  const message = { id: 'm', text: 'Rain: close at five', sentAt: new Date('2027-01-02T05:00:00Z'), sentBy: 'Asha' };
  const { unmount } = render(<MessageSection message={message} read={read} />);
  expect(screen.getByRole('alert').textContent).toContain('Rain: close at fiveAsha, 10:30 am');
  vi.advanceTimersByTime(20_000);
  expect(vibrate).toHaveBeenCalledTimes(3);
  await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(screen.getByRole('button'));
  expect(read).toHaveBeenCalledOnce();
  unmount();
  vi.advanceTimersByTime(20_000);
  expect(vibrate).toHaveBeenCalledTimes(3);
  vi.useRealTimers();
});
