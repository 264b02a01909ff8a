import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';
import { shortCodeOf } from '#contract/kernel/ids.ts';
import { BOOKING_RECORD, minuteOf, PAYMENT } from '#web/console/kit/testing/factory.ts';
import { idOf, openServed, press, refusal } from '#web/console/kit/testing/served-screen.tsx';
import type { ServedCall } from '#web/shared/testing/served-calls.ts';
import { BookingRecordPage } from './booking-record-page.tsx';

const [ZOO, PARK, ID] = [idOf('zoo'), idOf('p1'), idOf('b1')];
const at = minuteOf;
const record = BOOKING_RECORD;

let shown: unknown = record;
let answers: (asked: ServedCall) => unknown = () => shown;
const open = (role = 'owner', openings: object = {}) =>
  openServed({
    path: '/app/bookings/b1',
    element: <BookingRecordPage />,
    user: { role, organisationId: ZOO, kind: 'park' },
    answer: (asked) => {
      if (asked.method !== 'GET') return answers(asked);
      return asked.url.endsWith('/day') ? openings : shown;
    },
  });
const moments = async () => {
  const story = within((await screen.findByRole('heading', { name: 'What happened' })).parentElement as HTMLElement);
  return story.getAllByRole('listitem').map(({ lastElementChild }) => lastElementChild?.textContent);
};

test('a booking says what it is, what it cost and why, and what happened, newest first', async () => {
  await open();
  await screen.findByRole('heading', { name: `Booking ${shortCodeOf(ID)}` });
  expect(screen.getByRole('row', { name: 'Adult ₹100 × 2 ₹200' })).toBeDefined();
  expect(screen.getByRole('row', { name: 'Coupon DIWALI −₹20' })).toBeDefined();
  expect(screen.getByRole('row', { name: 'Total ₹180' })).toBeDefined();
  expect(await moments()).toEqual([
    'Scanned on another day at East by Ravi',
    'Paid',
    'The visitor came back from the gatewayIt said that it was paid; we asked the gateway ourselves.',
    'Booked',
  ]);
  expect(screen.getByText('Chrome on a computer')).toBeDefined();
});

const actions = () =>
  [...screen.getByRole('group', { name: 'What you can do' }).children].flatMap(({ textContent, tagName }) =>
    tagName === 'LEGEND' ? [] : (textContent ?? ''),
  );
const openMore = async () => {
  await press('More');
  return within(screen.getByRole('dialog', { name: 'More' }));
};

