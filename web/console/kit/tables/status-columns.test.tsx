// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { render } from '#web/console/kit/testing/render.tsx';
import { StatusSwitch } from './status-columns.tsx';

afterEach(cleanup);

const words = { on: 'Active', off: 'In Active' };

function Row({ answer }: { answer: Promise<void> }) {
  const [active, setActive] = useState(true);
  const change = (next: boolean) => answer.then(() => setActive(next));
  return <StatusSwitch label="Status of Zoo" {...{ active, words, change }} changed="Status Updated Successfully." />;
}

/** An active park whose server answers when it is told to. */
function open() {
  const answer = Promise.withResolvers<void>();
  render(<Row answer={answer.promise} />);
  return answer;
}
const status = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Status of Zoo' });

test('a change is shown before the server has answered, and stays when it agrees', async () => {
  const { resolve } = open();
  await userEvent.click(status());
  expect(status().checked).toBe(false);
  expect(screen.getByText('In Active')).toBeDefined();
  resolve();
  expect(await screen.findByText('Status Updated Successfully.')).toBeDefined();
  expect(status().checked).toBe(false);
});

test('a change that the server refuses is taken back, with its words', async () => {
  const { reject } = open();
  await userEvent.click(status());
  reject(new Error('The park has bookings.'));
  expect(await screen.findByText('The park has bookings.')).toBeDefined();
  await waitFor(() => expect(status().checked).toBe(true));
  expect(screen.getByText('Active')).toBeDefined();
});
