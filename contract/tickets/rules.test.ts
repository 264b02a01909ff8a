import { expect, test } from 'vitest';
import { text } from '#contract/kernel/text.ts';
import { SAY } from '#server/kernel/words/catalogues.ts';
import { contentsText } from './rules.ts';

const lines = [
  { quantity: 2, label: 'Adult' },
  { quantity: 1, label: 'Video Camera' },
];
const contents = (people: number, shown = lines, givenBack: string | null = null): string =>
  SAY.en(contentsText({ people, lines: shown }, givenBack));

test('a ticket says how many it lets in, and what else it is for, in the order of the booking page', () => {
  expect(contents(2)).toBe('2 people: 2 Adult, 1 Video Camera');
  expect(contents(0, lines.slice(1))).toBe('1 Video Camera');
  expect(SAY.te(contentsText({ people: 2, lines }, null))).toBe('2 మంది: 2 పెద్దలు, 1 వీడియో కెమెరా');
});

test('of a ticket some of which went back it says who is left, and never what was bought as if it were all good', () => {
  expect(contents(1, lines, '1 × Adult')).toBe('1 person: given back 1 × Adult');
});

test.each([
  [1, '1 person'],
  [4, '4 people'],
])('%i people are "%s"', (people, words) => {
  expect(SAY.en(text('tickets.people', { people }))).toBe(words);
});

test('whoever is sent a ticket is told what was given back of it', () => {
  const given = { park: 'Zoo & Lake', when: 'Sat, 2 Jan 2027', items: '2 × Child' };
  expect(SAY.en(text('tickets.ticketGivenBack', given))).toBe(
    'Ticket for Zoo & Lake, Sat, 2 Jan 2027 (given back: 2 × Child)',
  );
});
