import { expect, test } from 'vitest';
import { writeSheet } from './spreadsheet.ts';
import { readTableFile } from './table-file.ts';

const read = (bytes: Uint8Array | string) => readTableFile(new Blob([bytes as BlobPart]));

test('an Excel file is read as people see it: dates as dd/mm/yyyy, amounts as digits, empty rows left out', async () => {
  const file = await writeSheet({
    name: 'Coupons',
    header: ['Code', 'Until', 'Off'],
    rows: [
      ['SAVE10', { day: '2027-12-05' }, { rupees: 1_250_50 }],
      [null, null, null],
    ],
  });
  expect(await readTableFile(file)).toEqual([
    ['Code', 'Until', 'Off'],
    ['SAVE10', '05/12/2027', '1250.5'],
  ]);
});

test('text is read in the three ways in which Windows programs write it', async () => {
  expect(await read('Name\nCafé ₹')).toEqual([['Name'], ['Café ₹']]);
  expect(await read(new Uint8Array([0x43, 0x61, 0x66, 0xe9]))).toEqual([['Café']]);
  expect(await read(new Uint8Array([0xff, 0xfe, 0x5a, 0, 0x6f, 0, 0x6f, 0]))).toEqual([['Zoo']]);
});

test('what is no table, too large or an old Excel file is told in words', async () => {
  await expect(read(new Uint8Array(5_000_001))).rejects.toThrow('This file is too large.');
  await expect(read(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]))).rejects.toThrow('This is a file of an old Excel.');
  await expect(read('PK nothing')).rejects.toThrow('This file could not be read.');
});

test('a small file that would unpack to gigabytes is not unpacked', async () => {
  const bytes = new Uint8Array(100);
  bytes.set([0x50, 0x4b, 3, 4]);
  new DataView(bytes.buffer).setUint32(40, 0x02014b50, true);
  new DataView(bytes.buffer).setUint32(64, 4_000_000_000, true);
  await expect(read(bytes)).rejects.toThrow('This file is too large.');
});
