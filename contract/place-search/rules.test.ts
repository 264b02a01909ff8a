import { expect, test } from 'vitest';
import { byDistance, isAlmost, placesAfter, positionIn, searchWords, townOf, withWords } from './rules.ts';

const place = (name: string, location = '', more: string[] = []) => ({
  kind: 'park' as const,
  name,
  town: townOf(location),
  words: searchWords(name, [location, ...more]),
});
const names = (places: readonly { name: string }[]) => places.map(({ name }) => name);

const all = [
  place('Café Garden', 'Pune'),
  place('Lotus Lake', 'Ameerpet, Hyderabad'),
  place('Nehru Zoological Park', 'Hyderabad'),
  place('The Old Zoo', 'Mysore'),
  place('శిల్పారామం', 'Hyderabad'),
];

test.each([
  ['zoo', ['Nehru Zoological Park', 'The Old Zoo']],
  ['ZOO', ['Nehru Zoological Park', 'The Old Zoo']],
  ['cafe', ['Café Garden']],
  ['CAFÉ', ['Café Garden']],
  ['neru', ['Nehru Zoological Park']],
  ['zoologcial', ['Nehru Zoological Park']],
  ['lotuslake', ['Lotus Lake']],
  ['hydrabad lake', ['Lotus Lake']],
  ['park hyderabad', ['Nehru Zoological Park']],
  ['శిల్ప', ['శిల్పారామం']],
  ['xyz', []],
  ['   ', names(all)],
])('"%s" finds %j: case, accents and small misspellings are forgiven', (search, found) => {
  expect(names(withWords(all, search))).toEqual(found);
});

test('who begins the words that were typed comes first', () => {
  expect(names(withWords([place('Big Aquazoo'), place('Zoo')], 'zoo'))).toEqual(['Zoo', 'Big Aquazoo']);
});

test('a short word is never taken for a misspelling, and a long one has two errors at most', () => {
  expect([
    isAlmost('zop', 'zoo'),
    isAlmost('park', 'pakr'),
    isAlmost('gardn', 'gardens'),
    isAlmost('hidrabadd', 'hyderabad'),
  ]).toEqual([false, true, true, false]);
});

test('the town of an address is one that we know by any of its names, else what stands last', () => {
  expect(
    ['12 MG Road, Bangalore 560 001', 'Mysore, Karnataka', 'Hyderabad', 'Town hall, Anajpur', ''].map(townOf),
  ).toEqual(['Bengaluru', 'Mysuru', 'Hyderabad', 'Anajpur', '']);
});

test('the nearest towns come first, in the order of before, and unknown towns last', () => {
  const places = [place('A', 'Nowhere'), place('B', 'Delhi'), place('C', 'Hyderabad'), place('D', 'Warangal')];
  expect(names(byDistance(places, [17.4, 78.5]))).toEqual(['C', 'D', 'B', 'A']);
});

test('a position is read to a tenth of a degree, and nonsense is none', () => {
  expect(positionIn('17.38504,78.48667')).toEqual([17.4, 78.5]);
  for (const none of ['', '91,0', '1,181', 'a,b', '17', '1,2,3']) expect(positionIn(none)).toBeNull();
});

test('a cursor goes on after the last place that was shown, whatever was removed or added meanwhile', () => {
  const id = (at: number) => String(at).padStart(26, '0');
  const places = Array.from({ length: 45 }, (_, at) => ({ id: id(at) }));
  const first = placesAfter(places, '');
  expect([first.places.length, first.next]).toEqual([20, `20-${id(19)}`]);
  const cursor = first.next as string;
  expect(placesAfter(places, cursor).places[0]).toEqual({ id: id(20) });
  expect(placesAfter([{ id: 'new' }, ...places], cursor).places[0]).toEqual({ id: id(20) });
  const without = places.filter((one) => one.id !== id(19));
  expect(placesAfter(without, cursor).places[0]).toEqual({ id: id(20) });
  expect(placesAfter(places, `40-${id(39)}`)).toEqual({ places: places.slice(40), next: null });
  expect(placesAfter(places, 'nonsense')).toEqual(first);
});

test('a cursor past the end leads to the last of the places, however few are left', () => {
  const places = Array.from({ length: 41 }, (_, at) => ({ id: `${at}`.padStart(26, '0') }));
  const last = { places: places.slice(40), next: null };
  for (const cursor of [`41-${places[40]?.id}`, `99-${'z'.repeat(26)}`])
    expect(placesAfter(places, cursor)).toEqual(last);
  expect(placesAfter(places, `39-${places[38]?.id}`).places).toEqual(places.slice(39));
  expect(placesAfter(places.slice(0, 5), `99-${'z'.repeat(26)}`).places).toEqual(places.slice(0, 5));
  expect(placesAfter([], `99-${'z'.repeat(26)}`)).toEqual({ places: [], next: null });
});
