import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import { NOON, PAYMENT } from '#web/console/kit/testing/factory.ts';
import { idOf, openServed, press, refusal } from '#web/console/kit/testing/served-screen.tsx';
import { signInHere } from '#web/console/kit/testing/signed-in.ts';
import { headers } from '#web/console/kit/testing/table-texts.ts';
import type { ServedCall } from '#web/shared/testing/served-calls.ts';
import { PaymentPage } from './payment-page.tsx';

const ZOO = idOf('zoo');
const at = NOON;
const payment = PAYMENT;
const waiting = {
  ...payment,
  _id: idOf('a2'),
  id: idOf('a2'),
  orderId: idOf('b2'),
  state: 'review',
  stateText: 'Needs your decision',
  reviewText: 'Another amount was paid than the booking costs.',
  paymentStatus: 'Awaited',
  refundable: false,
  heard: { amount: 150, currency: 'INR', word: 'Shipped', at },
};

const trouble = 'The gateway does not allow this payment to be sent back (code 51310).';
const refused = {
  _id: idOf('r1'),
  id: idOf('r1'),
  amount: 200,
  items: null as string | null,
  reason: 'duplicate',
  state: 'failed',
  given: false,
  note: '',
  trouble: trouble as string | null,
  createdAt: at,
  updatedAt: at,
};
const refundedBy = (refund: typeof refused) => ({ refund, refunds: [refund], refundable: false });
const owed = { ...payment, stateText: 'Could not be sent back', ...refundedBy(refused) };

const quote = { bookingId: payment.bookingId, amount: 200, used: false, lines: [] as object[] };
let rows: unknown[] = [payment];
let inReview: unknown[] = [];
let unsent: unknown[] = [];
let done: unknown = { message: 'The booking is paid now.', payment };
const answer = ({ url, body }: ServedCall) => {
  if (url.startsWith('/bookings/')) return quote;
  if (url !== '/payments/search') return done;
  if (body.state === 'refund-failed') return unsent;
  if (body.state === 'hanging') return [];
  return body.state === 'review' ? inReview : rows;
};
const open = (search = '', user: object = { role: 'owner', organisationId: ZOO }) =>
  openServed({ path: `/app/payments${search}`, element: <PaymentPage />, user, answer });
const made = (asked: ServedCall[]) =>
  asked.filter(({ url, method }) => method !== 'GET' && url !== '/payments/search').map(({ url, body }) => [url, body]);
const why = () => screen.getByLabelText('Why? This is kept with the decision.');

test('one table has a tab for each kind that waits, oldest first, and one word for what to do', async () => {
  [rows, inReview, unsent] = [[payment], [waiting], [owed]];
  const { asked, search } = await open();
  await screen.findByRole('rowheader');
  expect(headers()).toEqual(['Order Id', 'Mobile', 'Amount', 'Since', 'For', 'How it stands', 'To do']);
  const row = within(screen.getAllByRole('row')[1]!);
  expect(row.getAllByRole('link').map((link) => link.textContent)).toEqual(['B1B1-B1B1']);
  expect(row.getByTitle(payment.orderId).textContent).toBe('B1B1-B1B1');
  screen.getByLabelText('How it stands');
  const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
  expect(tabs).toEqual(['To decide (1)', 'Unknown', 'Refused (1)', 'All']);
  for (const [tab, state, todo] of [
    ['To decide (1)', 'review', 'Decide'],
    ['Refused (1)', 'refund-failed', 'Call'],
  ] as const) {
    await userEvent.click(screen.getByRole('tab', { name: tab }));
    expect((await screen.findByRole('button', { name: `${todo} about B1B1-B1B1` })).textContent).toBe(todo);
    expect(search()).toBe(`?state=${state}`);
    expect(screen.queryByLabelText('How it stands')).toBeNull();
    expect(headers()).toEqual(['Order Id', 'Mobile', 'Amount', 'Since', 'For', 'Why', 'To do']);
    const listed = asked.filter(({ body }) => body.state === state && body.limit !== 1);
    expect(listed.map(({ body }) => body.sort)).toEqual(['at']);
  }
});

