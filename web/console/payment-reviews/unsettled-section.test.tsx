import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { NOON, PAYMENT } from '#web/console/kit/testing/factory.ts';
import { idOf, openServed, press, refusal } from '#web/console/kit/testing/served-screen.tsx';
import type { ServedCall } from '#web/shared/testing/served-calls.ts';
import { PaymentPage } from './payment-page.tsx';

const at = NOON;
const unanswered = { at, next: '2027-01-04T06:46:05.000Z', answered: false, refused: false };
const slow = {
  ...PAYMENT,
  state: 'awaited',
  stateText: 'The bank has not decided',
  paymentStatus: 'Awaited',
  asked: unanswered,
  unsettled: true,
  refundable: false,
};
const paid = { ...slow, state: 'succeeded', stateText: 'Paid', unsettled: false };

/** Opens the page and the payment that hangs. */
async function openSlow(told: unknown) {
  const answer = ({ url, body }: ServedCall) => {
    if (url !== '/payments/search') return told;
    return body.state === 'hanging' ? [slow] : [];
  };
  const user = { role: 'owner', organisationId: idOf('zoo') };
  const { asked } = await openServed({ path: '/app/payments?state=hanging', element: <PaymentPage />, user, answer });
  await userEvent.click(await screen.findByRole('button', { name: 'Ask about B1B1-B1B1' }));
  return { asked, known: within(await screen.findByRole('region', { name: 'Not settled yet' })) };
}

test('a payment that hangs says what we know, when we asked and ask again, what to tell the visitor, and asks now', async () => {
  const message = 'The gateway says that it is paid. The visitor’s page shows it.';
  const { asked, known } = await openSlow({ message, payment: paid });
  expect(known.getByText(/has not answered what we asked last/)).toBeDefined();
  expect(known.getByText('Mon, 4 Jan 2027, 12:00:00 pm')).toBeDefined();
  expect(known.getByText('Mon, 4 Jan 2027, 12:16:05 pm')).toBeDefined();
  expect(known.getByText(/^Your bank has not decided yet.*Please do not pay again/)).toBeDefined();
  await press('Ask the gateway now');
  await screen.findByText(message);
  expect(asked.filter(({ url }) => url.endsWith('/ask')).map(({ url }) => url)).toEqual([`/payments/${slow.id}/ask`]);
  expect(screen.queryByRole('region', { name: 'Not settled yet' })).toBeNull();
});

test.each(['failed', 'initiated', 'awaited', 'review', 'expired'])(
  'an answer that leaves a payment %s is no good news, whether or not the gateway answered',
  async (state) => {
    const message = 'The gateway refuses our question.';
    await openSlow({ message, payment: { ...slow, state, asked: { ...unanswered, answered: true } } });
    await press('Ask the gateway now');
    expect((await screen.findByText(message)).closest('[role=alert]')).not.toBeNull();
  },
);

test('who asks too often is told so, and the payment stays as it was known', async () => {
  const { known } = await openSlow(refusal('Please wait a moment.'));
  await press('Ask the gateway now');
  await screen.findByText('Please wait a moment.');
  expect(known.getByRole('button', { name: 'Ask the gateway now' })).toBeDefined();
});
