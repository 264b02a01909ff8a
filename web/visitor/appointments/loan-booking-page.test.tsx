// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { LoanBookingProps } from '#contract/appointments/page.ts';
import { branchToBook } from '#web/visitor/platform/testing/token-pages.ts';
import { LoanBookingPage } from './loan-booking-page.tsx';

const props: LoanBookingProps = {
  ...branchToBook,
  waiting: 4,
  values: { ...branchToBook.values, loanType: 'Personal' },
};
const shown = (change: Partial<LoanBookingProps>): string => renderToString(<LoanBookingPage {...props} {...change} />);

test('the page says how many wait, and offers the four loans as cards', () => {
  const html = shown({});
  expect(html).toContain('4 people are waiting now');
  expect(html.match(/type="radio"/g)).toHaveLength(4);
  expect(html).toMatch(/<input[^>]* checked=""[^>]* value="Personal"/);
  expect(shown({ waiting: 1 })).toContain('1 person is waiting now');
});

test('a counter names itself; a closed one sends its people on', () => {
  expect(shown({ counter: { id: 'k3', number: '3', open: true } })).toContain('>Counter 3</p>');
  const closed = shown({ counter: { id: 'k3', number: '3', open: false } });
  expect(closed).not.toContain('>Counter 3</p>');
  expect(closed).toContain('Counter 3 is closed just now. Another counter of this branch takes you.');
});

test('a branch whose desk is closed for today says so instead of the form, with the next open day', () => {
  const html = shown({ closed: { message: 'Ameerpet Branch is closed for today.', nextOpenDay: '2027-01-05' } });
  expect(html).toContain('Ameerpet Branch is closed for today.');
  expect(html).toContain('The next open day is Tue, 5 Jan 2027.');
  expect(html).not.toContain('<form');
});
