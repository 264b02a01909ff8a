import { expect, test } from 'vitest';
import { toldProps } from '#contract/pages/rules.ts';
import { idsOfRecords, withOwnTexts } from './rules.ts';

const page = {
  park: { id: 'p1', name: 'Sarovar Zoo', location: 'Hyderabad' },
  message: 'Sarovar Zoo takes no new bookings.',
  personName: 'Sarovar Zoo',
  keep: { name: 'Sarovar Zoo', words: 'Ticket for Sarovar Zoo, Sat, 2 Jan 2027', facts: ['Sat, 2 Jan 2027', 'Asha'] },
  found: [{ day: '2027-01-02', doctorId: 'd1', doctorName: 'Dr Rao' }],
  presentation: {
    id: 'p1',
    about: 'Old trees.',
    childMeans: '3 to 12 years',
    kindNotes: { child: '3 to 12 years', adult: 'From 13', camera: 'No flash' },
  },
};
const texts = new Map([
  ['p1', { name: 'సరోవర్ జూ', childMeans: '3 నుంచి 12 ఏళ్లు', kindNotes: { adult: '13 ఏళ్ల నుంచి' } }],
  ['d1', { name: 'డాక్టర్ రావు' }],
]);

test('a page names the records whose texts stand in it', () => {
  expect(idsOfRecords(page)).toEqual(['p1', 'd1', 'p1']);
  expect(idsOfRecords({ id: 'x', total: 4, lines: ['a'] })).toEqual([]);
});

test('texts of owners take the place of the English ones, in sentences too; names of visitors and what is not translated stay', () => {
  const told = toldProps('te', page, texts);
  expect(told).toMatchObject({
    park: { id: 'p1', name: 'సరోవర్ జూ', location: 'Hyderabad' },
    personName: 'Sarovar Zoo',
    keep: { name: 'సరోవర్ జూ', facts: [expect.stringContaining('2027'), 'Asha'] },
    found: [{ doctorName: 'డాక్టర్ రావు' }],
    presentation: {
      about: 'Old trees.',
      childMeans: '3 నుంచి 12 ఏళ్లు',
      kindNotes: { child: '3 నుంచి 12 ఏళ్లు', adult: '13 ఏళ్ల నుంచి', camera: 'No flash' },
    },
  });
  for (const sentence of [told.message, told.keep.words]) {
    expect(sentence).toContain('సరోవర్ జూ');
    expect(sentence).not.toMatch(/[a-z]/);
  }
});

test('in English, and without any text of an owner, a page stays what it was', () => {
  expect(toldProps('en', page, texts)).toBe(page);
  expect(withOwnTexts(page, new Map())).toEqual({ value: page, became: new Map() });
});