test('the mobile number of a payment leads to all that its visitor booked', async () => {
  [rows, inReview] = [[payment], []];
  await open();
  const address = `/app/visitor/${payment.bookingId}`;
  await userEvent.click(await screen.findByRole('button', { name: 'Look at B1B1-B1B1' }));
  const details = await screen.findByRole('dialog', { name: 'Payment of ₹200' });
  expect(within(details).getByRole('link', { name: payment.mobile }).getAttribute('href')).toBe(address);
});

test('sending back names what the gateway says was paid; a refusal is told in the question', async () => {
  [rows, inReview] = [[waiting], [waiting]];
  done = refusal('Only ₹1 was paid.');
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Decide about B1B1-B1B1' }));
  await screen.findByRole('dialog', { name: 'Payment of ₹200' });
  await press('Send it back');
  await screen.findByRole('alertdialog', { name: 'Send ₹150 back?' });
  await userEvent.type(why(), 'Too much');
  await press('Send it back');
  await screen.findByText('Only ₹1 was paid.');
  await press('Cancel');
  await press('Discard');
  await screen.findByRole('dialog', { name: 'Payment of ₹200' });
  done = { message: 'Done.', payment };
});

test('a reason that was begun is offered in this tab for the same decision alone, and is gone once it is given', async () => {
  signInHere('asha');
  [rows, inReview, done] = [[waiting], [waiting], { message: 'Done.', payment }];
  const ask = async (decision: string, heading: string) => {
    const { asked } = await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Decide about B1B1-B1B1' }));
    await screen.findByRole('dialog', { name: 'Payment of ₹200' });
    await press(decision);
    await screen.findByRole('alertdialog', { name: heading });
    return asked;
  };
  const isOffered = () => screen.queryByRole('button', { name: 'Go on' }) !== null;
  await ask('Book it', 'Book it for ₹200?');
  await userEvent.type(why(), 'Seen at the bank');
  cleanup();
  await ask('Send it back', 'Send ₹150 back?');
  expect(isOffered()).toBe(false);
  cleanup();
  const asked = await ask('Book it', 'Book it for ₹200?');
  await press('Go on');
  await press('Book it');
  await screen.findByText('Done.');
  expect(made(asked)).toEqual([[`/payments/${waiting.id}/review`, { decision: 'accept', note: 'Seen at the bank' }]]);
  cleanup();
  await ask('Book it', 'Book it for ₹200?');
  expect(isOffered()).toBe(false);
  expect(Object.keys({ ...localStorage, ...sessionStorage }).filter((key) => key.startsWith('draft:'))).toEqual([]);
});

test('a paid booking that was used goes back only with a tick', async () => {
  quote.used = true;
  [rows, inReview] = [[{ ...payment, used: true }], []];
  const { asked } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Look at B1B1-B1B1' }));
  await screen.findByRole('dialog', { name: 'Payment of ₹200' });
  await press('Send it back');
  await screen.findByRole('alertdialog', { name: 'Send ₹200 back?' });
  await userEvent.type(why(), 'Rain');
  await press('Send it back');
  await screen.findByText('Please tick that you know it was used');
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('checkbox'));
  await press('Send it back');
  await screen.findByText('Done.');
  const body = { bookingId: payment.bookingId, note: 'Rain', evenIfUsed: true, amount: 200 };
  expect(made(asked)).toEqual([['/payments/refund', body]]);
  quote.used = false;
});

