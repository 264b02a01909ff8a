// @vitest-environment node
import { expect, test } from 'vitest';
import { noFees } from '#contract/fees/rules.ts';
import type { Language } from '#contract/kernel/languages.ts';
import { posterOf } from './use-wall-poster.ts';

const record = { id: 's1', organisationId: 'o1', location: 'Hyderabad' };
const place = { kind: 'exhibition', record, name: 'Sarovar Zoo', made: () => undefined } as const;
const fetched = { code: [], logo: null, colour: '#0e4a3b', link: '' };
const said = (languages: readonly Language[], texts: object) => {
  const { names, addresses } = posterOf(place, { ...fetched, texts }, languages);
  return [names, addresses];
};

test('a poster says name and address in each of its languages as the owner wrote them, each once', () => {
  const texts = { te: { name: 'సరోవర్ జూ', location: '' }, hi: { name: 'सरोवर चिड़ियाघर', location: 'हैदराबाद' } };
  expect(said(['te'], texts)).toEqual([['సరోవర్ జూ'], ['Hyderabad']]);
  expect(said(['en', 'hi', 'te'], texts)).toEqual([
    ['Sarovar Zoo', 'सरोवर चिड़ियाघर', 'సరోవర్ జూ'],
    ['Hyderabad', 'हैदराबाद'],
  ]);
  expect(said(['en', 'hi', 'te'], {})).toEqual([['Sarovar Zoo'], ['Hyderabad']]);
});

const sold = (price: number) => ({ offered: true, price });

test.each([
  [
    'an adult’s, also where something costs less',
    { adult: sold(10_000), child: sold(5_000), twowheeler: sold(1_000) },
    ['Adult ₹100', 'वयस्क ₹100'],
  ],
  [
    'the least that a person pays where no adult ticket is sold',
    { women: sold(5_000), camera: sold(1_000) },
    ['From ₹50', '₹50 से'],
  ],
  ['nobody’s where only a vehicle is paid for', { twowheeler: sold(1_000) }, []],
])('the price on the poster of a park is %s', (_, fees, prices) => {
  const park = { ...record, fees: { ...noFees(), ...fees }, dayPrices: [] };
  expect(posterOf({ ...place, kind: 'park', record: park }, { ...fetched, texts: {} }, ['en', 'hi']).prices).toEqual(
    prices,
  );
});
