// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ProblemProps } from '#contract/kernel/pages.ts';
import { ProblemPage } from './problem-page.tsx';

const page = (status: number, more: Partial<ProblemProps> = {}) =>
  renderToString(
    <ProblemPage status={status} message={null} requestId="req-<7>" help={{ email: null, phone: null }} {...more} />,
  );

test.each([429, 503])('at %i many people are booking, and nothing is broken', (status) => {
  expect(page(status)).toContain('<h1>We are busier than usual</h1>');
});

test('at 500 the fault is ours, the fear for the money is answered, and the number for help is there as text', () => {
  for (const words of ['Something broke on our side, not on yours.', 'do not pay again', '<code>req-&lt;7&gt;</code>'])
    expect(page(500)).toContain(words);
});

test('words of the server take the place of the general ones', () => {
  const own = page(503, { message: 'The park opens its bookings at 7 am.' });
  expect(own).toContain('The park opens its bookings at 7 am.');
  expect(own).not.toContain('Please wait a minute');
});

test.each([
  [1, 'a second'],
  [20, '20 seconds'],
  [300, '5 minutes'],
  [301, '6 minutes'],
])('when to come again after %i seconds is said as "%s"', (retryAfter, words) => {
  expect(page(429, { retryAfter })).toContain(`Please try again in about ${words}.`);
});

test('a page that the browser asks for again says so', () => {
  const byItself = page(503, { retryAfter: 20, again: 'itself' });
  expect(byItself).toContain('This page tries again by itself in about 20 seconds.');
  expect(byItself).toContain('>Try again</a>');
});

test('there is a way on: the same page again, or home', () => {
  expect(page(500)).toMatch(/<a [^>]*href="\?"[^>]*>Try again<\/a>.*<a [^>]*href="\/home"[^>]*>Back to Home<\/a>/);
});
