import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { DayPrice } from '#contract/day-prices/rules.ts';
import { noFees } from '#contract/fees/rules.ts';
import type { ParkBookingProps } from '#contract/tickets/page.ts';
import { type Answer, answering } from '#web/visitor/platform/testing/answering.ts';
import { parkToBook, sold } from '#web/visitor/platform/testing/park-pages.ts';
import { ParkBookingForm } from './park-booking-form.tsx';

const props: ParkBookingProps = {
  ...parkToBook,
  park: {
    ...parkToBook.park,
    fees: { ...noFees(), adult: sold(100_00), child: sold(0), family: sold(400_00), familyAddon: sold(70_00) },
  },
};

const use = answering('/ticketbooking/p1');
let refusal: Answer;
/** The answers before that, one after the other. */
let first: Answer[];

beforeEach(() => {
  [first, refusal] = [[], [409, {}]];
  use.others = () => first.shift() ?? refusal;
  document.title = 'Book tickets – Nehru Zoo';
});

const pay = () =>
  screen.getByRole<HTMLButtonElement>('button', { name: /Pay|Continue to pay|Get your ticket|Starting/ });
const add = (label: string) => userEvent.click(screen.getByRole('button', { name: `Add one: ${label}` }));
const mobile = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Mobile number' });

test('the button and the bar follow every press', async () => {
  render(<ParkBookingForm {...props} />);
  expect(pay().textContent).toContain('Continue to pay');
  await add('Child');
  expect(pay().textContent).toContain('Get your ticket');
  for (const _ of 'ab') await add('Adult');
  expect(pay().textContent).toContain('Pay ₹200');
  expect(screen.getAllByRole('status').some(({ textContent }) => textContent === '3 tickets₹200')).toBe(true);
});

test('who comes back to a page that is drawn anew finds the counts and the day; the mobile number is nowhere kept', async () => {
  const park = { ...props.park, customDatesEnabled: true, customDates: ['2027-01-03', '2027-01-05'] };
  const values = { ...props.values, visitDate: '2027-01-05' };
  render(<ParkBookingForm {...props} park={park} values={values} />);
  await userEvent.type(mobile(), '9876543210');
  for (const _ of 'ab') await add('Adult');
  await add('Child');
  const basket = { quantities: { adult: 2, child: 1 }, visitDate: '2027-01-05' };
  await waitFor(() => expect(history.state).toMatchObject({ basket }));
  expect(JSON.stringify(history.state)).not.toContain('98765');
  cleanup();
  render(<ParkBookingForm {...props} park={park} />);
  await waitFor(() => expect(pay().textContent).toContain('Pay ₹200'));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Child' }).value).toBe('1');
});

test('what is not sold any more is not found again, nor a day that is over; what the server sent back stays', async () => {
  const basket = { quantities: { adult: 3, camera: 1 }, visitDate: '2027-01-01' };
  history.replaceState({ basket }, '');
  render(<ParkBookingForm {...props} />);
  await waitFor(() => expect(history.state.basket).toEqual({ quantities: { adult: 3 }, visitDate: null }));
  cleanup();
  const problems = [{ field: 'mobile', message: 'Please enter mobile number' }] as const;
  render(
    <ParkBookingForm {...props} problems={[...problems]} values={{ ...props.values, quantities: { adult: 1 } }} />,
  );
  expect(pay().textContent).toContain('Pay ₹100');
});

test('whose page it is paid on is said as it is', () => {
  render(<ParkBookingForm {...props} />);
  expect(screen.getByText('You pay on the bank’s own page. We never see your card or UPI PIN.')).toBeDefined();
  cleanup();
  render(<ParkBookingForm {...props} park={{ ...props.park, gateway: 'paytm' }} />);
  expect(screen.getByText('You pay with Paytm. We never see your card or UPI PIN.')).toBeDefined();
});

test('all problems are told before the network is asked, the first of the product first', async () => {
  render(<ParkBookingForm {...props} />);
  const told: (string | null)[][] = [];
  for (const step of ['', '98765', '9876543210']) {
    if (step) await userEvent.clear(mobile());
    if (step) await userEvent.type(mobile(), step);
    await userEvent.click(pay());
    told.push(screen.getAllByRole('link').map(({ textContent }) => textContent));
    expect(document.activeElement).toBe(screen.getByRole('alert'));
  }
  expect(told).toEqual([
    ['Please enter mobile number', 'You need to select atleast one field'],
    ['Please enter valid mobile number', 'You need to select atleast one field'],
    ['You need to select atleast one field'],
  ]);
  expect(document.title).toBe('Error: Book tickets – Nehru Zoo');
  expect(use.asked).toEqual([]);
});

const filled = { ...props, values: { ...props.values, mobile: '9876543210', quantities: { adult: 2 } } };
const busy: Answer = [503, { code: 'UNAVAILABLE', message: 'We are busy.' }, { 'retry-after': '3' }];
/** The network is back, or was never lost: either way the next try need not be waited for. */
const tryNow = () => window.dispatchEvent(new Event('online'));

