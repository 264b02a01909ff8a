import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { PaymentStatusProps } from '#contract/payments/page.ts';
import { answering } from '#web/visitor/platform/testing/answering.ts';
import { expectHydrated } from '#web/visitor/platform/testing/hydrated.ts';
import { paidTicket, unpaidTicket } from '#web/visitor/platform/testing/park-pages.ts';
import { LiveStatusSection } from './live-status-section.tsx';

const pending: PaymentStatusProps = { ...unpaidTicket(100_00), message: 'Not yet.', payUntilText: '7:05 pm' };

const STATUS = '/api/ticketbooking/getqrcodebystatus';
const use = answering('/paymentstatus/b1/p1');
// Only the pauses are skipped: requests go over the real network.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));

/** Waits on the real network, while no pause ends meanwhile; the patience of the test is its only limit. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
}

/** Lets three seconds and a bit pass, and the answer come. */
async function later(times: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(3_500);
  await until(() => use.asked.length === times);
  await new Promise((resolve) => setImmediate(resolve));
}

test('while nothing changes the page goes on asking and stays as it is', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  use.answers = { [STATUS]: [200, { status: false, message: 'Not yet.' }] };
  render(<LiveStatusSection {...pending} />);
  await later(1);
  expect(use.asked).toMatchObject([{ url: STATUS, body: { bookingId: 'b1', parkId: 'p1' } }]);
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  { status: true, message: 'Not yet.' },
  { status: false, message: 'The payment failed.' },
])('news ($status, $message) load the page again', async (news) => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  use.answers = { [STATUS]: [200, news] };
  render(<LiveStatusSection {...pending} />);
  await later(1);
  await until(() => reload.mock.calls.length === 1);
});

test('a refunded booking and a page that was left ask nothing', async () => {
  use.answers = { [STATUS]: [200, { status: true, message: '' }] };
  render(<LiveStatusSection {...pending} status="refunded" />);
  const { unmount } = render(<LiveStatusSection {...pending} />);
  unmount();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(use.asked).toEqual([]);
});

test('a paid ticket offers to be kept, and one without its picture offers nothing', () => {
  const paid = { ...pending, status: 'paid' } as const;
  const { rerender, container } = render(<LiveStatusSection {...paid} keep={paidTicket.keep} />);
  expect(screen.getByRole('link', { name: 'Save QR code' })).toBeDefined();
  rerender(<LiveStatusSection {...paid} />);
  expect(container.textContent).toBe('');
});

test.each([paidTicket, pending])('React hydrates what the server drew', (page) => {
  expectHydrated(<LiveStatusSection {...page} />);
});
