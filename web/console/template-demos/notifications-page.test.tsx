// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ToastProvider } from '#web/console/kit/parts/toasts.tsx';
import { NotificationsPage } from './notifications-page.tsx';

beforeEach(
  () =>
    void render(
      <MemoryRouter>
        <ToastProvider>
          <NotificationsPage />
        </ToastProvider>
      </MemoryRouter>,
    ),
);
afterEach(cleanup);

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const corner = () => screen.getByRole('status').parentElement?.className;

test('there are six places for messages, and the third, top right, is chosen at first', async () => {
  const places = screen.getAllByRole<HTMLInputElement>('radio');
  expect(places.map(({ checked }) => checked)).toEqual([false, false, true, false, false, false]);
  expect(corner()).toBe('toasts top right');
  await userEvent.click(screen.getByRole('radio', { name: 'Bottom center' }));
  expect(corner()).toBe('toasts bottom center');
});

test('the message that was not sent can be sent again, and then it was', async () => {
  await press('Error message with Resend');
  expect(within(screen.getByRole('alert')).getByText('Message was not sent!')).toBeDefined();
  await press('Resend');
  expect(screen.getByRole('alert').textContent).toBe('');
  expect(within(screen.getByRole('status')).getByText('Message was sent successfully!')).toBeDefined();
});

test.each(['Messages', 'Notifications'])('there are four %s', (name) => {
  const card = screen.getByRole('heading', { name, level: 2 }).closest('section') as HTMLElement;
  expect(within(card).getAllByRole('listitem')).toHaveLength(4);
});

test('whoever leaves finds messages in their usual place again', async () => {
  cleanup();
  const { rerender } = render(
    <MemoryRouter>
      <ToastProvider>
        <NotificationsPage />
      </ToastProvider>
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('radio', { name: 'Top left' }));
  rerender(
    <MemoryRouter>
      <ToastProvider>Another screen</ToastProvider>
    </MemoryRouter>,
  );
  expect(corner()?.trim()).toBe('toasts');
});
