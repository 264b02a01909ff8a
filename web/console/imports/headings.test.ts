// @vitest-environment node
import { expect, test } from 'vitest';
import { text } from '#web/console/kit/import/cells.ts';
import { importFields, must } from '#web/console/kit/import/importable.ts';
import { headingRow, matched } from './headings.ts';

const FIELDS = importFields(
  { name: 'Park Name', location: 'Location' },
  { name: must(text, 'Zoo', 'Park'), location: must(text, 'Pune', 'City') },
);

test('headings may stand below titles and empty rows; without a known one they are the first row that says anything', () => {
  expect(headingRow([['Our parks in Park Town'], [''], ['No.', 'PARK', 'city'], ['1', 'Zoo', 'Pune']], FIELDS)).toBe(2);
  expect(headingRow([['Park'], ['Park Name', 'Location']], FIELDS)).toBe(1);
  expect(headingRow([[''], ['Garten', 'Ort'], ['Zoo', 'Pune']], FIELDS)).toBe(1);
  expect(headingRow([['']], FIELDS)).toBe(-1);
});

test('a heading is known in any case and with any signs between its words', () => {
  expect(matched(['CITY ', 'park_name'], FIELDS)).toEqual({ name: 1, location: 0 });
});
