import { expect, test } from 'vitest';
import { contentsWords, peopleWords, ticketInWords } from './words.ts';

const lines = [
  { quantity: 2, label: 'Adult' },
  { quantity: 1, label: 'Video Camera' },
];

test('a ticket says how many it lets in, and what else it is for, in the order of the booking page', () => {
  expect(contentsWords({ people: 2, lines }, null)).toBe('2 people: 2 Adult, 1 Video Camera');
  expect(contentsWords({ people: 0, lines: lines.slice(1) }, null)).toBe('1 Video Camera');
});

test('of a ticket some of which went back it says who is left, and never what was bought as if it were all good', () => {
  expect(contentsWords({ people: 1, lines }, '1 × Adult')).toBe('1 person: given back 1 × Adult');
});

test.each([
  [0, ''],
  [1, '1 person'],
  [4, '4 people'],
])('%i people are "%s"', (people, words) => {
  expect(peopleWords(people)).toBe(words);
});

test('whoever is sent a ticket is told what was given back of it', () => {
  expect(ticketInWords('Zoo & Lake', 'Sat, 2 Jan 2027', '2 × Child')).toBe(
    'Ticket for Zoo & Lake, Sat, 2 Jan 2027 (given back: 2 × Child)',
  );
});
