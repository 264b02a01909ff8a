// @vitest-environment node
import { expect, test } from 'vitest';
import type { PageModel } from '#contract/pages/model.ts';
import type { PaymentStatusProps } from '#contract/payments/page.ts';
import { allMessages } from '#web/visitor/platform/testing/all-messages.ts';
import { noPlaces } from '#web/visitor/platform/testing/no-places.ts';
import { paidTicket } from './platform/testing/park-pages.ts';
import { render as renderIn } from './render.tsx';

const render = (page: PageModel) => renderIn(page, 'en', allMessages);
const help = { email: null, phone: null };
const place = { id: 'p1', name: 'Nehru Zoo' };
const status = (state: PaymentStatusProps['status'], scannedText: string | null = null) =>
  render({
    name: 'payment-status',
    props: { ...paidTicket, status: state, stands: scannedText ? 'used' : 'ready', scannedText },
  });

test.each([
  ['paid', 'Your ticket is ready – Nehru Zoo'],
  ['pending', 'Not paid yet – Nehru Zoo'],
  ['awaited', 'Your payment is being confirmed – Nehru Zoo'],
  ['failed', 'The payment did not go through – Nehru Zoo'],
  ['aborted', 'The payment was stopped – Nehru Zoo'],
  ['refunded', 'Your money is on its way back – Nehru Zoo'],
] as const)('the tab of a %s booking says "%s"', async (state, title) => {
  expect((await status(state)).title).toBe(title);
});

test('the tab of a ticket that was used says so', async () => {
  expect((await status('paid', 'Sat, 2 Jan 2027, 10:12 am')).title).toBe('Your ticket was used – Nehru Zoo');
});

test('the status page comes alive whatever its status, so that it heals itself', async () => {
  for (const state of ['paid', 'awaited', 'failed'] as const) expect((await status(state)).live).not.toBeNull();
});

test.each([
  { name: 'static', props: { document: 'terms', help } },
  { name: 'not-found', props: { help } },
  { name: 'problem', props: { status: 500, message: null, requestId: 'r', help } },
  { name: 'landing', props: { parks: [], clinics: [], branches: [], found: noPlaces, help } },
  { name: 'places', props: { found: noPlaces, help } },
  { name: 'organisation', props: { id: 'o', name: 'Zoo Trust', found: noPlaces, help } },
  { name: 'get-qr', props: { kind: 'park', place, mobile: '', answer: null, problems: [], ads: [], help } },
  {
    name: 'place-choice',
    props: { places: { park: [], clinic: null, branch: [], exhibition: [], coaching: [] }, help },
  },
] satisfies PageModel[])('the page $name needs no script', async (page) => {
  expect((await render(page)).live).toBeNull();
});

test('a form that came back with a problem says so first in its title', async () => {
  const title = async (problems: { field: string; message: string }[]) =>
    (
      await render({
        name: 'get-qr',
        props: { kind: 'park', place, mobile: '', answer: null, problems, ads: [], help },
      })
    ).title;
  expect(await title([])).toBe('Get QR – Nehru Zoo');
  expect(await title([{ field: 'mobile', message: 'mobile number required' }])).toBe('Error: Get QR – Nehru Zoo');
});

test('the tab of a page that failed tells a busy hour from a fault of ours', async () => {
  const title = async (status: number) =>
    (await render({ name: 'problem', props: { status, message: null, requestId: 'r', help } })).title;
  expect([await title(503), await title(429), await title(500)]).toEqual([
    'We are busier than usual – Pravesh',
    'We are busier than usual – Pravesh',
    'Sorry, something went wrong – Pravesh',
  ]);
});

test('each document has its name in the tab', async () => {
  const title = async (document: 'privacy' | 'terms' | 'refunds') =>
    (await render({ name: 'static', props: { document, help } })).title;
  expect([await title('privacy'), await title('terms'), await title('refunds')]).toEqual([
    'Privacy policy – Pravesh',
    'Terms and conditions – Pravesh',
    'Refund policy – Pravesh',
  ]);
});
