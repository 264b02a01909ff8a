import { expect, test } from 'vitest';
import { dayText } from '#contract/kernel/dates/texts.ts';
import { text } from '#contract/kernel/text.ts';
import { SAY } from '#server/kernel/words/catalogues.ts';
import { said } from '#server/kernel/words/said.ts';
import { idsOfRecords, withOwnTexts } from './rules.ts';

const day = dayText('2027-01-02');
const page = {
  park: { id: 'p1', name: 'Sarovar Zoo', location: 'Hyderabad' },
  message: text('offerings.closed', { name: 'Sarovar Zoo' }),
  personName: 'Sarovar Zoo',
  keep: {
    name: 'Sarovar Zoo',
    words: text('tickets.ticketFor', { park: 'Sarovar Zoo', when: day }),
    facts: [day, 'Asha'],
  },
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
  const { value, became } = withOwnTexts(page, texts);
  const told = said<{ message: string; keep: { words: string } }>(value as never, SAY.te, became);
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

test('without any text of an owner a page stays what it was', () => {
  expect(withOwnTexts(page, new Map())).toEqual({ value: page, became: new Map() });
});