test('a refusal says that nothing was charged, frees the button, and a new try is the same booking', async () => {
  refusal = [409, { code: 'CONFLICT', message: 'The park is being changed.' }];
  render(<ParkBookingForm {...filled} />);
  await userEvent.click(pay());
  expect((await screen.findByText('Nothing was charged.')).closest('[role=alert]')?.textContent).toContain(
    'The park is being changed.',
  );
  await userEvent.click(pay());
  await waitFor(() => expect(use.asked).toHaveLength(2));
  expect(use.asked[0]?.key).toBe(use.asked[1]?.key);
  expect(use.asked[0]).toMatchObject({
    url: '/api/ticketbooking/add',
    body: {
      parkId: 'p1',
      mobile: '9876543210',
      totalAmount: 200,
      fee: [{ name: 'Adult', price: 100, quantity: 2, totalprice: 200 }],
    },
  });
});

test('a server without room is asked again with the same key, and meanwhile the page says how it stands', async () => {
  const gone = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  first = [busy, busy];
  refusal = [201, { id: 'b1', totalAmount: 0 }];
  render(<ParkBookingForm {...filled} />);
  await userEvent.click(pay());
  expect((await screen.findByText('Many people are booking. We keep trying for you.')).role).toBe('alert');
  expect(screen.getByText(/^Trying since \d{1,2}:\d\d [ap]m\. Next try in \d s\.$/)).toBeDefined();
  // What is sent again stays as it was sent.
  expect(mobile().closest('[inert]')).not.toBeNull();
  await userEvent.click(pay());
  for (const sent of [2, 3]) {
    tryNow();
    await waitFor(() => expect(use.asked).toHaveLength(sent));
  }
  await waitFor(() => expect(gone).toHaveBeenCalledWith('/paymentstatus/b1/p1'));
  expect(new Set(use.asked.map(({ key, body }) => JSON.stringify([key, body]))).size).toBe(1);
  expect(screen.queryByText(/We keep trying/)).toBeNull();
});

test('a payment that does not start is tried again too, for the booking that is kept', async () => {
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
  first = [[201, { id: 'b1', totalAmount: 200 }], busy];
  refusal = [200, { url: 'https://bank.example/pay', encRequest: 'x', access_code: 'AC' }];
  render(<ParkBookingForm {...filled} />);
  await userEvent.click(pay());
  await screen.findByText('Your booking is kept. We keep trying to start the payment.');
  tryNow();
  await waitFor(() => expect(HTMLFormElement.prototype.submit).toHaveBeenCalledOnce());
  const [add, pay1, pay2] = ['/api/ticketbooking/add', ...Array(2).fill('/api/ticketbooking/ccav/payment')];
  expect(use.asked.map(({ url }) => url)).toEqual([add, pay1, pay2]);
});

test('a network that is lost is waited for, and a real refusal ends the waiting', async () => {
  refusal = [409, { code: 'SOLD_OUT', message: 'Sold out for Sat, 2 Jan 2027.' }];
  const here = location.href;
  window.happyDOM.setURL('http://127.0.0.1:9/ticketbooking/p1');
  render(<ParkBookingForm {...filled} />);
  await userEvent.click(pay());
  await screen.findByText('You seem to be offline, or the network is slow. We keep trying for you.');
  window.happyDOM.setURL(here);
  tryNow();
  expect((await screen.findByText('Sold out for Sat, 2 Jan 2027.')).closest('[role=alert]')).not.toBeNull();
  expect(screen.queryByText(/We keep trying/)).toBeNull();
  expect(mobile().value).toBe('9876543210');
});

test('the waiting can be stopped; the next press is the same booking again', async () => {
  first = [busy];
  render(<ParkBookingForm {...filled} />);
  await userEvent.click(pay());
  await userEvent.click(await screen.findByRole('button', { name: 'Stop trying' }));
  expect((await screen.findByText('You stopped trying.')).closest('[role=alert]')?.textContent).toContain(
    'Press the button to try again. Nothing is booked twice.',
  );
  expect([mobile().value, mobile().closest('[inert]')]).toEqual(['9876543210', null]);
  await userEvent.click(pay());
  await waitFor(() => expect(use.asked).toHaveLength(2));
  expect(use.asked[0]?.key).toBe(use.asked[1]?.key);
});

test('new prices stand in the page without loading it again: the button names the new amount, what was typed stays', async () => {
  refusal = [
    409,
    {
      code: 'PRICE_CHANGED',
      message: 'Prices have changed.',
      originalAmount: 240,
      discountAmount: 0,
      prices: [
        { name: 'Adult', price: 120 },
        { name: 'Child', price: 60.5 },
      ],
    },
  ];
  render(<ParkBookingForm {...filled} />);
  await userEvent.click(pay());
  expect((await screen.findByText('Prices have changed.')).closest('[role=alert]')?.textContent).toContain(
    'Nothing was charged.',
  );
  await waitFor(() => expect(pay().textContent).toContain('Pay ₹240'));
  expect([screen.getByText('₹120 each'), screen.getByText('₹60.50 each')]).toHaveLength(2);
  expect(screen.queryByText('Family')).toBeNull();
  expect([mobile().value, screen.getByRole<HTMLInputElement>('textbox', { name: 'Adult' }).value]).toEqual([
    '9876543210',
    '2',
  ]);
  refusal = [409, { code: 'CONFLICT', message: 'No.' }];
  await userEvent.click(pay());
  await waitFor(() => expect(use.asked[1]?.body).toMatchObject({ totalAmount: 240, fee: [{ price: 120 }] }));
});

