// @vitest-environment node
import { expect, test } from 'vitest';
import { sheetOf } from './sheet.ts';

test('a sheet has the columns that have a cell in it, in their order, and a row for each row', () => {
  const columns = [
    { id: 'name', header: 'Student', cell: () => '', sheet: ({ name }: Row) => name },
    { id: 'look', header: 'Look', cell: () => '' },
    { id: 'fee', header: 'Fee', cell: () => '', sheet: ({ fee }: Row) => ({ rupees: fee }) },
  ];
  expect(sheetOf('Enrolments', columns, [{ name: 'Asha', fee: 50_00 }])).toEqual({
    name: 'Enrolments',
    header: ['Student', 'Fee'],
    rows: [['Asha', { rupees: 50_00 }]],
  });
});

interface Row {
  name: string;
  fee: number;
}
