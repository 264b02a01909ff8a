import type { Column } from '#web/console/kit/tables/columns.ts';
import type { Sheet } from '#web/console/platform/files/spreadsheet.ts';

const isPlain = (said: unknown): said is string | number => typeof said === 'string' || typeof said === 'number';

/** Like `sheetOf`, but columns without an Excel cell export their text. */
export function everythingOf<R>(name: string, columns: readonly Column<R>[], rows: readonly R[]): Sheet {
  const worded = columns.flatMap((column): Column<R>[] => {
    const { action, sheet, cell } = column;
    if (sheet) return [column];
    if (action || !rows.some((row) => isPlain(cell(row)))) return [];
    return [{ ...column, sheet: (row) => (column.blank?.(row) ? null : String(cell(row))) }];
  });
  return sheetOf(name, worded, rows);
}

/** Columns of the full view that have an Excel cell. */
export function sheetOf<R>(name: string, columns: readonly Column<R>[], rows: readonly R[]): Sheet {
  const written = columns.flatMap(({ header, sheet, only }) =>
    sheet && only !== 'compact' ? [{ header, sheet }] : [],
  );
  return {
    name,
    header: written.map(({ header }) => header),
    rows: rows.map((row) => written.map(({ sheet }) => sheet(row))),
  };
}
