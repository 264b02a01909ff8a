// @vitest-environment node
import { expect, test } from 'vitest';
import { filesIn, handlingOf, isOutdatedBy, mayKeep, saidAsOf } from './worker-rules.ts';

const HOST = 'https://parks.example';

test.each([
  ['a page that is opened', 'GET', 'navigate', '/paymentstatus/a/b', 'page'],
  ['a script of the build', 'GET', 'cors', '/assets/a-1.js', 'file'],
  ['a booking', 'POST', 'cors', '/api/ticketbooking/add', null],
  ['a form that starts a payment', 'POST', 'navigate', '/paymentstatus/a/b', null],
  ['a call that reads', 'GET', 'cors', '/api/queue/board/loan/a', null],
  ['a picture of an owner', 'GET', 'no-cors', '/images/a', null],
  ['a page asked for by a script', 'GET', 'cors', '/app/scan', null],
])('%s is handled as it should be', (_, method, mode, path, handling) => {
  expect(handlingOf({ method, mode, url: HOST + path }, HOST)).toBe(handling);
});

test('nothing of another host is touched', () => {
  expect(handlingOf({ method: 'GET', mode: 'navigate', url: 'https://bank.example/assets/a' }, HOST)).toBeNull();
});

const KEPT = '<script>(function keepPage(worker) {})("/sw.js");</script>';

test.each([
  ['a ticket', 200, false, KEPT, true, true],
  ['a page that does not want to be kept', 200, false, '<p>Pay now</p>', false, true],
  ['a page that led elsewhere', 200, true, KEPT, false, true],
  ['a page that is not there', 404, false, KEPT, false, true],
  ['a server in trouble', 500, false, KEPT, false, false],
  ['a server that is busy', 503, false, KEPT, false, false],
  ['a way to another page', 0, false, '', false, false],
])('of %s is known whether it is kept, and whether the one before is old', (_, status, redirected, text, keep, old) => {
  expect([mayKeep({ status, redirected }, text), isOutdatedBy({ status })]).toEqual([keep, old]);
});

test('the files of a page are those of the build that it names, each once', () => {
  const text = `<link rel="modulepreload" href="/assets/b.js"><script src="/assets/a.js"></script><img src="/images/x"><link href="/assets/b.js">`;
  expect(filesIn(text)).toEqual(['/assets/b.js', '/assets/a.js']);
});

test.each([
  ['hi-IN', 'रात 10:34'],
  ['te-IN', 'రాత్రి 10:34'],
])('a kept page in %s says the time without a word of English', (language, words) => {
  const text = `<html lang="${language}"><p id="as-of" hidden><time></time></p>`;
  const at = new Date('2027-01-01T17:04:00Z');
  expect(saidAsOf(text, at, at)).toContain(`<time>${words}</time>`);
});

test.each([
  ['React', ' hidden=""', '2027-01-01T17:04:00Z', '10:34 pm'],
  ['another renderer', ' hidden', '2026-12-31T17:04:00Z', 'Thu, 31 Dec, 10:34 pm'],
])('a kept page as %s drew it says as of when it is', (_, hidden, at, words) => {
  const text = `<html lang="en-IN"><p id="as-of"${hidden} class="as-of">As of <time></time>.</p>`;
  const said = saidAsOf(text, new Date(at), new Date('2027-01-01T18:00:00Z'));
  expect(said).toBe(`<html data-kept lang="en-IN"><p id="as-of" class="as-of">As of <time>${words}</time>.</p>`);
});