test('some of a ticket is chosen line by line, and the question names what the server says that it brings', async () => {
  [rows, inReview, unsent] = [[payment], [], []];
  quote.lines = [
    { category: 'adult', label: 'Adult', quantity: 2, amounts: [90, 179.99] },
    { category: 'child', label: 'Child', quantity: 1, amounts: [20.01] },
  ];
  const { asked, at, search } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Look at B1B1-B1B1' }));
  await press('Send it back');
  await screen.findByRole('alertdialog', { name: 'Send ₹200 back?' });
  await press('Some of it');
  await screen.findByRole('alertdialog', { name: 'Send some of it back?' });
  expect(screen.getByText('2 booked, ₹90 each')).toBeDefined();
  await userEvent.type(why(), 'Two came less');
  await press('Send it back');
  await screen.findByText('Please choose what goes back');
  for (const name of ['One Adult more', 'One Child more', 'One Child less']) await press(name);
  await screen.findByRole('alertdialog', { name: 'Send ₹90 back?' });
  await press('One Adult more');
  await screen.findByRole('alertdialog', { name: 'Send ₹179.99 back?' });
  expect(screen.getByRole('button', { name: 'One Adult more' })).toHaveProperty('disabled', true);
  await press('Send it back');
  await screen.findByText('Done.');
  await waitFor(() => expect([at(), search()]).toEqual([`/app/bookings/${payment.bookingId}`, '?send=new']));
  const chosen = { amount: 179.99, lines: [{ category: 'adult', quantity: 2 }] };
  const body = { bookingId: payment.bookingId, note: 'Two came less', evenIfUsed: false, ...chosen };
  expect(made(asked)).toEqual([['/payments/refund', body]]);
});

test('all that costs something is all of it, and one place alone is not parted', async () => {
  [rows, inReview, unsent] = [[payment], [], []];
  const { asked } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Look at B1B1-B1B1' }));
  await press('Send it back');
  await press('Some of it');
  for (const name of ['One Adult more', 'One Adult more', 'One Child more']) await press(name);
  await screen.findByText(/^The whole amount goes back to the visitor/);
  await userEvent.type(why(), 'Nobody came');
  await press('Send it back');
  await screen.findByText('Done.');
  const body = { bookingId: payment.bookingId, note: 'Nobody came', evenIfUsed: false, amount: 200 };
  expect(made(asked)).toEqual([['/payments/refund', body]]);
  quote.lines = quote.lines.slice(1);
  await open();
  await userEvent.click((await screen.findAllByRole('button', { name: 'Look at B1B1-B1B1' })).at(-1)!);
  await press('Send it back');
  await screen.findByRole('alertdialog', { name: 'Send ₹200 back?' });
  expect(screen.queryByRole('button', { name: 'Some of it' })).toBeNull();
  quote.lines = [];
});

test('some of a ticket that the gateway refused can be tried again, or make room for something else', async () => {
  const refund = { ...refused, reason: 'owner', items: '1 × Adult', amount: 90 };
  [rows, inReview, unsent] = [[{ ...owed, ...refundedBy(refund) }], [], []];
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Call about B1B1-B1B1' }));
  await screen.findByText('₹90 for 1 × Adult, asked for on Mon, 4 Jan 2027, 12:00:00 pm');
  await press('Refund something else');
  await screen.findByRole('alertdialog', { name: 'Send ₹200 back?' });
  await press('Cancel');
  await press('Try the refund again');
  await screen.findByText(/to send ₹90 back for 1 × Adult\./);
});

test('what went back and what was decided is told, and can be done no second time', async () => {
  const refund = { ...refused, reason: 'owner', state: 'pending', note: 'Rain', trouble: null };
  const decided = { decision: 'refund', outcome: 'refunding', note: 'Too much', role: 'admin', at };
  rows = [{ ...payment, ...refundedBy(refund), decided, stateText: 'Being sent back' }];
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Look at B1B1-B1B1' }));
  await screen.findByText('₹200, asked for on Mon, 4 Jan 2027, 12:00:00 pm');
  expect(screen.getByText('Money sent back by the admin, Mon, 4 Jan 2027, 12:00:00 pm')).toBeDefined();
  expect([screen.getByText('Rain'), screen.getByText('Too much')]).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Send it back' })).toBeNull();
  await press('Close');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a refund that the gateway refuses is told as a failure, which stays until it is closed', async () => {
  [rows, inReview, unsent] = [[{ ...payment, refundable: true }], [], []];
  done = { message: 'The gateway refused to send ₹200 back.', payment: owed };
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Look at B1B1-B1B1' }));
  await press('Send it back');
  await userEvent.type(why(), 'Fell ill');
  await press('Send it back');
  const told = await screen.findByText('The gateway refused to send ₹200 back.');
  expect(told.closest('.toast')?.classList.contains('bad')).toBe(true);
  expect(told.closest('[role]')?.getAttribute('role')).toBe('alert');
  await press(uiTexts.closeMessage);
  expect(screen.queryByText('The gateway refused to send ₹200 back.')).toBeNull();
  done = { message: 'Done.', payment };
});

