import type { ImportField } from '#web/console/kit/import/importable.ts';

type Rows = readonly (readonly string[])[];

const plain = (heading: string) =>
  heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

export function matched(headings: readonly string[], fields: readonly ImportField[]): Record<string, number> {
  const columns = headings.map(plain);
  return Object.fromEntries(
    fields.map(({ name, heading, also = [] }) => {
      const names = [heading, ...also, name].map(plain);
      return [name, columns.findIndex((column) => names.includes(column))];
    }),
  );
}

export const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/** Titles and dates above the headings take at most this many rows. */
const ROWS_ABOVE = 20;

/** The one of the first rows that matches the most fields, else the first that is not empty. */
export function headingRow(rows: Rows, fields: readonly ImportField[]): number {
  const named = rows
    .slice(0, ROWS_ABOVE)
    .map((cells) => Object.values(matched(cells, fields)).filter((column) => column >= 0).length);
  const most = Math.max(0, ...named);
  return most > 0 ? named.indexOf(most) : rows.findIndex((cells) => !isBlank(cells));
}
