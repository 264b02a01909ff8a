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

/** Asks about the payment that hangs, by its row, which opens it then. */
async function askBySlow(told: unknown) {
  let answered = told;
  const answer = ({ url, body }: ServedCall) => {
    if (url !== '/payments/search') return answered;
    return body.state === 'hanging' ? [slow] : [];
  };
  const user = { role: 'owner', organisationId: idOf('zoo') };
  const { asked } = await openServed({ path: '/app/payments?state=hanging', element: <PaymentPage />, user, answer });
  await userEvent.click(await screen.findByRole('button', { name: 'Ask about B1B1-B1B1' }));
  await screen.findByRole('dialog', { name: 'Payment of ₹200' });
  const next = (other: unknown) => {
    answered = other;
  };
  return { asks: () => asked.filter(({ url }) => url.endsWith('/ask')).map(({ url }) => url), next };
}

const unsettled = () => within(screen.getByRole('region', { name: 'Not settled yet' }));

test('one press asks about a payment that hangs, and shows what is known, when we asked, and what to tell the visitor', async () => {
  const message = 'The gateway says that it is paid. The visitor’s page shows it.';
  const { asks, next } = await askBySlow({ message: 'Not yet.', payment: slow });
  await screen.findByText('Not yet.');
  const known = unsettled();
  expect(known.getByText(/has not answered what we asked last/)).toBeDefined();
  expect(known.getByText('Mon, 4 Jan 2027, 12:00:00 pm')).toBeDefined();
  expect(known.getByText('Mon, 4 Jan 2027, 12:16:05 pm')).toBeDefined();
  expect(known.getByText(/^Your bank has not decided yet.*Please do not pay again/)).toBeDefined();
  next({ message, payment: paid });
  await press('Ask the gateway now');
  await screen.findByText(message);
  expect(asks()).toEqual([`/payments/${slow.id}/ask`, `/payments/${slow.id}/ask`]);
  expect(screen.queryByRole('region', { name: 'Not settled yet' })).toBeNull();
});

test.each(['failed', 'initiated', 'awaited', 'review', 'expired'])(
  'an answer that leaves a payment %s is no good news, whether or not the gateway answered',
  async (state) => {
    const message = 'The gateway refuses our question.';
    await askBySlow({ message, payment: { ...slow, state, asked: { ...unanswered, answered: true } } });
    expect((await screen.findByText(message)).closest('[role=alert]')).not.toBeNull();
  },
);

test('who asks too often is told so, and sees the payment as it was known', async () => {
  await askBySlow(refusal('Please wait a moment.'));
  await screen.findByText('Please wait a moment.');
  expect(unsettled().getByRole('button', { name: 'Ask the gateway now' })).toBeDefined();
});
