import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { noFees } from '#contract/fees/rules.ts';
import type { ParkBookingProps } from '#contract/tickets/page.ts';
import { ParkBookingForm } from '#web/visitor/bookings/park-booking-form.tsx';
import { type Answer, answering } from '#web/visitor/platform/testing/answering.ts';
import { parkToBook, sold } from '#web/visitor/platform/testing/park-pages.ts';

const props: ParkBookingProps = {
  ...parkToBook,
  park: {
    ...parkToBook.park,
    couponsEnabled: true,
    fees: { ...noFees(), adult: sold(100_00), child: sold(50_00) },
  },
  values: { mobile: '9876543210', quantities: { adult: 2 }, visitDate: null, slot: null, couponCode: '' },
};

type Body = Record<string, unknown>;

const tenPercent = ({ orderAmount }: Body): Answer => {
  const original = Number(orderAmount);
  const coupon = { couponCode: 'WELCOME10', couponName: 'Welcome', discountType: 'percentage', discountValue: 10 };
  const calculation = { originalAmount: original, discountAmount: original / 10, finalAmount: original * 0.9 };
  return [200, { coupon, calculation }];
};
const refused = (status: number, message?: string): Answer => [status, { code: 'X', message }];

const [APPLY, BOOK] = ['/api/coupon/public/apply', '/api/ticketbooking/add'];
const use = answering('/ticketbooking/p1');
/** The server's answer about a coupon, and about a booking. */
let applyCoupon: (body: Body) => Answer | Promise<Answer>;
let book: () => Answer;
beforeEach(() => {
  [applyCoupon, book] = [tenPercent, () => refused(409, 'No.')];
  use.answers = { [APPLY]: (body) => applyCoupon(body), [BOOK]: () => book() };
});

const code = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Coupon code' });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => userEvent.click(await button(name));
const bar = () => document.querySelector('.total-bar p')?.textContent;

async function open(more: Partial<ParkBookingProps> = {}): Promise<void> {
  render(<ParkBookingForm {...props} {...more} />);
  const details = document.querySelector('details') as HTMLDetailsElement;
  details.open = true;
  details.dispatchEvent(new Event('toggle'));
  await button('Apply');
}
async function apply(typed: string): Promise<void> {
  await userEvent.type(code(), typed);
  await press('Apply');
}

test('without scripts the code is a plain field of the form, folded until something was typed', () => {
  const page = (couponCode: string) =>
    renderToString(<ParkBookingForm {...props} values={{ ...props.values, couponCode }} />);
  expect(page('')).toMatch(/<details class="coupon"><summary>Have a coupon\?<\/summary>.*name="couponCode"/s);
  expect(page('ZOO25')).toMatch(/<details class="coupon" open="">.*value="ZOO25"/s);
  const without = { ...props.park, couponsEnabled: false };
  expect(renderToString(<ParkBookingForm {...props} park={without} />)).not.toContain('coupon');
});

test('an applied coupon shows its name and what it takes off, in the bar and on the button as well', async () => {
  await open();
  await apply(' welcome10 ');
  await button(/^Remove/);
  expect(document.querySelector('.applied p')?.textContent).toBe('Welcome − ₹20');
  expect(bar()).toBe('2 tickets₹200₹180');
  expect(document.querySelector('.total-bar s')?.textContent).toBe('₹200');
  expect((await button(/Pay ₹180/)).textContent).toContain('Pay ₹180');
  expect(document.activeElement?.className).toBe('applied');
  expect(use.asked).toMatchObject([
    {
      url: APPLY,
      body: { couponCode: 'WELCOME10', profileRegistrationId: 'o1', parkId: 'p1', orderAmount: '200' },
    },
  ]);
});

test('the discount follows the basket at once, and the server is asked when it rests', async () => {
  await open();
  await apply('welcome10');
  await button(/^Remove/);
  const { promise: said, resolve: say } = Promise.withResolvers<void>();
  applyCoupon = async (body) => {
    await said;
    const [status, answer] = tenPercent(body);
    return [status, { ...answer, calculation: { discountAmount: 33 } }];
  };
  await press('Add one: Adult');
  expect(bar()).toBe('3 tickets₹300₹270');
  await press('Add one: Child');
  expect(bar()).toBe('4 tickets₹350₹315');
  say();
  // The server takes precedence over our own reckoning.
  await waitFor(() => expect(bar()).toBe('4 tickets₹350₹317'));
  expect(use.asked.at(-1)?.body.orderAmount).toBe('350');
});

test('what is heard of it follows the basket', async () => {
  const heard = () => document.querySelector('details.coupon [role=status]')?.textContent;
  await open();
  await apply('welcome10');
  await button(/^Remove/);
  expect(heard()).toBe('Welcome is applied: ₹20 off.');
  await press('Add one: Adult');
  expect(heard()).toBe('Welcome is applied: ₹30 off.');
  for (const _ of 'abc') await press('Take one away: Adult');
  expect(heard()).toBe('Choose your tickets, and we take it off.');
  await press('Add one: Child');
  expect(heard()).toBe('Welcome is applied: ₹5 off.');
});

test('one tap removes it', async () => {
  await open();
  await apply('welcome10');
  await press('Remove coupon WELCOME10');
  expect(bar()).toBe('2 tickets₹200');
  expect(document.activeElement).toBe(code());
});

test('what is wrong with a code is said beside it, in the words of the product', async () => {
  await open();
  await press('Apply');
  await screen.findByText('Please enter a coupon code', { selector: '.error' });
  applyCoupon = () => refused(400);
  await apply('nope{Enter}');
  await screen.findByText('Invalid coupon code', { selector: '.error' });
  expect(code().getAttribute('aria-invalid')).toBe('true');
  applyCoupon = () => refused(409, 'This coupon has been used up.');
  await press('Apply');
  await screen.findByText('This coupon has been used up.', { selector: '.error' });
  applyCoupon = () => refused(500, 'Something went wrong.');
  await press('Apply');
  await screen.findByText('Failed to validate coupon. Please try again.', { selector: '.error' });
  expect([code().value, bar()]).toEqual(['nope', '2 tickets₹200']);
});

test('a check that fails after the basket changed is told, and the discount stays by our own rules', async () => {
  await open();
  await apply('welcome10');
  await button(/^Remove/);
  applyCoupon = () => refused(503, 'Busy.');
  await press('Add one: Adult');
  await screen.findByText('Failed to refresh coupon calculation.', { selector: '.hint' });
  expect(bar()).toBe('3 tickets₹300₹270');
});

test('a code that was typed and not applied is left to the server, whose refusal stands beside it', async () => {
  await open();
  await userEvent.type(code(), 'welcome10');
  const message = 'This mobile number has used this coupon already.';
  book = () => [409, { code: 'CONFLICT', message, issues: [{ field: 'couponCode', message }] }];
  await press(/Pay ₹200/);
  await screen.findByText(message, { selector: '.error' });
  expect(use.asked[0]?.body).toMatchObject({ couponCode: 'welcome10' });
  expect(use.asked[0]?.body).not.toHaveProperty('totalAmount');
  expect(screen.queryByText('Nothing was charged.')).toBeNull();
});

test('a coupon that the server refuses at last says so where it stands', async () => {
  await open();
  await apply('welcome10');
  const message = 'This coupon has been used up.';
  book = () => [409, { code: 'CONFLICT', message, issues: [{ field: 'couponCode', message }] }];
  await press(/Pay ₹180/);
  await screen.findByText(message, { selector: '.applied .error' });
  expect(screen.getByRole('link', { name: message }).getAttribute('href')).toBe('#field-couponCode');
});
