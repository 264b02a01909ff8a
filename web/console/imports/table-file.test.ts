// @vitest-environment node
import { expect, test } from 'vitest';
import { writeSheet } from '#web/console/platform/files/spreadsheet.ts';
import { readTableFile } from './table-file.ts';

const read = (bytes: Uint8Array | string) => readTableFile(new Blob([bytes as BlobPart]));

test('an Excel file is read as people see it: dates as dd/mm/yyyy, amounts as digits, empty rows in their place', async () => {
  const file = await writeSheet({
    name: 'Coupons',
    header: ['Code', 'Until', 'Off'],
    rows: [
      ['SAVE10', { day: '2027-12-05' }, { rupees: 1_250_50 }],
      [null, null, null],
    ],
  });
  expect((await readTableFile(file)).rows).toEqual([
    ['Code', 'Until', 'Off'],
    ['SAVE10', '05/12/2027', '1250.5'],
  ]);
});

test('text is read in UTF-8, in UTF-16 both ways with and without its mark, and what is Windows text says so', async () => {
  expect(await read('Name\nCafé ₹')).toEqual({ rows: [['Name'], ['Café ₹']] });
  const windows = await read(new Uint8Array([0x43, 0x61, 0x66, 0xe9]));
  expect(windows).toEqual({ rows: [['Café']], note: expect.stringContaining('Windows-1252') });
  const utf16 = [0x5a, 0, 0x6f, 0, 0x6f, 0, 0x2c, 0, 0x41, 0x0c];
  const swapped = utf16.map((_, at) => utf16[at ^ 1] as number);
  for (const bytes of [utf16, swapped, [0xff, 0xfe, ...utf16], [0xfe, 0xff, ...swapped]])
    expect(await read(new Uint8Array(bytes))).toEqual({ rows: [['Zoo', 'ు']] });
});

test('what is no table, too large or an old Excel file is told in words', async () => {
  await expect(read(new Uint8Array(5_000_001))).rejects.toThrow('This file is too large.');
  await expect(read(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]))).rejects.toThrow('This is a file of an old Excel.');
  const locked = [0xd0, 0xcf, 0x11, 0xe0, ...[...'EncryptedPackage'].flatMap((letter) => [letter.charCodeAt(0), 0])];
  await expect(read(new Uint8Array(locked))).rejects.toThrow('This workbook is protected with a password.');
  await expect(read('PK nothing')).rejects.toThrow('This file could not be read.');
});

test('a small file that would unpack to gigabytes is not unpacked', async () => {
  const bytes = new Uint8Array(100);
  bytes.set([0x50, 0x4b, 3, 4]);
  new DataView(bytes.buffer).setUint32(40, 0x02014b50, true);
  new DataView(bytes.buffer).setUint32(64, 4_000_000_000, true);
  await expect(read(bytes)).rejects.toThrow('This file is too large.');
});
