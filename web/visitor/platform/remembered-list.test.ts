import { beforeEach, expect, test, vi } from 'vitest';
import { addDays, dayOf, formatDay } from '#contract/kernel/dates/dates.ts';
import { keepBookings, type RememberedBooking, rememberedBookings } from './remembered.ts';
import { allMessages } from './testing/all-messages.ts';
import { answering } from './testing/answering.ts';

const today = dayOf(new Date());
const ticket: RememberedBooking = { kind: 'park-ticket', id: 'b1', place: { id: 'p1', name: 'Nehru Zoo' }, day: today };
const token: RememberedBooking = {
  kind: 'loan-appointment',
  id: 'b2',
  place: { id: 'l1', name: 'Sahyog Bank' },
  day: today,
};

const use = answering('/home');
const answer = (standing: string, more: object = {}): [number, object] => [
  200,
  { standing, message: 'As it is.', totalAmount: 100, ...more },
];

const state = `<script type="application/json" id="page-state">${JSON.stringify({
  language: 'en',
  messages: { en: allMessages.en },
})}</script>`;

/** A page with room for them, whose script then runs. */
async function open(kept: RememberedBooking[], place = ''): Promise<void> {
  keepBookings(kept);
  document.documentElement.className = kept.length > 0 ? 'remembers' : '';
  document.body.innerHTML = `<h1>Book</h1><div id="remembered" data-place="${place}"></div>${state}`;
  vi.resetModules();
  await import('./remembered-list.ts');
}
const lines = () => [...document.querySelectorAll('#remembered li')].map(({ textContent }) => textContent);
const link = () => document.querySelector('#remembered a');
const isShown = () => document.documentElement.classList.contains('remembers');

beforeEach(() => {
  localStorage.clear();
  use.answers = {
    '/api/ticketbooking/getqrcodebystatus': answer('checking'),
    '/api/loanbooking/getqrcodebystatus': answer('given', { message: 'Your token number is 7.' }),
  };
});

test('a payment in doubt says not to pay again, and leads on', async () => {
  await open([ticket]);
  await vi.waitFor(() =>
    expect(lines().join()).toContain('Your payment of ₹100 is still being checked. Do not pay again.'),
  );
  expect([link()?.textContent, link()?.getAttribute('href')]).toEqual(['Continue', '/paymentstatus/b1/p1']);
  expect(use.asked.map(({ body }) => body)).toEqual([{ bookingId: 'b1', parkId: 'p1' }]);
});

test.each([
  ['payable', 'Pay now'],
  ['back', 'Open'],
] as const)('what is %s is told in the server’s words', async (standing, words) => {
  use.answers['/api/ticketbooking/getqrcodebystatus'] = answer(standing);
  await open([ticket]);
  await vi.waitFor(() => expect(lines().join()).toContain('As it is.'));
  expect(link()?.textContent).toBe(words);
});

test('a ticket for a time slot says which, also to those who hear its link', async () => {
  await open([{ ...ticket, slot: { from: '10:00', until: '11:00' } }]);
  await vi.waitFor(() => expect(link()?.textContent).toBe('Continue'));
  const name = `Nehru Zoo, ${formatDay(today)}, 10:00 am to 11:00 am`;
  expect([lines()[0]?.startsWith(name), link()?.getAttribute('aria-label')]).toEqual([true, `Continue: ${name}`]);
});

test('what is over, or was never there, takes no room', async () => {
  for (const gone of [answer('over'), [404, { message: 'Not found.' }] as [number, object]]) {
    use.answers['/api/ticketbooking/getqrcodebystatus'] = gone;
    await open([ticket]);
    expect(isShown()).toBe(true);
    await vi.waitFor(() => expect([lines(), isShown()]).toEqual([[], false]));
  }
});

test('after its day a ticket is not shown any more, money in doubt is for a week, and then both are forgotten', async () => {
  const before = (days: number, { id }: RememberedBooking) => ({ ...ticket, id, day: addDays(today, -days) });
  await open([before(2, ticket)]);
  await vi.waitFor(() => expect(lines().join()).toContain('still being checked'));
  use.answers['/api/ticketbooking/getqrcodebystatus'] = answer('given');
  await open([before(2, ticket)]);
  await vi.waitFor(() => expect(lines()).toEqual([]));
  await open([before(9, ticket), token]);
  expect(rememberedBookings().map(({ id }) => id)).toEqual(['b2']);
});

test('without an answer the way to the booking stays', async () => {
  use.answers = {};
  await open([ticket]);
  expect(lines().join()).toContain('Asking how it stands…');
  expect(link()?.getAttribute('href')).toBe('/paymentstatus/b1/p1');
});

test('one press forgets what is shown, and nothing else', async () => {
  await open([token, ticket], 'p1');
  document.querySelector<HTMLButtonElement>('#remembered button')?.click();
  expect([lines(), isShown(), rememberedBookings().map(({ id }) => id)]).toEqual([[], false, ['b2']]);
});

test('who forgets by keyboard or screen reader goes on at the heading of the page, as the button is gone', async () => {
  await open([ticket]);
  document.querySelector<HTMLButtonElement>('#remembered button')?.click();
  expect(document.activeElement?.tagName).toBe('H1');
});

test('a file that is there before the page is read waits for it', async () => {
  keepBookings([ticket]);
  document.body.innerHTML = '';
  const reading = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  vi.resetModules();
  await import('./remembered-list.ts');
  document.body.innerHTML = `<div id="remembered"></div>${state}`;
  reading.mockRestore();
  document.dispatchEvent(new Event('readystatechange'));
  await vi.waitFor(() => expect(lines().join()).toContain('still being checked'));
});