test('what could not be sent back stands there with what is owed, also where another amount was paid', async () => {
  [rows, inReview, unsent] = [[], [], [{ ...owed, ...refundedBy({ ...refused, amount: 150 }) }]];
  await open('?state=refund-failed');
  expect([await screen.findByText('₹150'), screen.queryByText('₹200')]).toEqual([expect.anything(), null]);
  await userEvent.click(screen.getByRole('button', { name: 'Call about B1B1-B1B1' }));
  const call = await screen.findByRole('link', { name: 'Call 9876543210' });
  expect(call.getAttribute('href')).toBe('tel:+919876543210');
});

test('a refund of what was used meanwhile is tried again only with a tick; a refusal is told in the question', async () => {
  [rows, inReview, unsent] = [[{ ...owed, used: true }], [], []];
  const { asked } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Call about B1B1-B1B1' }));
  await screen.findByRole('dialog', { name: 'Payment of ₹200' });
  await press('Try the refund again');
  await screen.findByRole('alertdialog');
  await press('Try the refund again');
  await screen.findByText('Please tick that you know it was used');
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('checkbox'));
  done = refusal('Somebody has tried this refund again already.');
  await press('Try the refund again');
  await screen.findByText('Somebody has tried this refund again already.');
  expect(made(asked)).toEqual([[`/payments/${owed.id}/refund`, { evenIfUsed: true }]]);
  done = { message: 'Done.', payment };
});

test('the filters stand in the address, and the server narrows by them from the first page', async () => {
  [rows, inReview] = [[payment], []];
  const { asked, search } = await open('?page=3&size=100&from=nonsense');
  await screen.findByRole('rowheader');
  await userEvent.selectOptions(screen.getByLabelText('How it stands'), 'Sent back');
  await userEvent.selectOptions(screen.getByLabelText('Gateway'), 'Paytm');
  await userEvent.type(screen.getByLabelText('Mobile'), '9876543210');
  await userEvent.clear(screen.getByLabelText('From'));
  await userEvent.type(screen.getByLabelText('From'), '2027-01-01');
  await press('Search');
  const narrowed = {
    state: 'refunded',
    gateway: 'paytm',
    mobile: '9876543210',
    startDate: '2027-01-01',
    page: 1,
    limit: 100,
  };
  await waitFor(() => expect(asked.at(-1)?.body).toMatchObject(narrowed));
  expect(search()).toBe('?size=100&from=2027-01-01&state=refunded&gateway=paytm&mobile=9876543210');
  await press('Clear all');
  await waitFor(() => expect(search()).toBe('?size=100'));
});

test('Clear in a tab empties the fields and stays in the tab', async () => {
  [rows, inReview, unsent] = [[payment], [waiting], []];
  const { search } = await open('?state=review&mobile=98');
  await screen.findByRole('rowheader');
  await press('Filters');
  await press('Clear');
  await waitFor(() => expect(search()).toBe('?state=review'));
  expect(screen.getByRole('tab', { name: 'To decide (1)', selected: true })).toBeDefined();
});

test('a list without payments says what will stand there, and filters that find none say so', async () => {
  [rows, inReview] = [[], []];
  await open();
  await screen.findByText('No payments yet. They stand here as soon as somebody pays online.');
  await open('?mobile=9');
  await screen.findByText('No payments match these filters.');
});
