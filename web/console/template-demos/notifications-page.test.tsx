import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { toasts } from '#web/console/kit/parts/toasts.tsx';
import { render } from '#web/console/kit/testing/render.tsx';
import { NotificationsPage } from './notifications-page.tsx';

beforeEach(() => void render(<NotificationsPage />, { wrapper: MemoryRouter }));

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
/** Where a message appears now. */
async function corner() {
  await press('Success message');
  const message = await screen.findByText('Your profile is saved.');
  return message.closest<HTMLElement>('.toasts')?.dataset.position;
}

test('there are six places for messages, and the third, top right, is chosen at first', async () => {
  const places = screen.getAllByRole<HTMLInputElement>('radio');
  expect(places.map(({ checked }) => checked)).toEqual([false, false, true, false, false, false]);
  expect(await corner()).toBe('top-right');
  await userEvent.click(screen.getByRole('radio', { name: 'Bottom center' }));
  expect(await corner()).toBe('bottom-center');
});

test('the message that was not sent can be sent again, and then it was', async () => {
  await press('Error message with Resend');
  expect(within(screen.getByRole('alert')).getByText('Message was not sent!')).toBeDefined();
  await press('Resend');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(within(await screen.findByRole('status')).getByText('Message was sent successfully!')).toBeDefined();
});

test.each(['Messages', 'Notifications'])('there are four %s', (name) => {
  const card = screen.getByRole('heading', { name, level: 2 }).closest('section') as HTMLElement;
  expect(within(card).getAllByRole('listitem')).toHaveLength(4);
});

function Another() {
  return (
    <button type="button" onClick={() => toasts.success('Saved elsewhere')}>
      Save
    </button>
  );
}

test('whoever leaves finds messages in their usual place again', async () => {
  cleanup();
  const { rerender } = render(<NotificationsPage />, { wrapper: MemoryRouter });
  await userEvent.click(screen.getByRole('radio', { name: 'Top left' }));
  rerender(<Another />);
  await press('Save');
  const message = await screen.findByText('Saved elsewhere');
  expect(message.closest<HTMLElement>('.toasts')?.dataset.position).not.toBe('top-left');
});