test('the three things wanted most stand there, the rest behind More, and a refund apart from them', async () => {
  shown = { ...record, payments: [paymentWith()] };
  await open();
  await screen.findByRole('button', { name: 'Send again' });
  expect(actions()).toEqual(['Send again', 'Print', 'Move to another day', 'More', 'Refund']);
  const more = await openMore();
  const link = more.getByRole('link', { name: 'Open as the visitor sees it' });
  expect(link.getAttribute('href')).toBe(`/paymentstatus/${ID}/${PARK}`);
  await userEvent.click(more.getByRole('button', { name: 'Correct the mobile' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Correct the mobile number' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('More'));
  shown = record;
});

test.each([
  ['Cancelled · Tue 5 Jan', { voided: true }],
  ['Money sent back · Tue 5 Jan', { paymentStatus: 'REFUNDED' }],
  ['Not paid, and no longer kept · Tue 5 Jan', { paymentStatus: 'ABORTED' }],
  ['Paid · never let in · Tue 5 Jan', { over: true }],
  ['Paid · let in at 12:00 pm, East · Tue 5 Jan', { admittedAt: at(30), admittedGate: 'East' }],
])('“%s”: nothing is offered but a look at what the visitor sees', async (line, more) => {
  shown = { ...record, ...more };
  await open();
  await screen.findByText(line, { exact: false });
  expect(actions()).toEqual(['Open as the visitor sees it']);
  shown = record;
});

test.each([
  ['owner', 'Search'],
  ['inspector', 'Reports'],
])('the way to it leads %s to its list, which the menu calls %s', async (role, list) => {
  await open(role);
  const way = within(await screen.findByRole('navigation', { name: 'The way to this page' }));
  expect(way.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([list, 'Booking B100-0000']);
  expect(way.getByRole('link', { name: list }).getAttribute('href')).toBe('/app/searchreports');
  expect(document.title).toBe('Booking B100-0000 · Pravesh');
});

test('a note is kept and shown, and the field is empty for the next one', async () => {
  answers = ({ body }) => {
    shown = {
      ...record,
      notes: [{ _id: 'n1', id: 'n1', text: body.text, accountName: 'Asha', role: 'owner', at: at(9) }],
    };
    return shown;
  };
  const { asked } = await open();
  const field = await screen.findByLabelText('Write a note for your colleagues');
  await userEvent.type(field, 'Comes with a wheelchair');
  await press('Add the note');
  await screen.findByText('Comes with a wheelchair', { selector: 'q' });
  expect((field as HTMLTextAreaElement).value).toBe('');
  expect(asked.filter(({ method }) => method === 'POST').map(({ url, body }) => [url, body])).toEqual([
    [`/bookings/${ID}/notes`, { text: 'Comes with a wheelchair' }],
  ]);
  shown = record;
});

test('a ticket is moved to another day; a full day is told in the dialog, which stays; then the visitor can be told', async () => {
  answers = () => refusal('Sold out for Wed, 6 Jan 2027.');
  const { asked } = await open();
  await press('Move to another day');
  const day = await screen.findByLabelText('New day', { exact: false, selector: 'input' });
  await userEvent.clear(day);
  await userEvent.type(day, '2027-01-06');
  await press('Save');
  await screen.findByText('Sold out for Wed, 6 Jan 2027.');
  answers = () => {
    shown = { ...record, selectedDate: '2027-01-06' };
    return shown;
  };
  await press('Save');
  await screen.findByText('The booking is moved.');
  const next = within(await screen.findByRole('dialog', { name: 'Send the new ticket' }));
  const sms = decodeURIComponent(next.getByRole('link', { name: 'Text message' }).getAttribute('href') ?? '');
  expect(sms).toContain(`Your booking for Sarovar is now for Wed, 6 Jan 2027: http`);
  shown = record;
  const moves = asked.filter(({ method }) => method === 'POST');
  expect(moves.map(({ url, body }) => [url, body])).toEqual(
    Array(2).fill([`/bookings/${ID}/day`, { selectedDate: '2027-01-06' }]),
  );
  expect(moves[1]?.key).toBe(moves[0]?.key ?? 'none');
});

test('the calendar of a move greys days that are closed or have too little room, and says how many places are left', async () => {
  const days = ['2027-01-06', '2027-01-08', '2027-01-09'];
  const { asked } = await open('owner', { days, left: [1_200, 1, 0], stationId: null, stations: [] });
  await press('Move to another day');
  const field = await screen.findByLabelText('New day', { exact: false, selector: 'input' });
  await userEvent.clear(field);
  await userEvent.type(field, '7 Jan 2027');
  await press('Save');
  expect(await screen.findByText(/That day is closed or full/)).toBeDefined();
  expect(asked.some(({ method }) => method === 'POST')).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: /choose in the calendar/i }));
  const calendar = within(await screen.findByRole('dialog', { name: 'New day: calendar' }));
  const [months, years] = (await calendar.findAllByLabelText('Month and year')) as [HTMLElement, HTMLElement];
  await userEvent.selectOptions(years, '2027');
  await userEvent.selectOptions(months, 'January');
  const grey = (name: string) => calendar.getByRole('button', { name }).getAttribute('aria-disabled');
  expect(grey('Wed, 6 Jan 2027, 1,200 left')).toBeNull();
  for (const name of ['Thu, 7 Jan 2027', 'Fri, 8 Jan 2027, 1 left', 'Sat, 9 Jan 2027, 0 left'])
    expect(grey(name), name).toBe('true');
  await userEvent.click(calendar.getByRole('button', { name: 'Sat, 9 Jan 2027, 0 left' }));
  await userEvent.click(calendar.getByRole('button', { name: 'Wed, 6 Jan 2027, 1,200 left' }));
  expect((field as HTMLInputElement).value).toBe('06/01/2027');
});

const token = { number: 4, state: 'booked', counterName: null, issuedAt: at(0), calledAt: null, completedAt: null };
const [MEERA, RAO] = [
  { id: idOf('meera'), name: 'Dr Meera', left: [0, 3] },
  { id: idOf('rao'), name: 'Dr Rao', left: [2, 0] },
];
const openWith = (openings: object, kind = 'doctor-appointment') => {
  shown = { ...record, kind, doctorName: 'Dr Meera', selectedDate: '2027-01-04', token };
  onTestFinished(() => {
    shown = record;
  });
  return open('owner', openings);
};

test('a token of a branch is moved to another counter, which stands there already', async () => {
  answers = () => record;
  const stations = [MEERA, RAO].map((station) => ({ ...station, left: null }));
  const { asked } = await openWith(
    { days: ['2027-01-04'], left: null, stationId: MEERA.id, stations },
    'loan-appointment',
  );
  await press('Move to another counter');
  expect((await screen.findByLabelText<HTMLSelectElement>('Counter')).value).toBe(RAO.id);
  expect(screen.queryByLabelText('New day')).toBeNull();
  await press('Save');
  await screen.findByRole('dialog', { name: 'Moved. Please tell the visitor' });
  const body = { selectedDate: '2027-01-04', stationId: RAO.id };
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual(body);
});

test.each([
  ['doctor-appointment', 'Move to another day or doctor', /one doctor and takes bookings for today alone/],
  ['loan-appointment', 'Move to another counter', /no other counter is in use/],
])('where a %s has no other place, that is said', async (kind, button, words) => {
  await openWith({ days: ['2027-01-04'], left: null, stationId: MEERA.id, stations: [MEERA] }, kind);
  await press(button);
  await screen.findByText(words);
});

/** A try to pay it that succeeded, and what went back of it. */
const paymentWith = (...refunds: object[]) => ({ ...PAYMENT, amount: 180, refund: refunds.at(-1) ?? null, refunds });
const back = (id: string, items: string, state: string) => ({
  _id: idOf(id),
  id: idOf(id),
  amount: 90,
  items,
  reason: 'owner',
  state,
  given: state === 'pending',
  note: 'Ill',
  trouble: null,
  createdAt: at(5),
  updatedAt: at(5),
});

test('what the gateway refused to send back stands on the booking as owed, until it is settled', async () => {
  const refused = { ...back('r1', '1 × Adult', 'failed'), trouble: 'The payer disputes this payment (code 51315).' };
  shown = { ...record, payments: [paymentWith(refused)] };
  await open();
  const notice = within(await screen.findByRole('alert', { name: 'Owed' }));
  expect(notice.getByText('₹90 is still owed to this visitor.')).toBeDefined();
  expect(notice.getByText(/disputes this payment \(code 51315\)/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Try the refund again' })).toBeDefined();
  shown = { ...record, payments: [paymentWith({ ...refused, state: 'pending', given: true, trouble: null })] };
  await press('Try the refund again');
  const details = within(await screen.findByRole('dialog', { name: 'Payment of ₹180' }));
  await userEvent.click(details.getByRole('button', { name: 'Try the refund again' }));
  answers = () => ({ message: '₹90 is on its way back.', payment: paymentWith({ ...refused, state: 'pending' }) });
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Try the refund again' }),
  );
  await screen.findByText('₹90 is on its way back.');
  await waitFor(() => expect(screen.queryByText('₹90 is still owed to this visitor.')).toBeNull());
  [shown, answers] = [record, () => shown];
});

test('while its newest payment is not settled that stands on top; once it is paid it does not', async () => {
  const asked = { at: at(9), next: null, answered: true, refused: false };
  const slow = { ...paymentWith(), state: 'awaited', stateText: 'The bank has not decided', unsettled: true, asked };
  shown = { ...record, paymentStatus: 'Awaited', paidAt: null, payments: [slow] };
  await open();
  const known = within(await screen.findByRole('region', { name: 'Not settled yet' }));
  expect(known.getByText(/The gateway says that the bank has not decided yet/)).toBeDefined();
  shown = { ...record, payments: [slow, paymentWith()] };
  answers = () => ({ message: 'It is paid.', payment: paymentWith() });
  await press('Ask the gateway now');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Not settled yet' })).toBeNull());
  [shown, answers] = [record, () => shown];
});

test('an inspector reads it and may send and print it, and change nothing', async () => {
  await open('inspector');
  await screen.findByRole('button', { name: 'Send again' });
  expect(screen.queryByRole('button', { name: 'Correct the mobile' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Move to another day' })).toBeNull();
});

test('an unpaid booking is cancelled only after a question', async () => {
  shown = { ...record, paymentStatus: 'PENDING', paidAt: null };
  answers = () => ({ ...record, voided: true });
  const { asked } = await open();
  await press('Cancel the booking');
  await screen.findByRole('alertdialog', { name: 'Cancel this booking?' });
  expect(asked.every(({ method }) => method === 'GET')).toBe(true);
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel the booking' }));
  await screen.findByText('The booking is cancelled.');
  shown = record;
});
