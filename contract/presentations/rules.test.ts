import { expect, test } from 'vitest';
import { contrastOfWhite, languagesOfRoom, mapLink, partsOf, pointOf, readableColour } from './rules.ts';

test('a colour on which white words cannot be read becomes darker, by no more than that takes', () => {
  expect(contrastOfWhite('#ffffff')).toBe(1);
  expect(contrastOfWhite('#000000')).toBe(21);
  expect(readableColour('#0e4a3b')).toBe('#0e4a3b');
  for (const colour of ['#f6b02c', '#ffffff', '#00ff00', '#ff0000', '#e91e63', '#777777']) {
    const contrast = contrastOfWhite(readableColour(colour));
    expect([colour, contrast >= 4.5, contrast < 5.2]).toEqual([colour, true, true]);
  }
});

test.each([
  ['Hyderabad', ['te', 'en']],
  ['Shop 4, MG Road, Vijayawada, Andhra Pradesh', ['te', 'en']],
  ['Sector 18, NOIDA', ['hi', 'en']],
  ['Pune', ['en', 'hi']],
  ['', ['en', 'hi']],
])('a waiting room in %j has the languages of that state', (place, languages) => {
  expect(languagesOfRoom([], place)).toEqual(languages);
  expect(languagesOfRoom(['hi', 'te'], place)).toEqual(['hi', 'te']);
});

test('the map is opened at the point, else at name and address', () => {
  expect(pointOf('17.3512, 78.4489')).toEqual({ latitude: 17.3512, longitude: 78.4489 });
  expect(pointOf('-33.9 18.4')).toEqual({ latitude: -33.9, longitude: 18.4 });
  for (const typed of ['', '91, 10', '10, 181', 'Hyderabad', '17.3', '17,35,78']) expect(pointOf(typed)).toBeNull();
  expect(mapLink('17.3512,78.4489', 'Zoo')).toBe('https://www.google.com/maps/search/?api=1&query=17.3512%2C78.4489');
  expect(mapLink('', 'Zoo, "Charminar"')).toContain('query=Zoo%2C%20%22Charminar%22');
});

test('a text keeps its lines, its paragraphs and its lists', () => {
  expect(partsOf('Old trees.\nA lake.\n\nBring:\n- water\n• a hat\n\n<b>Not</b> bold')).toEqual([
    { isList: false, lines: ['Old trees.', 'A lake.'] },
    { isList: false, lines: ['Bring:'] },
    { isList: true, lines: ['water', 'a hat'] },
    { isList: false, lines: ['<b>Not</b> bold'] },
  ]);
  expect(partsOf(' \n\n')).toEqual([]);
});
