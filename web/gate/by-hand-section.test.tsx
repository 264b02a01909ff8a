import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { serveEach } from '#web/shared/testing/served-calls.ts';
import { ByHandSection } from './by-hand-section.tsx';

let asked = 0;
serveEach('/app/scan', () => {
  asked += 1;
  return { body: { result: 'by_hand', people: 1, message: 'Let in 1 by hand.', inside: null } };
});
beforeEach(() => localStorage.setItem('fold:gate-by-hand', 'open'));

test('a reason that is pressed twice lets people in by hand once', async () => {
  const show = vi.fn();
  render(<ByHandSection gate={{ name: 'East', parkId: '23zfmkkswh7dmpqx6szr47amzf' }} code={null} show={show} />);
  const reason = screen.getByRole('button', { name: 'Phone is dead' });
  fireEvent.click(reason);
  fireEvent.click(reason);
  await vi.waitFor(() => expect(show).toHaveBeenCalled());
  expect(asked).toBe(1);
});
