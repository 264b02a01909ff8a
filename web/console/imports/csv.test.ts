// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCsv, writeCsv } from './csv.ts';

test('commas, semicolons and tabs separate cells, whichever the first line has most of', () => {
  expect(readCsv('Name,Fee\nZoo,"1,000"')).toEqual([
    ['Name', 'Fee'],
    ['Zoo', '1,000'],
  ]);
  expect(readCsv('Name;Fee;Note\r\nZoo;1.000,50;a, b\r\n')).toEqual([
    ['Name', 'Fee', 'Note'],
    ['Zoo', '1.000,50', 'a, b'],
  ]);
  expect(readCsv('Name\tFee\nZoo, big\t100')).toEqual([
    ['Name', 'Fee'],
    ['Zoo, big', '100'],
  ]);
});

test('what a first line says of the separator counts and is no row; a title above the headings says nothing of it', () => {
  expect(readCsv('sep=;\r\nName;Fee\r\nZoo, big, old, wide;1')).toEqual([
    ['Name', 'Fee'],
    ['Zoo, big, old, wide', '1'],
  ]);
  expect(readCsv('sep=|\nName|Fee').at(0)).toEqual(['Name', 'Fee']);
  expect(readCsv('Price list, 2027\n\nName;Fee\nZoo;1')).toEqual([
    ['Price list, 2027'],
    [''],
    ['Name', 'Fee'],
    ['Zoo', '1'],
  ]);
});

test('lines may end as on any system', () => {
  for (const end of ['\r', '\n', '\r\n'])
    expect(readCsv(['Name,Fee', 'Zoo,1'].join(end))).toEqual([
      ['Name', 'Fee'],
      ['Zoo', '1'],
    ]);
});

test('quotes keep separators, lines and doubled quotes within a cell; a mark of UTF-8 is no letter; empty lines keep their place', () => {
  expect(readCsv('\uFEFFName,Note\n\n"Zoo ""A""","two\nlines"\n , \n')).toEqual([
    ['Name', 'Note'],
    [''],
    ['Zoo "A"', 'two\nlines'],
    [' ', ' '],
  ]);
});

test('what is written is read back, and nothing begins as a formula would', () => {
  const cell = fc
    .string({ minLength: 1 })
    .filter((text) => text.trim() !== '' && !/^[=+\-@\t\r\s']|\r|\uFEFF/.test(text));
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1 }), (rows) => {
      expect(readCsv(writeCsv([['a', 'b'], ...rows])).slice(1)).toEqual(rows);
    }),
  );
  expect(writeCsv([['=1+1', '+91', '-5', '@x']])).toBe("\uFEFF'=1+1,'+91,'-5,'@x\r\n");
});
