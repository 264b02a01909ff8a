import type { Sheet } from '#web/console/platform/spreadsheet.ts';
import type { Column } from './columns.ts';

/** The table of a report for Excel: those of its columns that have a cell there, in their order. */
export function sheetOf<R>(name: string, columns: readonly Column<R>[], rows: readonly R[]): Sheet {
  const written = columns.flatMap(({ header, sheet }) => (sheet ? [{ header, sheet }] : []));
  return {
    name,
    header: written.map(({ header }) => header),
    rows: rows.map((row) => written.map(({ sheet }) => sheet(row))),
  };
}