test('a park that was switched off meanwhile cannot be paid: as the server refuses, and as the page comes back into sight', async () => {
  refusal = [409, { code: 'INACTIVE', message: 'This Nehru Zoo is currently inactive.' }];
  render(<ParkBookingForm {...filled} />);
  expect(pay().disabled).toBe(false);
  await userEvent.click(pay());
  await screen.findByText('This Nehru Zoo is currently inactive.');
  expect(pay().disabled).toBe(true);
  // Half a minute later somebody looks at the page again, and then once more.
  const later = Date.now() + 31_000;
  const clock = vi.spyOn(Date, 'now').mockReturnValue(later);
  refusal = [200, { status: true }];
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(pay().disabled).toBe(false));
  clock.mockReturnValue(later + 31_000);
  refusal = [200, { status: false }];
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(pay().disabled).toBe(true));
});

test('an error goes as it is put right: from the summary, its field and the title', async () => {
  render(<ParkBookingForm {...props} />);
  await userEvent.click(pay());
  expect(screen.getByRole('alert').textContent).toContain('Please enter mobile number');
  await userEvent.type(mobile(), '9876543210');
  expect([screen.getByRole('link').textContent, mobile().getAttribute('aria-invalid')]).toEqual([
    'You need to select atleast one field',
    null,
  ]);
  expect(document.title).toBe('Error: Book tickets – Nehru Zoo');
  await add('Adult');
  expect([screen.queryByRole('alert'), document.title]).toEqual([null, 'Book tickets – Nehru Zoo']);
});

test('a mobile number that was typed differs from what the page was drawn with: so browsers bring it back on the way back', async () => {
  render(<ParkBookingForm {...props} />);
  await userEvent.type(mobile(), '9876543210');
  expect([mobile().value, mobile().defaultValue]).toEqual(['9876543210', '']);
});

test('what the server alone knows to be wrong goes when its field is changed, and not before', async () => {
  const told = [{ field: 'mobile', message: 'This number has five unpaid bookings.' }];
  render(<ParkBookingForm {...filled} problems={told} />);
  await add('Adult');
  expect(screen.getByRole('alert')).toBeDefined();
  await userEvent.type(mobile(), '1');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a field that the server names is told there, and what was typed stays', async () => {
  refusal = [
    400,
    {
      code: 'INVALID_INPUT',
      message: 'No.',
      issues: [{ field: 'mobile', message: 'Please enter valid mobile number' }],
    },
  ];
  render(<ParkBookingForm {...props} values={{ ...props.values, mobile: '9876543210', quantities: { adult: 1 } }} />);
  await userEvent.click(pay());
  await waitFor(() => expect(mobile().getAttribute('aria-invalid')).toBe('true'));
  expect(mobile().value).toBe('9876543210');
  expect(screen.queryByText('Nothing was charged.')).toBeNull();
});

test('a park that sells nothing says so instead of asking', () => {
  render(<ParkBookingForm {...props} park={{ ...props.park, fees: noFees() }} />);
  expect(screen.getByText('This park sells no tickets online just now. Please ask at the gate.')).toBeDefined();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('another day brings its prices, in the list, the button and what is sent; a refusal reprices that day alone', async () => {
  const weekend: DayPrice = {
    name: 'Weekend',
    from: null,
    until: null,
    weekdays: ['sun'],
    prices: [{ category: 'adult', price: 15_000 }],
  };
  const park = { ...props.park, advanceDays: 2, dayPrices: [weekend] };
  render(<ParkBookingForm {...props} park={park} values={{ ...props.values, visitDate: '2027-01-02' }} />);
  await userEvent.type(mobile(), '9876543210');
  await add('Adult');
  expect(pay().textContent).toContain('Pay ₹100');
  const sunday = screen.getByRole('radio', { name: /Sun, 3 Jan 2027.*₹150/ });
  await userEvent.click(sunday);
  expect(pay().textContent).toContain('Pay ₹150');
  expect(screen.getByText('Prices of this day: Weekend')).toBeDefined();
  refusal = [
    409,
    {
      code: 'PRICE_CHANGED',
      message: 'Prices have changed. Please check the new total and try again.',
      selectedDate: '2027-01-03',
      totalAmount: 180,
      originalAmount: 180,
      discountAmount: 0,
      prices: [{ name: 'Adult', price: 180 }],
    },
  ];
  await userEvent.click(pay());
  await waitFor(() => expect(pay().textContent).toContain('Pay ₹180'));
  expect(use.asked[0]?.body).toMatchObject({ selectedDate: '2027-01-03', totalAmount: 150 });
  await userEvent.click(screen.getByRole('radio', { name: /Sat, 2 Jan 2027/ }));
  expect(pay().textContent).toContain('Pay ₹100');
});
