// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ProblemPage } from './problem-page.tsx';

const page = (status: number, message: string | null = null) =>
  renderToString(
    <ProblemPage status={status} message={message} requestId="req-<7>" help={{ email: null, phone: null }} />,
  );

test.each([429, 503])('at %i many people are booking, and nothing is broken', (status) => {
  expect(page(status)).toContain('<h1>We are busier than usual</h1>');
});

test('at 500 the fault is ours and nobody else’s', () => {
  expect(page(500)).toContain('Something broke on our side, not on yours.');
});

test('words of the server take the place of the general ones', () => {
  expect(page(503, 'The park opens its bookings at 7 am.')).toContain('The park opens its bookings at 7 am.');
  expect(page(503, 'The park opens its bookings at 7 am.')).not.toContain('Please wait a minute');
});

test('when to come again is said in seconds, and from a minute and a half on in minutes', () => {
  const wait = (retryAfter: number) =>
    renderToString(
      <ProblemPage
        {...{ status: 429, message: null, requestId: '7', retryAfter, help: { email: null, phone: null } }}
      />,
    );
  expect(wait(1)).toContain('Please try again in about a second.');
  expect(wait(20)).toContain('Please try again in about 20 seconds.');
  expect(wait(300)).toContain('Please try again in about 5 minutes.');
  expect(wait(301)).toContain('Please try again in about 6 minutes.');
});

test('a page that the browser asks for again says so', () => {
  const byItself = renderToString(
    <ProblemPage
      {...{
        status: 503,
        message: null,
        requestId: '7',
        retryAfter: 20,
        again: 'itself',
        help: { email: null, phone: null },
      }}
    />,
  );
  expect(byItself).toContain('This page tries again by itself in about 20 seconds.');
  expect(byItself).toContain('>Try again</a>');
});

test('the fear for the money is answered, and the number for help is there as text', () => {
  expect(page(500)).toContain('do not pay again');
  expect(page(500)).toContain('<code>req-&lt;7&gt;</code>');
});

test('there is a way on: the same page again, or home', () => {
  expect(page(500)).toMatch(/<a [^>]*href="\?"[^>]*>Try again<\/a>.*<a [^>]*href="\/home"[^>]*>Back to Home<\/a>/);
});
