import { expect, test } from 'vitest';
import { SAY } from '#server/kernel/words/catalogues.ts';
import { decideByRule, familyOf, fullText, partText, peopleIn } from './rules.ts';

const NOBODY = { letIn: {}, inside: {} };
const NONE = { partOfGroup: false, reEntry: false, insideLimit: null };
const ASK = { out: false, admit: null, asks: true, late: false };
const people = { ofTicket: 7, inside: 0 };
const BOUGHT = { adult: 2, child: 1, family: 1, camera: 1 };

test('a Family ticket is as many people as the ticket says beyond its other kinds', () => {
  expect(familyOf(BOUGHT, 7)).toBe(4);
  expect(peopleIn(BOUGHT, 4)).toBe(7);
  expect(familyOf({ adult: 2 }, 2)).toBe(0);
});

test('nobody is asked where the park lets in whole tickets, or where one person alone can come', () => {
  expect(decideByRule(BOUGHT, people, NOBODY, { ...NONE, reEntry: true }, ASK).result).toBe('admitted');
  const part = { ...NONE, partOfGroup: true };
  expect(decideByRule({ adult: 1, camera: 1 }, { ofTicket: 1, inside: 0 }, NOBODY, part, ASK).result).toBe('admitted');
  expect(decideByRule(BOUGHT, people, NOBODY, part, ASK)).toEqual({ result: 'how_many', left: BOUGHT });
});

test('without a network the count is capped at the ticket, and the limit waits', () => {
  const limited = { partOfGroup: true, reEntry: false, insideLimit: 1 };
  const told = decideByRule({ adult: 2 }, people, NOBODY, limited, { ...ASK, admit: { adult: 5 }, late: true });
  expect(told).toMatchObject({ result: 'admitted', counts: { adult: 2 }, left: {} });
  expect(decideByRule({ adult: 2 }, people, NOBODY, limited, { ...ASK, admit: { adult: 2 } }).result).toBe('full');
});

test('what is said of parts and of a full park', () => {
  expect([partText(3, 5), partText(5, 5)].map((part) => SAY.en(part))).toEqual([
    '3 of 5 let in, 2 to come',
    'All 5 let in',
  ]);
  expect(SAY.en(fullText(300, 300))).toBe('The park is full: 300 of 300 are inside.');
});
