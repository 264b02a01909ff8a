// @vitest-environment node
import { expect, test } from 'vitest';
import { type Column, cellLooks } from './columns.ts';

test('what is done with a row knows how many such columns follow it, whatever stands between them', () => {
  const column = (id: string, more: Partial<Column<string>> = {}): Column<string> => ({
    id,
    header: id,
    cell: () => id,
    ...more,
  });
  const action = { action: true };
  const columns = [
    column('name'),
    column('fee', { align: 'end' }),
    column('park', { long: true }),
    column('day', { breaks: true }),
    column('used', { align: 'end', breaks: true }),
    column('edit', action),
    column('officers'),
    column('delete', action),
  ];
  expect(columns.map((_, at) => Object.values(cellLooks(columns, at)))).toEqual([
    [undefined],
    ['end'],
    ['long'],
    ['breaks'],
    ['end breaks'],
    ['act', { '--after': 1 }],
    [undefined],
    ['act', { '--after': 0 }],
  ]);
});
