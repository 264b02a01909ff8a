// @vitest-environment happy-dom
import { createServer } from 'node:http';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { SentMessage, WatchedGate } from '#contract/gates/model.ts';
import { AT } from '#web/console/kit/testing/factory.ts';
import type { ServedCall } from '#web/console/kit/testing/served-calls.ts';
import { openServed, press } from '#web/console/kit/testing/served-screen.tsx';
import { MessageForm } from './message-form.tsx';

const gateAt = (gate: string, parkName: string) =>
  ({ device: gate.padEnd(32, '0'), gate, person: gate, parkId: parkName, parkName }) as WatchedGate;
const [EAST, WEST] = [gateAt('East', 'Zoo'), gateAt('West', 'Garden')];
const messageTo = (to: Partial<SentMessage>): SentMessage => ({
  id: JSON.stringify(to),
  text: 'Rain',
  urgent: false,
  sentAt: new Date(AT),
  sentBy: 'Asha',
  device: null,
  parkId: null,
  seen: [],
  ...to,
});

test('a message names the gate, the park or all, whichever park is looked at', async () => {
  const messages = [
    messageTo({ device: WEST.device }),
    messageTo({ parkId: 'Garden' }),
    messageTo({}),
    messageTo({ device: 'gone' }),
  ];
  await openServed({
    createServer,
    path: '/app/gates',
    element: <MessageForm gates={[EAST]} all={[EAST, WEST]} messages={messages} parkId="Zoo" sent={() => undefined} />,
    answer: () => ({}),
  });
  const told = screen.getAllByRole('listitem').map(({ textContent }) => textContent?.match(/[ap]m, (.*?)\./)?.[1]);
  expect(told).toEqual(['West', 'Garden', 'All gates', 'One gate']);
});

/** The page of two parks, of which another is looked at. */
function Form() {
  const [gates, look] = useState([EAST]);
  return (
    <>
      <button type="button" onClick={() => look([WEST])}>
        Garden
      </button>
      <MessageForm gates={gates} all={[EAST, WEST]} messages={[]} parkId="Garden" sent={() => undefined} />
    </>
  );
}

test('a gate that was chosen at another park gets nothing', async () => {
  const sent: ServedCall[] = [];
  await openServed({
    createServer,
    path: '/app/gates',
    element: <Form />,
    answer: (asked) => {
      sent.push(asked);
      return { id: 'm1', text: 'Rain', urgent: false, sentAt: AT, sentBy: 'Asha' };
    },
  });
  await userEvent.selectOptions(screen.getByLabelText('To'), 'East');
  await press('Garden');
  await userEvent.type(screen.getByLabelText('Message'), 'Rain');
  await press('Send');
  await screen.findByText('The message was sent.');
  expect(sent.at(-1)?.body).toMatchObject({ device: null, parkId: 'Garden' });
});

test('a second Enter while a message is on its way sends nothing more; the next message goes', async () => {
  const sent: unknown[] = [];
  await openServed({
    createServer,
    path: '/app/gates',
    element: <MessageForm gates={[EAST]} all={[EAST]} messages={[]} parkId="Zoo" sent={() => undefined} />,
    answer: ({ body }) => {
      sent.push((body as { text: string }).text);
      return { id: 'm1', text: 'Rain', urgent: false, sentAt: AT, sentBy: 'Asha' };
    },
  });
  const box = screen.getByLabelText<HTMLInputElement>('Message');
  await userEvent.type(box, 'Rain');
  const form = box.closest('form')!;
  for (let presses = 0; presses < 2; presses += 1)
    form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await screen.findByText('The message was sent.');
  await userEvent.type(box, 'Sun{Enter}');
  await waitFor(() => expect(sent).toEqual(['Rain', 'Sun']));
});
