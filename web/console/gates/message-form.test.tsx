import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { AT } from '#web/console/kit/testing/factory.ts';
import { openServed } from '#web/console/kit/testing/served-screen.tsx';
import type { ServedCall } from '#web/shared/testing/served-calls.ts';
import { MessageForm } from './message-form.tsx';

async function openForm(to: { device: string | null; parkId: string | null }): Promise<ServedCall[]> {
  const { asked } = await openServed({
    path: '/app/gates',
    element: <MessageForm to={to} label="Message to East" sent={() => undefined} />,
    answer: () => ({ id: 'm1', text: 'Rain', urgent: false, sentAt: AT, sentBy: 'Asha' }),
  });
  return asked;
}

test('a message goes to whom its form is for, and is urgent where that is ticked, once', async () => {
  const sent = await openForm({ device: null, parkId: 'Garden' });
  await userEvent.type(screen.getByLabelText('Message to East'), 'Rain');
  await userEvent.click(screen.getByLabelText('Urgent'));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('The message was sent.');
  expect(sent.at(-1)?.body).toEqual({ device: null, parkId: 'Garden', text: 'Rain', urgent: true });
  expect(screen.getByLabelText<HTMLInputElement>('Urgent').checked).toBe(false);
});

test('a second Enter while a message is on its way sends nothing more; the next message goes', async () => {
  const sent = await openForm({ device: 'd'.repeat(32), parkId: null });
  const box = screen.getByLabelText<HTMLInputElement>('Message to East');
  await userEvent.type(box, 'Rain');
  const form = box.closest('form')!;
  for (let presses = 0; presses < 2; presses += 1)
    form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await screen.findByText('The message was sent.');
  await userEvent.type(box, 'Sun{Enter}');
  await waitFor(() => expect(sent.map(({ body }) => (body as { text: string }).text)).toEqual(['Rain', 'Sun']));
});
