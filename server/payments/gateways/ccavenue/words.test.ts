import { expect, test } from 'vitest';
import { vectors } from '#server/testing/gateways/vectors.ts';
import { isCaptured, returnMeaning, statusMeaning } from './words.ts';

const rows = (table: Record<string, string[]>): [string, string][] =>
  Object.entries(table)
    .filter(([word]) => !word.startsWith('('))
    .map(([word, [state = '']]) => [word, state]);

const returnRows = rows(vectors.mapping.ccavenueReturn);
const statusRows = rows(vectors.mapping.ccavenueStatusApi);

test('the tables are whole', () => {
  expect([returnRows.length, statusRows.length]).toEqual([7, 17]);
});

test.each(returnRows)('the return word %s means %s', (word, state) => {
  expect([returnMeaning(word), returnMeaning(` ${word.toUpperCase()} `)]).toEqual([state, state]);
});

test.each(statusRows)('the status word %s means %s', (word, state) => {
  expect(statusMeaning(word)).toEqual({ state, unknown: false });
  expect(statusMeaning(word.toLowerCase().replace('-', ' '))).toEqual({ state, unknown: false });
});

test('the words of the mobile kit are read in returns too', () => {
  expect(returnMeaning('Successful')).toBe('VERIFY_SUCCESS');
  expect(returnMeaning('Unsuccessful')).toBe('FAILED');
});

test('a word nobody told us is waiting, never paid and never failed', () => {
  for (const word of ['', 'Succes', 'Success!', 'null', 'constructor', '__proto__', 'Paid']) {
    expect(returnMeaning(word)).toBe('AWAITED');
    expect(statusMeaning(word)).toEqual({ state: 'AWAITED', unknown: true });
  }
});

test('only shipped is captured', () => {
  expect(isCaptured('Shipped')).toBe(true);
  expect(isCaptured('Successful')).toBe(false);
});
