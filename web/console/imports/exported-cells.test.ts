// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatClock, formatInstant, parseLocalTime, WEEKDAY_NAMES, WEEKDAYS } from '#contract/kernel/dates/dates.ts';
import { textModel } from '#contract/kernel/fields.ts';
import { formatRupees } from '#contract/kernel/money.ts';
import { writeDay } from '#web/console/kit/dates/typed-day.ts';
import * as cells from '#web/console/kit/import/cells.ts';
import { type SheetCell, writeSheet } from '#web/console/platform/files/spreadsheet.ts';
import { readCsv, writeCsv } from './csv.ts';
import { readTableFile } from './table-file.ts';

const two = (number: number) => String(number).padStart(2, '0');
const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const clock = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map(two).join(':'));
const paise = fc.integer({ min: 0, max: 1_000_000_000 });
const text = fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' }).map((typed) => {
  const { data } = textModel(400).safeParse(typed);
  // write-excel-file loses a text that is called as a member of every object, such as "toString".
  return data && !(data in {}) && !/[\n\t\r]/.test(data) && !cells.isFormulaError(data) ? data : 'Zoo';
});
const mobile = fc.integer({ min: 0, max: 9_999_999_999 }).map((number) => String(number).padStart(10, '0'));

/** A value, its reader, and the ways in which lists, exports and people write it. */
const KINDS: { read: cells.Reader; of: fc.Arbitrary<unknown>; written: (value: never) => SheetCell[] }[] = [
  { read: cells.text, of: text, written: (value: string) => [value] },
  {
    read: cells.whole,
    of: fc.integer({ min: 0, max: 99_999_999 }),
    written: (value: number) => [value, String(value)],
  },
  {
    read: cells.rupees,
    of: paise,
    written: (value: number) => [{ rupees: value }, formatRupees(value), `${value / 100} Rs`],
  },
  {
    read: cells.percent,
    of: fc.integer({ min: 0, max: 10_000 }),
    written: (value: number) => [`${value / 100}%`, value / 100],
  },
  { read: cells.day, of: day, written: (value: string) => [{ day: value }, value, writeDay(value)] },
  { read: cells.time, of: clock, written: (value: string) => [value, formatClock(value)] },
  {
    read: cells.instant,
    of: fc.tuple(day, clock).map(([date, time]) => parseLocalTime(`${date}T${time}`) as Date),
    written: (value: Date) => [formatInstant(value)],
  },
  {
    read: cells.weekdays,
    of: fc.subarray([...WEEKDAYS], { minLength: 1 }),
    written: (value: (typeof WEEKDAYS)[number][]) => [
      value.join(','),
      value.map((one) => WEEKDAY_NAMES[one]).join(', '),
    ],
  },
  {
    read: cells.yesNo,
    of: fc.boolean(),
    written: (value: boolean) => (value ? ['Yes', 'Active'] : ['No', 'In Active']),
  },
  { read: cells.mobile, of: mobile, written: (value: string) => [value, `+91 ${value}`] },
  {
    read: cells.mobiles,
    of: fc.uniqueArray(mobile, { minLength: 1, maxLength: 5 }),
    written: (value: string[]) => [value.join(', '), value.join('\n')],
  },
];

const read = (words: string | undefined, reader: cells.Reader) => {
  const found = reader(cells.unguarded(words ?? ''));
  return 'value' in found ? found.value : found;
};

test('what an export writes to Excel, an import reads back the same', async () => {
  const sample = KINDS.flatMap(({ read: reader, of, written }) =>
    fc
      .sample(of, { numRuns: 20, seed: 2027 })
      .flatMap((value) => written(value as never).map((cell) => ({ value, cell, reader }))),
  );
  const file = await writeSheet({ name: 'Export', header: ['Value'], rows: sample.map(({ cell }) => [cell]) });
  const { rows } = await readTableFile(file);
  expect(rows).toHaveLength(sample.length + 1);
  for (const [at, { value, cell, reader }] of sample.entries())
    expect(read(rows[at + 1]?.[0], reader), JSON.stringify(cell)).toEqual(value);
});

test('what an export writes as text, an import reads back the same', () => {
  for (const { read: reader, of, written } of KINDS)
    fc.assert(
      fc.property(of, (value) => {
        for (const cell of written(value as never)) {
          if (typeof cell !== 'string') continue;
          const [, row] = readCsv(
            writeCsv([
              ['Value', 'Next'],
              [cell, 'x'],
            ]),
          );
          expect(read(row?.[0], reader), cell).toEqual(value);
        }
      }),
    );
});
