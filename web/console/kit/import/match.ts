import { unguarded } from './cells.ts';
import type { ImportField, ImportRow } from './importable.ts';

const plain = (heading: string) => heading.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Says which column of the file is which field: by its heading, forgivingly. -1: none. */
export function matched(headings: readonly string[], fields: readonly ImportField[]): Record<string, number> {
  const columns = headings.map(plain);
  return Object.fromEntries(
    fields.map(({ name, heading, also = [] }) => {
      const names = [heading, ...also, name].map(plain);
      return [name, columns.findIndex((column) => names.includes(column))];
    }),
  );
}

/** The rows below the headings, by fields. */
export const rowsOf = (table: readonly (readonly string[])[], columns: Record<string, number>): ImportRow[] =>
  table.slice(1).map((cells, at) => ({
    place: at + 2,
    state: 'open',
    cells: Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, unguarded(cells[column] ?? '')])),
  }));
