// @vitest-environment node
import readSheet from 'read-excel-file/universal';
import { expect, test } from 'vitest';
import { plainText, type SheetCell, writeSheet } from './spreadsheet.ts';

/** Reads the file cell by cell, as a spreadsheet program does. */
async function readBack(header: string[], rows: SheetCell[][]) {
  const [sheet] = await readSheet(await writeSheet({ name: 'Report', header, rows }));
  return sheet?.data;
}

test('a sheet is read back as it was written: text, counts, rupees and dates', async () => {
  const rows = [['Nehru Zoo', 12, { rupees: 1_25_000_50 }, { day: '2027-01-02' }, null] as SheetCell[]];
  expect(await readBack(['Park', 'Adult', 'Amount', 'Date', 'Note'], rows)).toEqual([
    ['Park', 'Adult', 'Amount', 'Date', 'Note'],
    ['Nehru Zoo', 12, 125_000.5, new Date('2027-01-02T00:00:00.000Z'), null],
  ]);
});

test('a text that a spreadsheet could take for a formula is text with an apostrophe before it, in the head as well', async () => {
  const nasty = ['=1+1', '+91', '-5', '@SUM(A1)', '\tx', '\rx'];
  const rows = nasty.map((text) => [text]);
  const [head, ...read] = (await readBack(['=A1'], rows)) ?? [];
  expect(head).toEqual(["'=A1"]);
  expect(read.slice(0, 4).flat()).toEqual(["'=1+1", "'+91", "'-5", "'@SUM(A1)"]);
  expect(read.slice(4).map(([text]) => String(text).slice(0, 1))).toEqual(["'", "'"]);
  expect(['Zoo = fun', '5-7', ''].map(plainText)).toEqual(['Zoo = fun', '5-7', '']);
});

test('lines in one cell stay lines', async () => {
  expect(await readBack(['Booking'], [['Adult: 2\nChild: 1']])).toEqual([['Booking'], ['Adult: 2\nChild: 1']]);
});

test('a number that only looks like one in text stays text', async () => {
  expect(await readBack(['Mobile'], [['09876543210']])).toEqual([['Mobile'], ['09876543210']]);
});
